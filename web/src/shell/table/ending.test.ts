import { expect, test } from 'vitest';
import { isTieBroken } from './ending';

const ended = (places: number[], scores: number[]) => isTieBroken({ ending: 'end', places, scores });

test('a tie is broken where one of equal scores comes before the other', () => {
  expect(ended([1, 2, 3], [9, 9, 4])).toBe(true);
  expect(ended([3, 1, 2], [4, 9, 4])).toBe(true);
});

test('who shares a place, or has another score, breaks no tie', () => {
  expect(ended([1, 1, 3], [9, 9, 4])).toBe(false);
  expect(ended([1, 2], [9, 8])).toBe(false);
});
