/** A real position, written by a game's `moments/make.py`, as the table page would receive it. */
import type { Outcome } from '../wire/protocol';
import type { Snapshot } from '../wire/tableSocket';
import type { Rec } from '../words/record';
import { seatState, tableState } from './states';

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
  table: tableState('fixture', game, moment.outcome ? 'over' : 'playing'),
  seats: NAMES.slice(0, moment.players).map((name, seat) =>
    seatState(seat, name, { kind: seat % 3 === 2 ? 'bot' : 'person', thinking: moment.awaited.includes(seat) }),
  ),
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
