/** Lobbies made up for looking at. */
import type { LobbyLine, LobbySnapshot } from '../shell/lobby/line';
import { Refusal } from '../wire/http';
import type { Field, Games, SeatState, TableCard } from '../wire/protocol';
import { seatState, tableState } from './states';
import { catalogue } from './words';

const field = (name: string, kind: Field['kind'], initial: unknown): Field => ({
  name,
  kind,
  default: initial,
  choices: null,
  words: null,
  least: null,
  most: null,
  about: null,
  cogs: null,
  seats: null,
  replaces: null,
  part: 'game',
});
const games: Games = {
  bots: ['random', 'greedy'],
  daily: false,
  begins: null,
  days: false,
  offline: false,
  mail: false,
  games: [
    {
      name: 'out-of-gears',
      least: 2,
      most: 8,
      options: [
        field('upgrades', 'switch', true),
        field('jolly', 'switch', false),
        field('three_points', 'switch', false),
        field('two_robots', 'switch', false),
        field('robots', 'numbers', []),
      ],
      first: {
        game: 'out-of-gears',
        seats: [
          { kind: 'me', name: null, level: null, temper: null },
          { kind: 'bot', name: null, level: 'random', temper: null },
        ],
        options: {},
        undo: 'until-learnt',
        spectators: 'link',
        watching: 'live',
        delay: 10,
        hints: false,
        clock: null,
        away: { bot: 'at-once', seconds: 3600 },
      },
      cooperative: false,
    },
  ],
};
const NAMES = ['Camille', 'Tom', 'Inès', '', 'Maud', 'Yanis'];

const card = (
  id: string,
  game: string,
  players: number,
  awaited: number[],
  more: Partial<SeatState> = {},
): TableCard => ({
  table: tableState(id, game),
  seats: NAMES.slice(0, players).map((name, seat) =>
    seatState(seat, name, {
      kind: name ? 'person' : 'bot',
      level: name ? null : 'greedy',
      thinking: awaited.includes(seat),
      ...more,
    }),
  ),
  mine: [0],
  my_turn: awaited.includes(0),
  changed: 0,
  progress: { round: 3, phase: 'programme' },
  until: null,
  place: null,
  invited: false,
  challenge: false,
  host: false,
  questions: {},
});

export const lobbies: Record<string, LobbySnapshot> = {
  camille: {
    me: {
      name: 'Camille',
      language: 'fr',
      login: null,
      webhook: null,
      named: true,
      handle: null,
      keeper: null,
      keeps: false,
      banned: null,
    },
    lessons: [],
    games,
    lists: {
      mine: [
        card('a', 'out-of-gears', 6, [0]),
        card('b', 'out-of-gears', 2, [0]),
        card('c', 'out-of-gears', 4, [1, 3]),
        card('d', 'out-of-gears', 3, [2]),
        card('e', 'out-of-gears', 2, [1]),
      ],
      away: [],
      open: [],
      watch: [],
      friends: [],
    },
  },
  newcomer: {
    me: {
      name: null,
      language: null,
      login: null,
      webhook: null,
      named: false,
      handle: null,
      keeper: null,
      keeps: false,
      banned: null,
    },
    lessons: [],
    games,
    lists: {
      mine: [],
      away: [],
      open: [card('f', 'out-of-gears', 3, [], { kind: 'open' })],
      watch: [card('g', 'out-of-gears', 5, [2])],
      friends: [],
    },
  },
};

export const lobbyLine: LobbyLine = {
  words: catalogue,
  be: async (name, language) => ({
    name,
    language,
    login: null,
    webhook: null,
    named: true,
    handle: null,
    keeper: null,
    keeps: false,
    banned: null,
  }),
  preview: async () => ({ shown: null, refusal: null }),
  ask: async () => {
    throw new Refusal({ type: 'Unreached' });
  },
  lay: async (table) => {
    console.info(JSON.stringify(table));
    throw new Refusal({ type: 'Unreached' });
  },
  take: async () => {},
  decline: async () => {},
  putAway: async () => {},
  enter: (table) => console.info(`enter ${table}`),
  find: async () => {
    throw new Refusal({ type: 'UnknownInvitation' });
  },
  go: (page) => console.info(`go ${page}`),
  upload: async () => {
    throw new Refusal({ type: 'Unreached' });
  },
  see: (table) => console.info(`see ${table}`),
};
