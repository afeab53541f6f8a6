/** Whether the people at a table would end their match where it stands, unfinished or drawn: it is, once all agree. */
import type { SeatState } from '../../wire/protocol';

/** How a match ends that all agree to end: unfinished, or as a draw. */
export type Ending = 'stop' | 'draw';

const haveASay = (seats: readonly SeatState[]) => seats.filter(({ stops }) => stops !== null);

/** The seat that asks the reader, who holds these, whether to stop; none if nobody does or they have agreed. */
export function asks(seats: readonly SeatState[], own: readonly number[]): number | null {
  const said = haveASay(seats);
  const mine = said.filter(({ seat }) => own.includes(seat));
  if (!mine.length || mine.some(({ stops }) => stops)) return null;
  return said.find(({ stops }) => stops)?.seat ?? null;
}

/** Whether who sits there, and asks, offers a draw. */
export const offersDraw = (seats: readonly SeatState[], asking: number): boolean =>
  seats.some(({ seat, draws }) => seat === asking && draws);

/** Whether nobody else need be asked. */
export const decideAlone = (seats: readonly SeatState[], own: readonly number[]): boolean =>
  haveASay(seats).every(({ seat }) => own.includes(seat));

/** Whether a match that has no end was ended so. */
export const agreed = (seats: readonly SeatState[]): boolean => {
  const said = haveASay(seats);
  return said.length > 0 && said.every(({ stops }) => stops);
};
