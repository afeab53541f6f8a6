/** A table and a seat as the server tells of them, with nothing out of the ordinary. */
import type { SeatState, TableState } from '../wire/protocol';

export const tableState = (id: string, game: string, status: TableState['status'] = 'playing'): TableState => ({
  id,
  game,
  options: {},
  undo: 'until-learnt',
  spectators: 'link',
  watching: 'live',
  delay: 10,
  hints: false,
  status,
  commitment: '',
  made: 0,
  rematch: null,
  branch_of: null,
  clock: null,
  away: { bot: 'at-once', seconds: 3600 },
  trouble: null,
  seam: null,
  lesson: null,
  day: null,
  tournament: null,
  closes: null,
  drawable: false,
  declined: [],
  renewed: [],
});

export const seatState = (seat: number, name: string, more: Partial<SeatState>): SeatState => ({
  seat,
  kind: 'person',
  name,
  level: null,
  online: true,
  gone: null,
  thinking: false,
  ready: true,
  away: false,
  conceded: false,
  again: false,
  left: false,
  keeper: null,
  stops: false,
  draws: false,
  vacation: null,
  temper: null,
  ...more,
});

/** Names of 24 signs, as many as one may have. */
const LONG = [
  'Maximilienne-Bartholomée',
  'Hippopotomonstrosesquipp',
  'Wilhelmina Featherstones',
  'Constantin Papadopoulosz',
  'Bénédicte de Montmorency',
];

/** The same seat, with such a name; where a bot sits, somebody's own program does, whose name says so too. */
export const longNamed = (state: SeatState): SeatState =>
  state.name
    ? {
        ...state,
        name: LONG[state.seat % LONG.length]!,
        ...(state.kind === 'bot' && { kind: 'person', keeper: LONG[0]! }),
      }
    : state;
