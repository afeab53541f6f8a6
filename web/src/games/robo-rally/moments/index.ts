/** Real positions of RoboRally, written by `make.py`, as the table page would receive them. */
import { shown, type Moment as Shown } from '../../../dev/moment';
import type { Snapshot } from '../../../wire/tableSocket';
import type { Event, Wire } from '../records';
import type { CourseView, RobotView, View } from '../view';
import lines from './moments.jsonl?raw';

export type Moment = Required<Shown<Wire>>;

/** What the events tell of a robot, in the order of `TOLD` in `make.py`, and which of its registers are locked. */
export type Told = [
  square: RobotView['square'],
  facing: RobotView['facing'],
  archive: RobotView['archive'],
  damage: number,
  lives: number,
  touched: number,
  status: RobotView['status'],
  down: boolean,
  options: RobotView['options'],
  locks: boolean[],
];

/** A game for tests: what happened, and how each robot and flag stands then. */
export interface Story {
  first: View;
  steps: [news: Event[], robots: Told[], flags: (number | null)[]][];
}

const found = lines
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as [string, Moment | [Moment, Moment] | CourseView | Story]);

/** A moment, or a moment and what follows it. */
export const moments = new Map(
  found.flatMap(([name, each]): [string, readonly Moment[]][] =>
    Array.isArray(each) ? [[name, each]] : 'view' in each ? [[name, [each]]] : [],
  ),
);

export const stories = found.flatMap(([name, each]): [string, Story][] => ('steps' in each ? [[name, each]] : []));

/** Courses that together show every face of the boards. */
export const courses = found.flatMap(([, each]) => ('squares' in each ? [each] : []));

export const snapshot = (moment: Moment) => shown<Wire>('robo-rally', moment);

/** For the fixture pages. */
export const tables: Record<string, readonly Snapshot[]> = Object.fromEntries(
  [...moments].map(([name, each]) => [name, each.map(snapshot)]),
);
