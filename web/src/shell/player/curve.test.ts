import { expect, test } from 'vitest';
import { drawn, HEIGHT, WIDTH } from './curve';

const points = (...values: number[]) => values.map((each, index) => ({ ended: index, points: each, give: 100 }));
const numbers = (path: string) => path.match(/[\d.]+/g)!.map(Number);

test('one match is no curve', () => {
  expect(drawn({ points: [] })).toBeNull();
  expect(drawn({ points: points(1500) })).toBeNull();
});

test('a curve stays in its picture, and what is higher is drawn higher', () => {
  for (const values of [
    [1500, 1500],
    [1500, 1560, 1490],
    [900, 2400, 1500, 1501],
  ]) {
    const { line, band, grid } = drawn({ points: points(...values) })!;
    const at = numbers(line);
    at.forEach((each, index) => {
      expect(each).toBeGreaterThanOrEqual(0);
      expect(each).toBeLessThanOrEqual(index % 2 ? HEIGHT : WIDTH);
    });
    const heights = at.filter((_, index) => index % 2);
    const [best, worst] = [Math.max(...values), Math.min(...values)].map((each) => heights[values.indexOf(each)]!);
    expect(best! <= worst!).toBe(true);
    expect(numbers(band)).toHaveLength(4 * values.length);
    expect(grid.length).toBeGreaterThan(0);
    expect(grid.length).toBeLessThan(7);
  }
});
