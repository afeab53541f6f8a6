/** How far somebody has come with the lessons of a game. */
import type { LessonCard } from '../../wire/protocol';

/** The lessons that have something to teach: who has played a whole match of a game needs its first one no more. */
export const useful = (lessons: readonly LessonCard[], finished: ReadonlySet<string>): readonly LessonCard[] =>
  lessons.filter(({ game, number, step }) => step !== null || number > 1 || !finished.has(game));

/** The lesson to go on with: one that was left, else the first that was never done; none once all are. */
export const nextOf = (lessons: readonly LessonCard[]): LessonCard | null =>
  lessons.find(({ step }) => step !== null) ?? lessons.find(({ done }) => !done) ?? null;

/** The lesson that a lobby leads to: one that was left, else the next of the games that are played here, else of any. */
export function suggested(lessons: readonly LessonCard[], played: readonly string[]): LessonCard | null {
  const left = lessons.find(({ step }) => step !== null);
  const open = lessons.filter(({ done }) => !done);
  return left ?? open.find(({ game }) => played.includes(game)) ?? open[0] ?? null;
}
