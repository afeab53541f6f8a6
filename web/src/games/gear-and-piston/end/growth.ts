/** How the cars grew round by round: the parts of each after every round, and at the end with salvage. */
import type { Event } from '../records';
import type { SeatView } from '../view';

export function growthOf(seats: readonly SeatView[], log: readonly Event[]): Map<number, readonly number[]> {
  const curves = new Map(seats.map(({ seat }): [number, number[]] => [seat, [0]]));
  const now = new Map<number, number>();
  const note = () => {
    for (const [seat, curve] of curves) curve.push(now.get(seat) ?? 0);
  };
  for (const event of log) {
    if (event.type === 'RoundBegan' && event.round > 1) note();
    if (event.type === 'LastRoundEnded') note();
    if (event.type === 'PartBuilt') now.set(event.seat, (now.get(event.seat) ?? 0) + 1);
    if (event.type === 'PartDismantled') now.set(event.seat, (now.get(event.seat) ?? 0) - 1);
  }
  for (const { seat, car } of seats) curves.get(seat)!.push(car.size);
  return curves;
}
