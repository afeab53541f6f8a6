/** Real positions of Cyberion, written by `make.py`, as the table page would receive them. */
import { shown, type Moment as Shown } from '../../../dev/moment';
import type { Snapshot } from '../../../wire/tableSocket';
import type { Wire } from '../records';
import lines from './moments.jsonl?raw';

export interface Moment extends Shown<Wire> {
  name: string;
}

export const moments: readonly Moment[] = lines
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));

const snapshot = (moment: Moment) => shown<Wire>('cyberion', moment, true);

/** For the fixture pages. */
export const tables: Record<string, readonly Snapshot[]> = Object.fromEntries(
  moments.map((moment) => [moment.name, [snapshot(moment)]]),
);
