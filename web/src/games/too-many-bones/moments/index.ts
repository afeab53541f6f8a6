/** Real positions of Too Many Bones, written by `make.py`, as the table page would receive them. */
import { scenesOf, shown, type Moment as Shown } from '../../../dev/moment';
import type { Snapshot } from '../../../wire/tableSocket';
import type { Wire } from '../records';
import lines from './moments.jsonl?raw';

export type Moment = Required<Omit<Shown<Wire>, 'scenes'>> & Pick<Shown<Wire>, 'scenes'>;

/** A moment, or a moment and what follows it. */
export const moments = new Map(
  lines
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as [string, Moment | Moment[]])
    .map(([name, each]): [string, readonly Moment[]] => [name, Array.isArray(each) ? each : [each]]),
);

export const snapshot = (moment: Moment) => shown<Wire>('too-many-bones', moment, true);

/** For the fixture pages. */
export const tables: Record<string, readonly Snapshot[]> = Object.fromEntries(
  [...moments].map(([name, each]) => [name, each.map(snapshot)]),
);

export const scenes = scenesOf<Wire>(moments);
