/** Who sits where: clockwise from the reader, who is at the bottom left. */
import type { Seat } from '../../contract';

export interface Sides {
  /** From top to bottom. */
  left: Seat[];
  right: Seat[];
}

export function sides(seats: readonly Seat[], me: number | null): Sides {
  const start = Math.max(
    0,
    seats.findIndex((seat) => seat.seat === me),
  );
  const clockwise = [...seats.slice(start), ...seats.slice(0, start)];
  const half = Math.ceil(clockwise.length / 2);
  return { left: clockwise.slice(0, half).reverse(), right: clockwise.slice(half) };
}
