/** The path of a program over the floor: what the robot drives, what the board carries, where each register ends. */
import type { Actor } from './stage';
import type { Way } from '../records';
import type { Direction } from '../view';
import { cell, heart, type Point } from './geometry';

export interface Leg {
  from: Point;
  to: Point;
  carried: boolean;
}

export interface Stop {
  register: number;
  at: Point;
  facing: Direction;
  damage: number;
  lost: boolean;
}

export interface Path {
  legs: Leg[];
  stops: Stop[];
}

/** The register in which a robot that goes these ways is lost, if it is. */
export function lostIn(ways: readonly Way[] | undefined): number | null {
  const index = ways?.findIndex(({ square }) => square === null) ?? -1;
  return index < 0 ? null : index + 1;
}

/** The path from a place, register by register; it ends where the robot is lost. */
export function pathOf(start: Point, ways: readonly Way[], first: number, width: number): Path {
  const path: Path = { legs: [], stops: [] };
  let here = heart(start);
  for (const [index, way] of ways.entries()) {
    for (const [squares, carried] of [
      [way.moved, false],
      [way.carried, true],
    ] as const)
      for (const square of squares) {
        const to = heart(cell(square, width));
        path.legs.push({ from: here, to, carried });
        here = to;
      }
    if (way.square !== null) here = heart(cell(way.square, width));
    const lost = way.square === null;
    path.stops.push({ register: first + index, at: here, facing: way.facing, damage: way.damage, lost });
    if (lost) break;
  }
  return path;
}

/** Where the robot's program takes it so far, and where the card would that the reader looks at. */
export function pathsOf(
  { at }: Actor,
  route: readonly Way[],
  looked: Way | null,
  width: number,
): { path: Path; more: Path | null } {
  const path = pathOf(at ?? { x: 0, y: 0 }, route, 1, width);
  const last = route.at(-1);
  const from = last ? last.square !== null && cell(last.square, width) : at;
  return { path, more: looked && from ? pathOf(from, [looked], route.length + 1, width) : null };
}

/** The corners of a square, where stops lie that share it with each other or with the robot. */
const CORNERS = [
  [-20, -19],
  [20, -19],
  [20, 19],
  [-20, 19],
  [0, -22],
] as const;

/** Stops lie in the middle of their square, or round it where it is taken. */
export function spread(stops: readonly Stop[], robot: Point): (Stop & { shift: Point })[] {
  const key = ({ x, y }: Point) => `${x} ${y}`;
  const end = stops.at(-1)?.at;
  const shared = (at: Point) =>
    key(at) === key(robot) ||
    (end && key(at) === key(end)) ||
    stops.filter((stop) => key(stop.at) === key(at)).length > 1;
  const seen = new Map<string, number>();
  return stops.map((stop) => {
    const many = seen.get(key(stop.at)) ?? 0;
    seen.set(key(stop.at), many + 1);
    const [x, y] = shared(stop.at) ? CORNERS[many % CORNERS.length]! : [0, 0];
    return { ...stop, shift: { x, y } };
  });
}
