/** Where a lesson stands: how many answers were given says which steps are past. */
import type { LessonPage, LessonStep } from '../../wire/protocol';
import type { Sayable } from '../../words/record';

export type Steps = readonly LessonStep[];

/** The places of the steps that want an answer, in order. */
const owed = (steps: Steps) => steps.flatMap(({ want }, place) => (want.length ? [place] : []));

/** The first step after so many answers. */
export const begins = (steps: Steps, answered: number): number => (answered ? owed(steps)[answered - 1]! + 1 : 0);

/** Where one goes on after an answer was taken back: at its own step, or where the board is first pressed for it. */
export function returns(steps: Steps, answered: number): number {
  const first = begins(steps, answered);
  const last = owed(steps)[answered] ?? steps.length - 1;
  const pressed = steps.slice(first, last).findIndex(({ presses }) => presses);
  return pressed < 0 ? last : first + pressed;
}

/** The step before this one, if no answer lies between them. */
export function before(steps: Steps, answered: number, place: number): number | null {
  const first = begins(steps, answered);
  if (place <= first) return null;
  const pressed = steps.slice(first, place).findIndex(({ presses }) => presses);
  return pressed < 0 ? place - 1 : first + pressed;
}

/** Whether an option is as a pattern says, which says only what matters. */
export const fits = (option: Sayable, pattern: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(pattern).every(
    ([name, value]) => JSON.stringify(option[name as keyof Sayable]) === JSON.stringify(value),
  );

export type { LessonPage, LessonStep };
