/** Real positions of RoboRally, written by `make.py`, as the table page would receive them. */
import { shown, type Moment as Shown } from '../../../dev/moment';
import type { Snapshot } from '../../../wire/tableSocket';
import type { Untyped } from '../../contract';
import type { Rec } from '../../../words/record';
import type { CourseView, View } from '../view';
import lines from './moments.jsonl?raw';

export type Moment = Required<Shown<Untyped<View>>>;

/** A game for tests: what happened, and how each robot and flag stands then (see `TOLD` in `make.py`). */
export interface Story {
  first: View;
  steps: [news: Rec[], robots: unknown[][], flags: (number | null)[]][];
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

export const snapshot = (moment: Moment) => shown<Untyped<View>>('robo-rally', moment);

/** For the fixture pages. */
export const tables: Record<string, readonly Snapshot[]> = Object.fromEntries(
  [...moments].map(([name, each]) => [name, each.map(snapshot)]),
);
