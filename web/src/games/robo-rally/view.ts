/** What a seat sees of a game of RoboRally, by the server's own types. Squares are numbers of the grid, row by row; directions run clockwise from north. */
import type { Called } from '../../words/speaker';
import type { components } from './schema';

type Schemas = components['schemas'];

export type View = Schemas['View'];
export type RobotView = Schemas['RobotView'];
export type RegisterView = Schemas['RegisterView'];
export type CardView = Schemas['CardView'];
export type FlagView = Schemas['FlagView'];
export type CourseView = Schemas['CourseView'];
/** A square of the factory; what is absent is not there. */
export type SquareView = Schemas['SquareView'];
export type Phase = Schemas['Phase'];
export type Action = Schemas['Action'];
export type Terrain = Schemas['Terrain'];
export type Rule = Schemas['Rule'];
export type Direction = RobotView['facing'];
export type Square = number;

export const REGISTERS = [1, 2, 3, 4, 5] as const;
export const FATAL = 10;
/** Damage beyond this locks a register. */
export const FREE = 4;

/** Robots are called by their players: a race has one robot each, or a racer and a blocker. */
export function called(view: View, me: number | null, kind: string, value: string | number): Called | null {
  const robot = kind === 'robot' || kind === 'hitter' ? view.robots.find((each) => each.robot === value) : undefined;
  if (!robot) return null;
  return [
    `rally.${robot.blocker ? 'blocker' : 'robot'}_${robot.seat === me ? 'mine' : 'theirs'}`,
    { seat: robot.seat },
  ];
}

/** The enamel of a robot is that of its seat. */
export const colourOf = (seat: number) => (seat % 8) + 1;

/** How many robots take part in teams, if any do. */
export const inTeams = (view: View) =>
  new Set(view.robots.map(({ team }) => team)).size < new Set(view.robots.map(({ seat }) => seat)).size;
