/** Which rows of a board are seen. */
import { expect, test } from 'vitest';
import type { BoardRow } from '../../wire/protocol';
import { shown } from './rows';

const row = (place: number, me = false) => ({ place, me, table: String(place) }) as BoardRow;
const rows = (places: readonly number[], mine: number | null) => places.map((place) => row(place, place === mine));
const seen = (found: ReturnType<typeof shown>) =>
  found.map((each) => ('gap' in each ? `+${each.gap}` : each.row.place));

test('a short board is seen whole', () => {
  expect(seen(shown(rows([1, 2, 2, 4], 4), false))).toEqual([1, 2, 2, 4]);
});

test('of a long one the best, a gap, and who is around the reader', () => {
  const many = [...Array.from({ length: 20 }, (_, index) => index + 1), 38, 39, 40, 41, 42, 43, 44];
  expect(seen(shown(rows(many, 41), false))).toEqual([1, 2, 3, 4, 5, '+34', 40, 41, 42]);
  expect(seen(shown(rows(many, 41), true))).toEqual([...many.slice(0, 20), '+17', ...many.slice(20)]);
});

test('whoever stands among the best sees no gap', () => {
  const many = Array.from({ length: 20 }, (_, index) => index + 1);
  expect(seen(shown(rows(many, 3), false))).toEqual([1, 2, 3, 4, 5]);
  expect(seen(shown(rows(many, 6), false))).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test('who is on no board sees the best', () => {
  expect(
    seen(
      shown(
        rows(
          Array.from({ length: 20 }, (_, index) => index + 1),
          null,
        ),
        false,
      ),
    ),
  ).toHaveLength(9);
});

test('who is kept apart leaves no gap that could be read', () => {
  expect(seen(shown(rows([1, 3, 4], 3), false))).toEqual([1, 3, 4]);
});
