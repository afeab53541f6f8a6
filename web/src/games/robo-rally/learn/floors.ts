/** Small factories for the pictures of the rules, written as they look: four squares by two. */
import type { CourseView, Direction, SquareView } from '../view';

const [NORTH, EAST, SOUTH, WEST] = [0, 1, 2, 3] as const;

const belt = (terrain: 'belt' | 'express', from: Direction, out: Direction): SquareView => ({
  terrain,
  out,
  entries: [from],
});

/** A mark is a square. A wall stands to the east of `|`, a laser hangs there on `!`. */
const MARKS: Readonly<Record<string, SquareView>> = {
  '.': {},
  '>': belt('belt', WEST, EAST),
  '<': belt('belt', EAST, WEST),
  '^': belt('belt', SOUTH, NORTH),
  v: belt('belt', NORTH, SOUTH),
  r: belt('belt', WEST, NORTH),
  '»': belt('express', WEST, EAST),
  '@': { terrain: 'gear_cw' },
  a: { terrain: 'gear_ccw' },
  o: { terrain: 'pit' },
  w: { terrain: 'wrench' },
  h: { terrain: 'wrench_hammer' },
  '|': { walls: [EAST] },
  '!': { walls: [EAST], lasers: [[EAST, 1]] },
  p: { pushers: [[NORTH, [1, 3, 5]]], walls: [NORTH] },
  '1': { dock: 1, bay: true },
  '2': { dock: 2, bay: true },
  '3': { dock: 3, bay: true },
  '4': { dock: 4, bay: true },
};

export interface Standing {
  colour: number;
  x: number;
  y: number;
  facing: Direction;
  /** Where it will be, or has been. */
  faint?: boolean;
}

export interface Scene {
  floor: CourseView;
  robots?: readonly Standing[];
  flags?: readonly { number: number; x: number; y: number }[];
  /** Ways from square to square, each in the colour of a robot. */
  ways?: readonly { colour: number; squares: readonly (readonly [x: number, y: number])[] }[];
  /** A robot's own shot: its row, from one column to another. */
  shot?: readonly [y: number, from: number, to: number];
}

/** A factory from its rows; a laser's beam runs west over `beam` squares. */
export function floor(rows: readonly [string, string], beam = 4): CourseView {
  const squares = rows.flatMap((row) => [...row].map((mark) => MARKS[mark] ?? {}));
  const width = rows[0].length;
  const beams = squares.flatMap((square, place) =>
    square.lasers ? [{ count: 1, direction: WEST, path: Array.from({ length: beam }, (_, far) => place - far) }] : [],
  );
  return {
    id: '',
    title: '',
    category: 'own',
    level: null,
    length: null,
    rules: [],
    width,
    height: rows.length,
    parts: [],
    squares,
    beams,
  };
}

const at = (colour: number, x: number, y: number, facing: Direction, faint = false): Standing => ({
  colour,
  x,
  y,
  facing,
  faint,
});

export const SCENES: Readonly<Record<string, Scene>> = {
  setup: {
    floor: floor(['1234', '....']),
    robots: [at(1, 0, 0, SOUTH), at(2, 1, 0, SOUTH), at(4, 2, 0, SOUTH)],
  },
  movement: {
    floor: floor(['....', '..|.']),
    robots: [at(1, 0, 0, EAST), at(1, 3, 0, EAST, true), at(2, 1, 1, EAST), at(2, 2, 1, EAST, true)],
    ways: [
      {
        colour: 1,
        squares: [
          [0, 0],
          [3, 0],
        ],
      },
      {
        colour: 2,
        squares: [
          [1, 1],
          [2, 1],
        ],
      },
    ],
  },
  driving: {
    floor: floor(['....', '....']),
    robots: [at(1, 0, 1, EAST), at(2, 2, 1, WEST), at(2, 3, 1, WEST, true)],
    ways: [
      {
        colour: 1,
        squares: [
          [0, 1],
          [2, 1],
        ],
      },
    ],
  },
  pushing: {
    floor: floor(['....', '...o']),
    robots: [at(1, 0, 1, EAST), at(2, 1, 1, SOUTH), at(4, 2, 1, WEST), at(4, 3, 1, WEST, true)],
    ways: [
      {
        colour: 1,
        squares: [
          [0, 1],
          [1, 1],
        ],
      },
    ],
  },
  factory: { floor: floor(['>>>>', '»»»@']), robots: [at(1, 1, 0, NORTH)] },
  board_elements: { floor: floor(['»»>>', '.p@a']), robots: [at(1, 0, 0, NORTH), at(2, 2, 1, EAST)] },
  belts: {
    floor: floor(['>>>.', '.>.<']),
    robots: [at(1, 0, 0, EAST), at(2, 1, 0, NORTH), at(4, 1, 1, EAST), at(5, 3, 1, WEST)],
  },
  curves: {
    floor: floor(['..^.', '>>r.']),
    robots: [at(1, 0, 1, EAST), at(1, 2, 1, NORTH, true)],
    ways: [
      {
        colour: 1,
        squares: [
          [0, 1],
          [2, 1],
        ],
      },
    ],
  },
  lasers: { floor: floor(['....', '...!'], 3), robots: [at(1, 1, 1, NORTH)], flags: [{ number: 1, x: 2, y: 0 }] },
  board_lasers: { floor: floor(['...!', '....'], 3), robots: [at(2, 1, 0, SOUTH), at(1, 0, 1, EAST)] },
  robot_lasers: { floor: floor(['....', '....']), robots: [at(1, 0, 0, EAST), at(2, 3, 0, SOUTH)], shot: [0, 0, 3] },
  flags: {
    floor: floor(['....', '....']),
    robots: [at(1, 0, 1, EAST)],
    flags: [
      { number: 1, x: 2, y: 1 },
      { number: 2, x: 3, y: 0 },
    ],
    ways: [
      {
        colour: 1,
        squares: [
          [0, 1],
          [2, 1],
        ],
      },
    ],
  },
  repairs: { floor: floor(['.w.h', '....']), robots: [at(1, 1, 1, NORTH)] },
  destruction: {
    floor: floor(['....', '..o.']),
    robots: [at(1, 0, 1, EAST)],
    ways: [
      {
        colour: 1,
        squares: [
          [0, 1],
          [2, 1],
        ],
      },
    ],
  },
  winning: {
    floor: floor(['....', '....']),
    robots: [at(2, 0, 1, EAST), at(1, 2, 0, EAST)],
    flags: [{ number: 3, x: 3, y: 0 }],
    ways: [
      {
        colour: 1,
        squares: [
          [2, 0],
          [3, 0],
        ],
      },
    ],
  },
};

/** A factory with a square of each kind that a scene has, for the drawings that all of them share. */
export const EVERY: CourseView = {
  ...SCENES.setup!.floor,
  squares: Object.values(SCENES).flatMap((scene) => scene.floor.squares),
};
