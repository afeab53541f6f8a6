/** The cars grow round by round, and salvage finishes them. */
import { expect, test } from 'vitest';
import { moments } from '../moments';
import type { Event } from '../records';
import { growthOf } from './growth';

test('the parts of a car are counted after every round, and at the end as it stands', () => {
  const seat = { ...moments[0]!.view.seats[0]!, seat: 0 };
  const log = [
    { type: 'RoundBegan', round: 1 },
    { type: 'PartBuilt', seat: 0 },
    { type: 'PartBuilt', seat: 0 },
    { type: 'RoundBegan', round: 2 },
    { type: 'PartDismantled', seat: 0 },
    { type: 'PartBuilt', seat: 1 },
    { type: 'LastRoundEnded' },
    { type: 'SalvageAdded', seat: 0 },
  ] as unknown as Event[];
  expect(growthOf([{ ...seat, car: { ...seat.car, size: 7 } }], log).get(0)).toEqual([0, 2, 1, 7]);
});
