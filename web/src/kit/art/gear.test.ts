/** Gears are true gears: right count of teeth, involute flanks, and two of one module mesh. */
import { expect, test } from 'vitest';
import { gear, halfTooth, module, polygon } from './gear';

const points = (path: string) =>
  [...path.matchAll(/(?<=[ML])(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);

test('a gear has its teeth and stays within its radius', () => {
  const path = gear({ teeth: 12, radius: 48, pressure: 22, depth: 0.76 });
  expect(path.match(/A48 48/g)).toHaveLength(12);
  for (const [x, y] of points(path)) expect(Math.hypot(x, y)).toBeLessThanOrEqual(48.01);
});

test('flanks follow the involute of the base circle', () => {
  const shape = { teeth: 14, radius: 40, pressure: 20 };
  const pitch = (module(shape) * shape.teeth) / 2;
  expect(halfTooth(shape, pitch)).toBeCloseTo(Math.PI / 28, 10);
  const base = pitch * Math.cos((20 * Math.PI) / 180);
  const unrolled = (distance: number) => {
    const angle = Math.acos(base / distance);
    return halfTooth(shape, distance) + Math.tan(angle) - angle;
  };
  expect(unrolled(38)).toBeCloseTo(unrolled(36), 10);
});

test('at the pitch circle a tooth is as wide as the gap of a gear of the same module', () => {
  const big = { teeth: 14, radius: 5.2 * 7.8, depth: 0.8 };
  const small = { teeth: 9, radius: 5.2 * 5.3, depth: 0.8 };
  expect(module(big)).toBeCloseTo(module(small), 10);
  const tooth = 2 * halfTooth(big, 5.2 * 7) * 5.2 * 7;
  const gap = ((2 * Math.PI) / 9 - 2 * halfTooth(small, 5.2 * 4.5)) * 5.2 * 4.5;
  expect(tooth).toBeCloseTo(gap, 10);
});

test('a star has twice the corners of its polygon', () => {
  expect(points(polygon(5, 17))).toHaveLength(5);
  expect(points(polygon(5, 18, 8))).toHaveLength(10);
});
