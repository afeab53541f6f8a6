/** How much is left of a time that runs, as the plate draws it. */
import type { SeatClock } from '../../../wire/protocol';
import { endOf, SHORT } from '../runningOut';

/** What a sand timer holds, and what is drawn of any clock, in seconds. */
const HELD = 30;

/** What is left of the last half minute; nothing before that begins, or where no time runs. */
export function lastOfIt(clock: SeatClock, now: number): { left: number; short: boolean } | null {
  const seconds = endOf(clock) - now;
  return seconds > HELD ? null : { left: Math.max(0, seconds / HELD), short: seconds <= SHORT };
}
