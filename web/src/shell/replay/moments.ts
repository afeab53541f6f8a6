/** Finding one's way along a film: turns, and the moments that concern a seat. */
import type { Film, Moment } from '../../wire/protocol';
import { isRecord, type Sayable } from '../../words/record';
import type { Segment } from '../../words/speaker';

export const happened = (film: Film, number: number): readonly Sayable[] =>
  film.events.slice(film.moments[number - 1]?.events ?? 0, film.moments[number]?.events ?? 0);

/** Whether a turn begins: the round is another; in a game that counts none, somebody else must decide. */
function opens(before: Moment, now: Moment): boolean {
  if (now.round !== null) return now.round !== before.round;
  return now.pending.length > 0 && now.pending.join() !== before.pending.join();
}

export function nextTurn({ moments }: Film, from: number): number {
  for (let number = from + 1; number < moments.length; number++)
    if (opens(moments[number - 1]!, moments[number]!)) return number;
  return moments.length - 1;
}

/** The beginning of this turn, or of the one before if this is where it begins. */
export function lastTurn({ moments }: Film, from: number): number {
  for (let number = from - 1; number > 0; number--) if (opens(moments[number - 1]!, moments[number]!)) return number;
  return 0;
}

/** Whether what happened names this seat or one of its robots. */
export function names(event: Sayable, seat: number, robots: readonly number[], said: readonly Segment[]): boolean {
  if (event.seat === seat || Object.values(event).some((value) => isRecord(value) && value.seat === seat)) return true;
  return said.some(
    ({ kind, values }) =>
      (kind === 'seat' && values?.includes(seat)) ||
      (kind === 'robot' && values?.some((value) => robots.includes(Number(value)))),
  );
}

/** The next moment at which this seat was asked something, or something was done to it or by it; else none. */
export function nextOwn(
  film: Film,
  from: number,
  seat: number,
  robots: readonly number[],
  say: (event: Sayable) => readonly Segment[],
): number | null {
  for (let number = from + 1; number < film.moments.length; number++) {
    if (film.moments[number]!.asked) return number;
    if (happened(film, number).some((event) => names(event, seat, robots, say(event)))) return number;
  }
  return null;
}

/** The moment of another point of view at the same time; the last one where time is not told. */
export function sameTime(film: Film, answer: number | null): number {
  const last = film.moments.length - 1;
  if (answer === null) return last;
  const later = film.moments.findIndex((moment) => moment.answer !== null && moment.answer > answer);
  return later === -1 ? last : later - 1;
}
