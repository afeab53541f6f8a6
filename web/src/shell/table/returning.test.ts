/** The end says who plays again, and of how many. */
import { expect, test } from 'vitest';
import { returning } from './returning';

const person = (seat: number, again = false) => ({ seat, kind: 'person' as const, again });
const bot = (seat: number) => ({ seat, kind: 'bot' as const, again: false });

test('the others who have gone are named, and counted among the people', () => {
  expect(returning([person(0), person(1, true), bot(2), person(3)], 0)).toEqual({ seats: [1], count: 1, all: 3 });
});

test('whoever has gone is counted, and not told of themselves', () => {
  expect(returning([person(0, true), person(1, true)], 0)).toEqual({ seats: [1], count: 2, all: 2 });
});

test('who looks on is told of all', () => {
  expect(returning([person(0, true), person(1, true)], null).seats).toEqual([0, 1]);
});
