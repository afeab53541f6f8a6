/** Real positions of RoboRally, written by `make.py`, as the table page would receive them. */
import type { Outcome, SeatState } from '../../../wire/protocol';
import type { Snapshot } from '../../../wire/tableSocket';
import type { Rec } from '../../../words/record';
import type { CourseView, View } from '../view';
import lines from './moments.jsonl?raw';

export interface Moment {
  players: number;
  seat: number;
  view: View;
  prompt: Rec | null;
  options: Rec[];
  awaited: number[];
  log: Rec[];
  /** What happened since the moment before, where there is one. */
  news: Rec[];
  undoable: boolean;
  outcome: Outcome | null;
}

const NAMES = ['Ada', 'Basile', 'Chiara', 'Dov', 'Émile', 'Fanny', 'Gaspard', 'Hélène'];

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

export const snapshot = (moment: Moment): Snapshot<View> => ({
  table: {
    id: 'fixture',
    game: 'robo-rally',
    options: {},
    undo: 'until-learnt',
    spectators: 'link',
    status: moment.outcome ? 'over' : 'playing',
    commitment: '',
    made: 0,
    rematch: null,
    branch_of: null,
    clock: null,
    away: { bot: 'at-once', seconds: 3600 },
    trouble: null,
  },
  seats: NAMES.slice(0, moment.players).map((name, seat): SeatState => ({
    seat,
    kind: seat % 3 === 2 ? 'bot' : 'person',
    name,
    level: null,
    online: true,
    thinking: moment.awaited.includes(seat),
    ready: true,
    away: false,
    conceded: false,
  })),
  reader: { seat: moment.seat, seats: [moment.seat], host: true, owes: false, invitations: {}, hides: false },
  view: moment.view,
  questions: moment.prompt
    ? [{ seat: moment.seat, question: moment.log.length, prompt: moment.prompt, options: moment.options }]
    : [],
  undo: { may: moment.undoable ? [{ seat: moment.seat, how: 'now' }] : [], request: null, refused: null },
  clocks: [],
  result: moment.outcome && {
    outcome: moment.outcome,
    conceded: [],
    undos: [],
    hints: [],
    cooperative: false,
    secret: '',
  },
  log: moment.log,
  news: moment.news,
  chat: [],
});

/** For the fixture pages. */
export const tables: Record<string, readonly Snapshot[]> = Object.fromEntries(
  [...moments].map(([name, each]) => [name, each.map(snapshot)]),
);
