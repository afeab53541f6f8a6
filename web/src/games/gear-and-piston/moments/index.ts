/** Real positions of Gear & Piston, written by `make.py`, as the table page would receive them. */
import type { Outcome, SeatState } from '../../../wire/protocol';
import type { Snapshot } from '../../../wire/tableSocket';
import type { Rec } from '../../../words/record';
import type { View } from '../view';
import lines from './moments.jsonl?raw';

export interface Moment {
  name: string;
  players: number;
  seat: number;
  view: View;
  prompt: Rec | null;
  options: Rec[];
  awaited: number[];
  log: Rec[];
  undoable: boolean;
  outcome: Outcome | null;
}

const NAMES = ['Ada', 'Basile', 'Chiara', 'Dov', 'Émile', 'Fanny'];

export const moments: readonly Moment[] = lines
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));

const snapshot = (moment: Moment): Snapshot<View> => ({
  table: {
    id: 'fixture',
    game: 'gear-and-piston',
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
  questions: moment.prompt ? [{ seat: moment.seat, question: 1, prompt: moment.prompt, options: moment.options }] : [],
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
  news: [],
  chat: [],
});

/** For the fixture pages. */
export const tables: Record<string, readonly Snapshot[]> = Object.fromEntries(
  moments.map((moment) => [moment.name, [snapshot(moment)]]),
);
