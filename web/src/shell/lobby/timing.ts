/** The clocks that a new table may have, and how long it waits for who is not there. */
import type { Away, Clock } from '../../wire/protocol';
import type { ShellKey } from '../../words/words.svelte';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const move = (seconds: number): Clock => ({ kind: 'move', seconds, increment: 0, expiry: 'default' });
const bank = (seconds: number, increment: number): Clock => ({ kind: 'bank', seconds, increment, expiry: 'default' });

export const LIVE: readonly Clock[] = [
  move(30),
  move(MINUTE),
  move(3 * MINUTE),
  bank(5 * MINUTE, 10),
  bank(15 * MINUTE, 15),
  bank(30 * MINUTE, 30),
];
export const OVER_DAYS: readonly Clock[] = [
  move(12 * HOUR),
  move(DAY),
  move(3 * DAY),
  move(7 * DAY),
  bank(3 * DAY, 12 * HOUR),
];

export const AWAY: readonly Away[] = [
  { bot: 'at-once', seconds: HOUR },
  ...[2 * MINUTE, 10 * MINUTE, HOUR, DAY, 3 * DAY].map((seconds): Away => ({ bot: 'after', seconds })),
  { bot: 'never', seconds: HOUR },
];

/** By how many minutes those who look on may be late. */
export const DELAYS: readonly number[] = [2, 5, 10, 15, 30, 60];

export type Pace = 'none' | 'live' | 'days';

/** The clock of each pace, before anybody chooses a finer one. */
export const PACES: Readonly<Record<Pace, Clock | null>> = { none: null, live: move(3 * MINUTE), days: move(DAY) };

export const paceOf = (clock: Clock | null): Pace =>
  clock === null ? 'none' : clock.seconds < 12 * HOUR ? 'live' : 'days';

type Say = (key: ShellKey, fields: Readonly<Record<string, unknown>>) => string;

/** How much time a clock gives. */
export const saidClock = ({ kind, seconds, increment }: Clock, t: Say): string =>
  t(kind === 'move' ? 'lobby.clock_move' : 'lobby.clock_bank', {
    time: spoken(seconds, t),
    more: spoken(increment, t),
  });

/** A round span of time in one unit. */
export function spoken(seconds: number, t: Say): string {
  if (seconds >= DAY) return t('span.days', { count: seconds / DAY });
  if (seconds >= HOUR) return t('span.hours', { count: seconds / HOUR });
  if (seconds >= MINUTE) return t('span.minutes', { count: seconds / MINUTE });
  return t('span.seconds', { count: seconds });
}
