/** The way of a program over the floor: what the robot drives, what the board carries, where each register ends. */
import type { Actor } from '../reel/stage';
import type { Direction, Walk } from '../view';
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

export interface Way {
  legs: Leg[];
  stops: Stop[];
}

/** The way from a place, register by register; it ends where the robot is lost. */
export function wayOf(start: Point, walks: readonly Walk[], first: number, width: number): Way {
  const way: Way = { legs: [], stops: [] };
  let here = heart(start);
  for (const [index, walk] of walks.entries()) {
    for (const [squares, carried] of [
      [walk.moved, false],
      [walk.carried, true],
    ] as const)
      for (const square of squares) {
        if (square < 0) continue;
        const to = heart(cell(square, width));
        way.legs.push({ from: here, to, carried });
        here = to;
      }
    const lost = walk.square < 0;
    if (!lost) here = heart(cell(walk.square, width));
    way.stops.push({ register: first + index, at: here, facing: walk.facing, damage: walk.damage, lost });
    if (lost) break;
  }
  return way;
}

/** The robot's own way so far, and that of the card the reader looks at. */
export function waysOf(actor: Actor, looked: Walk | null, width: number): { way: Way; more: Way | null } {
  const way = wayOf(actor.at ?? { x: 0, y: 0 }, actor.trace, 1, width);
  const last = actor.trace.at(-1);
  const from = last && last.square >= 0 ? cell(last.square, width) : actor.at;
  const more =
    looked && from && (!last || last.square >= 0) ? wayOf(from, [looked], actor.trace.length + 1, width) : null;
  return { way, more };
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
