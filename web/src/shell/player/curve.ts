/** A rating's curve as it is drawn: match after match, with the band in which the truth most likely lies. */
import type { Curve } from '../../wire/protocol';

export const WIDTH = 400;
export const HEIGHT = 190;
const LEFT = 44;
const RIGHT = 12;
const TOP = 10;
const BOTTOM = 26;
const LINES = 4;
/** Points between two lines of the ground. */
const STEPS = [20, 50, 100, 200, 400, 1000];

export interface Drawn {
  line: string;
  band: string;
  last: { x: number; y: number };
  grid: { y: number; points: number }[];
}

export function drawn({ points }: Curve): Drawn | null {
  if (points.length < 2) return null;
  const low = Math.min(...points.map((each) => each.points - each.give / 2));
  const high = Math.max(...points.map((each) => each.points + each.give / 2));
  const step = STEPS.find((each) => (high - low) / each <= LINES) ?? STEPS.at(-1)!;
  const span = Math.max(high - low, step);
  const x = (index: number) => round(LEFT + (index / (points.length - 1)) * (WIDTH - LEFT - RIGHT));
  const y = (value: number) => {
    const inside = Math.min(Math.max(value, low), low + span);
    return round(HEIGHT - BOTTOM - ((inside - low) / span) * (HEIGHT - TOP - BOTTOM));
  };
  const path = (values: readonly number[]) => values.map((value, index) => `${x(index)} ${y(value)}`);
  const upper = path(points.map((each) => each.points + each.give / 2));
  const lower = path(points.map((each) => each.points - each.give / 2));
  const first = Math.ceil(low / step) * step;
  const count = Math.floor((low + span - first) / step) + 1;
  return {
    line: `M${path(points.map((each) => each.points)).join('L')}`,
    band: `M${[...upper, ...lower.reverse()].join('L')}Z`,
    last: { x: x(points.length - 1), y: y(points.at(-1)!.points) },
    grid: Array.from({ length: count }, (_, index) => ({ y: y(first + index * step), points: first + index * step })),
  };
}

const round = (value: number) => Math.round(value * 10) / 10;
