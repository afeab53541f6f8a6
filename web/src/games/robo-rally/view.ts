/** What a seat sees of a game of RoboRally. Squares are numbers of the grid, row by row; directions run clockwise from north. */

export type Direction = 0 | 1 | 2 | 3;
export type Square = number;
export type Terrain = 'floor' | 'pit' | 'wrench' | 'wrench_hammer' | 'gear_cw' | 'gear_ccw' | 'belt' | 'express';
export type Action = 'u_turn' | 'rotate_left' | 'rotate_right' | 'back_up' | 'move_1' | 'move_2' | 'move_3';
export type Status = 'racing' | 'wrecked' | 'sent_off' | 'home' | 'out';
export type Phase =
  | 'setup'
  | 'deal'
  | 'program'
  | 'announce'
  | 'reveal'
  | 'move'
  | 'express'
  | 'belts'
  | 'pushers'
  | 'gears'
  | 'lasers'
  | 'flags'
  | 'clean_up'
  | 'over';

/** A square of the factory; what is absent is not there. */
export interface SquareView {
  terrain?: Terrain;
  /** Where its belt runs, and the sides on which belts lead into it. */
  out?: Direction | null;
  entries?: readonly Direction[];
  walls?: readonly Direction[];
  /** The sides on which emitters hang, with how many. */
  lasers?: readonly (readonly [Direction, number])[];
  /** The sides on which pushers hang, with their registers. */
  pushers?: readonly (readonly [Direction, readonly number[]])[];
  dock?: number;
  bay?: boolean;
}

export interface Beam {
  count: number;
  direction: Direction;
  /** The squares it crosses, the nearest first. */
  path: readonly Square[];
}

export interface CourseView {
  id: string;
  title: string;
  category: string;
  level: string | null;
  length: string | null;
  rules: readonly string[];
  width: number;
  height: number;
  parts: readonly { board: string; x: number; y: number; width: number; height: number; turn: number }[];
  squares: readonly (SquareView | null)[];
  beams: readonly Beam[];
}

export interface CardView {
  action: Action;
  priority: number;
}

/** A register: `filled` and no card is a card face down. */
export interface RegisterView {
  filled: boolean;
  locked: boolean;
  card: CardView | null;
  beside: CardView | null;
  with_turn: boolean;
}

/** What one register does to a robot that is alone; square -1: it is destroyed. */
export interface Walk {
  square: Square;
  facing: Direction;
  damage: number;
  moved: readonly Square[];
  carried: readonly Square[];
}

export interface StoredView {
  option: string;
  full: boolean;
  card: CardView | null;
  used: number;
}

export interface RobotView {
  robot: number;
  seat: number;
  team: number;
  dock: number;
  blocker: boolean;
  superbot: boolean;
  status: Status;
  square: Square | null;
  facing: Direction;
  archive: Square | null;
  damage: number;
  lives: number;
  touched: number;
  place: number;
  announced: boolean;
  down: boolean;
  options: readonly string[];
  stores: readonly StoredView[];
  aim: string | null;
  controller: number | null;
  ready: boolean;
  registers: readonly RegisterView[];
  hand_size: number;
  hand: readonly CardView[];
  trace: readonly Walk[];
  what_if: readonly Walk[];
}

export interface FlagView {
  number: number;
  square: Square | null;
  team: number | null;
  carrier: number | null;
}

export interface View {
  course: CourseView;
  turn: number;
  /** The register that is being executed, from 1; 0 outside the registers. */
  register: number;
  phase: Phase;
  robots: readonly RobotView[];
  flags: readonly FlagView[];
  moving: readonly number[];
  homes: readonly number[];
  back_rows: number;
  timer: readonly { seat: number; seconds: number }[];
  deck: number;
  discard: number;
  option_deck: number;
  option_discard: readonly string[];
  draft: readonly string[];
  kept: string | null;
  ending: string;
}

export const REGISTERS = [1, 2, 3, 4, 5] as const;
export const FATAL = 10;
/** Damage beyond this locks a register. */
export const FREE = 4;

/** The enamel of a robot is that of its seat. */
export const colourOf = (seat: number) => (seat % 8) + 1;

/** How many robots take part in teams, if any do. */
export const inTeams = (view: View) =>
  new Set(view.robots.map(({ team }) => team)).size < new Set(view.robots.map(({ seat }) => seat)).size;
