/** Real positions of RoboRally, written by `make.py`, as the table page would receive them. */
import { scenesOf, shown, type Moment as Shown } from '../../../dev/moment';
import type { Snapshot } from '../../../wire/tableSocket';
import type { Wire } from '../records';
import type { CourseView } from '../view';
import lines from './moments.jsonl?raw';

export type Moment = Required<Omit<Shown<Wire>, 'scenes'>> & Pick<Shown<Wire>, 'scenes'>;

const found = lines
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as [string, Moment | [Moment, Moment] | CourseView]);

/** A moment, or a moment and what follows it. */
export const moments = new Map(
  found.flatMap(([name, each]): [string, readonly Moment[]][] =>
    Array.isArray(each) ? [[name, each]] : 'view' in each ? [[name, [each]]] : [],
  ),
);

/** Courses that together show every face of the boards. */
export const courses = found.flatMap(([, each]) => ('squares' in each ? [each] : []));

export const snapshot = (moment: Moment) => shown<Wire>('robo-rally', moment);

/** For the fixture pages. */
export const tables: Record<string, readonly Snapshot[]> = Object.fromEntries(
  [...moments].map(([name, each]) => [name, each.map(snapshot)]),
);

export const scenes = scenesOf<Wire>(moments);
