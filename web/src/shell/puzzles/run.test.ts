/** Which puzzle comes next. */
import { expect, test } from 'vitest';
import type { PuzzleShelf } from '../../wire/protocol';
import type { State } from './progress';
import { levelOf, nextIn, puzzleAddress, puzzlesIn, runIn, type Run } from './run';

const ALL: Run = { level: null, theme: null };
const shelf: PuzzleShelf = {
  game: 'chess',
  today: 1,
  puzzles: [1300, 1500, 1300, 1900, 1300].map((rating, place) => ({
    number: place + 1,
    mark: `m${place + 1}`,
    goal: { type: 'Mate' },
    rating,
    themes: place % 2 ? ['fork', 'pin'] : ['pin'],
  })),
};
const states =
  (known: Readonly<Record<string, State>>) =>
  (mark: string): State | null =>
    known[mark] ?? null;
const numbers = (run: Run) => puzzlesIn(shelf, run).map(({ number }) => number);

test('a run is by level, by theme, or all', () => {
  expect(numbers(ALL)).toEqual([1, 2, 3, 4, 5]);
  expect(numbers({ level: 0, theme: null })).toEqual([1, 3, 5]);
  expect(numbers({ level: null, theme: 'fork' })).toEqual([2, 4]);
  expect([1100, 1399, 1400, 1700, 1800, 2500].map(levelOf)).toEqual([0, 0, 1, 2, 3, 3]);
});

test('the next one is the next that was not dealt with, and after the last the first again', () => {
  const known = states({ m2: 'first', m3: 'shown', m5: 'solved', m1: 'missed' });
  expect(nextIn(shelf, ALL, 1, known)?.number).toBe(4);
  expect(nextIn(shelf, ALL, 4, known)?.number).toBe(1);
  expect(nextIn(shelf, { level: 0, theme: null }, 1, known)).toBe(null);
  expect(nextIn(shelf, { level: 0, theme: null }, 0, known)?.number).toBe(1);
});

test('at one’s own level the nearest to what is believed of one comes first', () => {
  const mine: Run = { level: 'mine', theme: null };
  expect(numbers(mine)).toEqual([1, 2, 3, 4, 5]);
  expect([1000, 1450, 1750, 3000].map((points) => nextIn(shelf, mine, 0, states({}), points)?.number)).toEqual([
    1, 2, 4, 4,
  ]);
  expect(nextIn(shelf, mine, 2, states({}), 1500)?.number).toBe(1);
  expect(nextIn(shelf, mine, 4, states({ m2: 'first' }), 1900)?.number).toBe(1);
});

test('an address names a run, and what it does not know is not wanted', () => {
  for (const run of [
    ALL,
    { level: 2, theme: null },
    { level: 'mine', theme: null },
    { level: null, theme: 'fork' },
  ] as const)
    expect(runIn(new URL(puzzleAddress('chess', 7, run), 'https://x').search)).toEqual(run);
  expect(runIn('?level=9&theme=')).toEqual(ALL);
});
