/** Where scores stand among all. */
import { expect, test } from 'vitest';
import { columnsOf, type Mark } from './spread';

const mark = (number: number, me = false): Mark => ({ number, name: String(number), handle: null, me });
const bars = (...numbers: number[]) => numbers.map((number) => ({ number, count: number }));

test('few numbers have a column each, and what nobody reached is seen as nothing', () => {
  const found = columnsOf({ bars: bars(3, 4, 6), marks: [mark(4, true)] });
  expect(found.map(({ from, to, count }) => [from, to, count])).toEqual([
    [3, 3, 3],
    [4, 4, 4],
    [5, 5, 0],
    [6, 6, 6],
  ]);
  expect(found.map(({ marks }) => marks.length)).toEqual([0, 1, 0, 0]);
});

test('of many numbers some share a column, and nobody is lost or counted twice', () => {
  const all = bars(...Array.from({ length: 140 }, (_, index) => index - 20));
  const marks = [mark(-20), mark(119, true), mark(50)];
  const found = columnsOf({ bars: all, marks });
  expect(found.length).toBeLessThanOrEqual(24);
  expect(found.reduce((sum, { count }) => sum + count, 0)).toBe(all.reduce((sum, { count }) => sum + count, 0));
  expect(found.flatMap((column) => column.marks)).toHaveLength(marks.length);
});

test('where all have the same there is one column', () => {
  expect(columnsOf({ bars: bars(7), marks: [] })).toHaveLength(1);
});
