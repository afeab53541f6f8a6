import { expect, test } from 'vitest';
import { opening } from './opening';

const side = 44;

test.each([
  [390, 60],
  [390, 200],
  [390, 380],
  [760, 40],
  [760, 400],
])('in a frame of %i pixels the porthole of a robot at %i and its words stay inside', (width, x) => {
  const size = Math.min(200, width * 0.46);
  const place = opening({ x, y: 300, side }, size, { x: width, y: 500 });
  expect(place.x).toBeGreaterThanOrEqual(0);
  expect(place.x + size).toBeLessThanOrEqual(width);
  const middle = place.x + size / 2;
  expect(place.room).toBeGreaterThanOrEqual(280);
  expect(place.left ? middle - place.room : width - middle - place.room).toBeGreaterThanOrEqual(0);
});

test('where there is room it lies over what happens', () => {
  expect(opening({ x: 400, y: 300, side }, 200, { x: 900, y: 700 }).x).toBeCloseTo(400 + side * 1.4 - 100);
});
