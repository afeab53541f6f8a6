/** What the points are made of, and how they grew. */
import { expect, test } from 'vitest';
import { curvesOf, sourcesOf } from './points';
import { moments } from './moments';
import type { Event } from './records';

const [camille, tom] = moments.over!.view.robots;

test('gears of the own colour, Jollys among them, count apart from three-point gears and the others', () => {
  expect(sourcesOf({ ...camille!, number: 4, circuit: [4, 4, 9, 10, 1, 7] })).toEqual({ own: 3, three: 1, others: 2 });
});

test('points grow by what is made safe, shrink by what a defender takes, and end as they were counted', () => {
  const log: Event[] = [
    { type: 'RoundBegan', round: 1 },
    { type: 'Assembled', seat: 0, robot: 4, gears: [4, 1] },
    { type: 'RoundBegan', round: 2 },
    { type: 'TollTaken', seat: 1, robot: 1, attacker: 4, gear: 4, place: 'circuit' },
    { type: 'TollTaken', seat: 1, robot: 1, attacker: 4, gear: 2, place: 'robot' },
    { type: 'RoundBegan', round: 3 },
  ];
  const curves = curvesOf([camille!, tom!], log);
  expect(curves.get(4)).toEqual([0, 3, 1, camille!.points]);
  expect(curves.get(1)).toEqual([0, 0, 0, tom!.points]);
});
