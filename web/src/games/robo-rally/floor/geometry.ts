/** The grid of the factory in drawing units. */
import type { CourseView, Direction, Square, SquareView } from '../view';

/** The side of a square. */
export const SIDE = 48;

export const STEPS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

export const DIRECTIONS = [0, 1, 2, 3] as const;

export interface Point {
  x: number;
  y: number;
}

/** Column and row of a square, from 0. */
export const cell = (square: Square, width: number): Point => ({ x: square % width, y: Math.floor(square / width) });

/** The middle of a column and row. */
export const heart = ({ x, y }: Point): Point => ({ x: x * SIDE + SIDE / 2, y: y * SIDE + SIDE / 2 });

/** A middle that is moved away from both ends of a frame as far as what lies round it reaches. */
export const inside = (middle: number, length: number, reach: number): number =>
  Math.max(reach, Math.min(middle, length - reach));

const OPPOSITE = [2, 3, 0, 1] as const;

export const opposite = (side: Direction) => OPPOSITE[side];

/** How far clockwise from one direction to another: 0 to 3. */
export const quarters = (from: Direction, to: Direction) => DIRECTIONS[(to - from + 4) % 4]!;

/** The square beside another, or none where the factory ends. */
export function beside(course: CourseView, square: Square, side: Direction): Square | null {
  const { x, y } = cell(square, course.width);
  const [dx, dy] = STEPS[side];
  if (x + dx < 0 || x + dx >= course.width || y + dy < 0 || y + dy >= course.height) return null;
  const next = square + dx + dy * course.width;
  return course.squares[next] ? next : null;
}

export const at = (course: CourseView, square: Square | null): SquareView | null =>
  square === null ? null : (course.squares[square] ?? null);

export const terrain = (square: SquareView | null) => square?.terrain ?? 'floor';

export const isBelt = (square: SquareView | null) => terrain(square) === 'belt' || terrain(square) === 'express';

/** Whether a wall stands on a side of a square, whichever of the two squares it is drawn in. */
export function walled(course: CourseView, square: Square, side: Direction): boolean {
  if (at(course, square)?.walls?.includes(side)) return true;
  return at(course, beside(course, square, side))?.walls?.includes(opposite(side)) ?? false;
}
