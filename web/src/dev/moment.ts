/** A real position, written by a game's `moments/make.py`, as the table page would receive it. */
import type { Outcome, SeatState } from '../wire/protocol';
import type { Snapshot } from '../wire/tableSocket';
import type { Rec } from '../words/record';

export interface Moment<View> {
  players: number;
  seat: number;
  view: View;
  prompt: Rec | null;
  options: Rec[];
  awaited: number[];
  log: Rec[];
  /** What happened since the moment before, where there is one. */
  news?: Rec[];
  undoable: boolean;
  outcome: Outcome | null;
}

const NAMES = ['Ada', 'Basile', 'Chiara', 'Dov', 'Émile', 'Fanny', 'Gaspard', 'Hélène'];

export const shown = <View>(game: string, moment: Moment<View>, cooperative = false): Snapshot<View> => ({
  table: {
    id: 'fixture',
    game,
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
  result: moment.outcome && { outcome: moment.outcome, conceded: [], undos: [], hints: [], cooperative, secret: '' },
  log: moment.log,
  news: moment.news ?? [],
  chat: [],
});
