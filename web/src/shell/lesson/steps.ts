/** Where a lesson stands: how many answers were given says which steps are past. */
import type { LessonPage, LessonStep } from '../../wire/protocol';
import type { Sayable } from '../../words/record';

export type Steps = readonly LessonStep[];
type Pattern = Readonly<Record<string, unknown>>;

/** For every answer that is wanted, in order: the place of its step, and the first that will do. */
const owed = (steps: Steps) =>
  steps.flatMap(({ want: [first], then }, place) =>
    first ? [first, ...then].map((pattern) => ({ place, pattern })) : [],
  );

/** How many answers a lesson asks for. */
export const answers = (steps: Steps): number => owed(steps).length;

/** The first step after so many answers; the same one as long as the board still answers by its touch. */
export function begins(steps: Steps, answered: number): number {
  const all = owed(steps);
  if (answered > all.length) return steps.length;
  const [last, next] = [all[answered - 1], all[answered]];
  if (!last) return 0;
  return last.place === next?.place ? last.place : last.place + 1;
}

/** What will do for the next answer, if this step is the one that wants it. */
export function taught(steps: Steps, answered: number, place: number): Pattern | null {
  const next = owed(steps)[answered];
  return next?.place === place ? next.pattern : null;
}

/** Where one goes on after an answer was taken back: at its own step, or where the board is first pressed for it. */
export function returns(steps: Steps, answered: number): number {
  const first = begins(steps, answered);
  const last = owed(steps)[answered]?.place ?? steps.length - 1;
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
export const fits = (option: Sayable, pattern: Pattern): boolean =>
  Object.entries(pattern).every(
    ([name, value]) => JSON.stringify(option[name as keyof Sayable]) === JSON.stringify(value),
  );

export type { LessonPage, LessonStep };
