/** How far somebody has come with the lessons of a game. */
import type { LessonCard } from '../../wire/protocol';

/** The lesson to go on with: one that was left, else the first that was never done; none once all are. */
export const nextOf = (lessons: readonly LessonCard[]): LessonCard | null =>
  lessons.find(({ step }) => step !== null) ?? lessons.find(({ done }) => !done) ?? null;
