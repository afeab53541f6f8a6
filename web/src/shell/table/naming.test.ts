import { expect, test } from 'vitest';
import { occasion } from './naming';

const nothing = new Set<string>();

test('nobody is asked for a name before the first turn is over, or where there are no turns', () => {
  expect(occasion(nothing, 1, false)).toBeNull();
  expect(occasion(nothing, null, false)).toBeNull();
});

test('one is asked after the first turn, once more at the end, and never again', () => {
  expect(occasion(nothing, 2, false)).toBe('turn');
  expect(occasion(new Set(['turn']), 3, false)).toBeNull();
  expect(occasion(new Set(['turn']), 9, true)).toBe('end');
  expect(occasion(new Set(['turn', 'end']), 2, false)).toBeNull();
  expect(occasion(new Set(['turn', 'end']), 2, true)).toBeNull();
});

test('who was asked at the end of a short game is not asked in the next one', () => {
  expect(occasion(nothing, 1, true)).toBe('end');
  expect(occasion(new Set(['end']), 2, false)).toBeNull();
});
