import { expect, test } from 'vitest';
import { bars } from './graph';

test('the tallest day fills the box, an empty one is nothing, and a small one is still seen', () => {
  const [most, none, few] = bars([1000, 0, 1], 90, 30);
  expect(most).toMatchObject({ x: 0, y: 0, height: 30 });
  expect(none!.height).toBe(0);
  expect(few!.height).toBeGreaterThan(1);
  expect(few!.x + few!.width).toBeLessThanOrEqual(90);
});

test('a house without a day has no bars, and one without anything has flat ones', () => {
  expect(bars([], 90, 30)).toEqual([]);
  expect(bars([0, 0], 90, 30).every(({ height }) => height === 0)).toBe(true);
});
