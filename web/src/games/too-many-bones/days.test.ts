/** An adventure day by day, and where it turned. */
import { expect, test } from 'vitest';
import { daysOf, turnOf } from './days';
import { moments } from './moments';
import type { Event } from './records';

const { view: shown } = moments.get('telling')![0]!;
const party = [0, 1].map((seat) => ({ ...shown.gearlocs[0]!, seat, hp: 4 }));
const view = { ...shown, gearlocs: party };
const log: Event[] = [
  { type: 'DayBegan', day: 1, days: 3 },
  { type: 'Damaged', unit: 0, name: 'patches', lost: 2, left: 3, cause: 'attack' },
  { type: 'Damaged', unit: 5, name: 'whelp', lost: 1, left: 0, cause: 'attack' },
  { type: 'ProgressMade', gained: 1, total: 1 },
  { type: 'DayBegan', day: 2, days: 3 },
  { type: 'Rested', seat: 0, hp: 5 },
  { type: 'DayBegan', day: 3, days: 3 },
  { type: 'KnockedOut', seat: 1 },
];

test('health and progress are told by the evening of each day', () => {
  expect(daysOf(view, log).map(({ progress, hp, down }) => [progress, hp, down])).toEqual([
    [1, 7, []],
    [1, 9, []],
    [1, 5, [1]],
  ]);
});

test('it turned in the battle that was lost last, or on the days without progress', () => {
  const lost = daysOf(view, [...log, { type: 'BattleLost' }]);
  expect(turnOf(lost)).toEqual({ key: 'board.end_wrong_battle', days: [3], who: [1] });
  expect(turnOf(daysOf(view, log))).toEqual({ key: 'board.end_wrong_days', days: [2, 3], who: [] });
  expect(turnOf(daysOf(view, log.slice(0, 4)))).toBeNull();
});
