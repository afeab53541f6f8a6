/** When the time of a seat is over. */
import type { SeatClock } from '../../wire/protocol';

/** From here on it is short, in seconds. */
export const SHORT = 10;

/** When a clock or its sand runs out, whichever is first; never, if none runs. */
export const endOf = ({ until, sand }: SeatClock): number => Math.min(until ?? Infinity, sand ?? Infinity);
