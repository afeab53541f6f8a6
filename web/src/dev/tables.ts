/** Tables made up for looking at: each shows one moment of Out of Gears. */
import type { RobotView, View } from '../games/out-of-gears/view';
import type { SeatState } from '../wire/protocol';
import type { Snapshot } from '../wire/tableSocket';
import type { Sayable } from '../words/record';
import { shown } from './moment';
import { seatState } from './states';

const NAMES = ['Camille', 'Tom', 'Inès', 'Cadran', 'Maud', 'Yanis', 'Bartholomée', 'Pivot'];

const BOTS = ['Cadran', 'Pivot'];

const seat = (index: number, more: Partial<SeatState> = {}): SeatState =>
  seatState(index, NAMES[index]!, { kind: BOTS.includes(NAMES[index]!) ? 'bot' : 'person', ...more });

const robot = (number: number, owner: number, more: Partial<RobotView> = {}): RobotView => ({
  number,
  seat: owner,
  carried: [],
  circuit: [],
  points: 0,
  ready: false,
  plan: null,
  chosen: [],
  ...more,
});

const dumps = (held: Record<number, number[]>): View['dumps'] =>
  [1, 2, 3, 4, 5, 6, 7, 8].map((number) => ({ number, open: number in held, gears: held[number] ?? [] }));

const view = (more: Partial<View>): View => ({
  round: 5,
  phase: 'programme',
  robots: [],
  dumps: [],
  reserve: 30,
  upgrades: [],
  own_upgrade: null,
  quiet_turns: 0,
  ending: null,
  ...more,
});

const log: Sayable[] = [
  { type: 'RoundBegan', round: 4 },
  { type: 'PlanRevealed', seat: 3, robot: 3, action: 'attack', number: 1 },
  { type: 'TollTaken', seat: 1, robot: 1, attacker: 3, gear: 5, place: 'robot' },
  { type: 'TrapIdle', dump: 2 },
  { type: 'GearsTaken', seat: 0, place: 'dump', number: 7, gears: [4] },
  { type: 'GearsTaken', seat: 5, place: 'dump', number: 7, gears: [2] },
  { type: 'GearsTaken', seat: 2, place: 'dump', number: 7, gears: [2, 3, 7] },
  { type: 'Assembled', seat: 0, gears: [4, 7] },
  { type: 'Assembled', seat: 2, gears: [2, 2] },
  { type: 'Refilled', gears: [4, 5, 7, 2, 3, 4], left: 30 },
  { type: 'RoundBegan', round: 5 },
  { type: 'Programmed', seat: 2, robot: 2 },
  { type: 'Programmed', seat: 1, robot: 1 },
  { type: 'Programmed', seat: 3, robot: 3 },
];

interface Moment {
  seats: SeatState[];
  view: View;
  decision?: { prompt: Sayable; options: Sayable[] };
  awaited?: number[];
  undoable?: boolean;
  news?: Sayable[];
  result?: Snapshot['result'];
}

const snapshot = ({
  seats,
  view,
  decision,
  awaited = [],
  undoable = true,
  news = [],
  result = null,
}: Moment): Snapshot => ({
  ...shown('out-of-gears', {
    players: seats.length,
    seat: 0,
    view,
    prompt: decision?.prompt ?? null,
    options: decision?.options ?? [],
    awaited,
    log: [...log, ...news],
    news,
    undoable,
    outcome: result?.outcome ?? null,
  }),
  seats: seats.map((each) => ({ ...each, thinking: awaited.includes(each.seat) })),
  result,
  chat: [
    { seat: 1, name: 'Tom', text: 'La décharge 3 est à moi, cette fois.', at: 0 },
    { seat: 2, name: 'Inès', text: 'On verra. <b>Méfie-toi</b> des pièges…', at: 0 },
  ],
});

const six = [0, 1, 2, 3, 4].map((index) => seat(index)).concat(seat(5, { online: false }));
const sixDumps = dumps({ 1: [3, 4], 2: [5], 3: [4, 1, 4, 7], 4: [2], 5: [1, 7, 3], 7: [4] });
const sixRobots = [
  robot(4, 0, { carried: [2, 4], circuit: [1, 4, 4, 7], points: 6, plan: { action: 'harvest', number: null } }),
  robot(1, 1, { carried: [1, 5], circuit: [1, 3], points: 3, ready: true }),
  robot(2, 2, { carried: [1, 2, 3, 7], circuit: [2, 2], points: 4, ready: true }),
  robot(3, 3, { carried: [5], circuit: [3, 5], points: 3, ready: true }),
  robot(5, 4, { circuit: [5, 5], points: 4 }),
  robot(7, 5, { carried: [2], circuit: [1, 7], points: 3 }),
];
const decision = (prompt: Sayable, options: Sayable[]) => ({ prompt, options });
const targets = (numbers: number[]) => numbers.map((number) => ({ type: 'Target', number }));
const programmes = (actions: string[]) => actions.map((action) => ({ type: 'Programme', action }));

const eight = [0, 1, 2, 3, 4, 5, 6, 7].map((index) => seat(index));
const eightDumps = dumps({
  1: [1, 2],
  2: [5, 9],
  3: [4, 1, 4, 7, 10],
  4: [2],
  5: [1, 7, 3, 6, 8, 2],
  6: [3, 3, 4, 5, 6, 7, 8, 1],
  7: [],
  8: [8, 8, 2],
});
const eightRobots = [4, 1, 2, 3, 5, 7, 6, 8].map((colour, index) =>
  robot(colour, index, {
    carried: [[2, 4], [1, 5, 5, 2, 9, 8], [1, 2], [], [10], [2, 3, 7, 8, 8], [6], [4, 4, 4]][index] ?? [],
    circuit:
      [
        [1, 4, 4, 7],
        [1, 1, 1, 2, 3, 3, 8, 8, 5, 6, 7],
        [2, 2],
        [3, 5, 3, 3, 1],
        [],
        [7, 7],
        [6, 6, 1, 2, 3, 4, 5, 8],
        [8, 8, 8, 8, 1, 1],
      ][index] ?? [],
    points: [6, 14, 4, 8, 0, 4, 10, 10][index] ?? 0,
    ready: index % 3 === 0 && index > 0,
  }),
);

const four = [0, 1, 2, 3].map((index) => seat(index));
const teams: [number, number][] = [
  [4, 0],
  [7, 0],
  [1, 1],
  [5, 1],
  [2, 2],
  [6, 2],
  [3, 3],
  [8, 3],
];

export const tables: Record<string, Snapshot> = {
  six: snapshot({
    seats: six,
    view: view({ robots: sixRobots, dumps: sixDumps }),
    decision: decision({ type: 'ChooseNumber', seat: 0, robot: 4 }, targets([1, 2, 3, 4, 5, 7])),
    awaited: [4, 5, 0],
  }),
  action: snapshot({
    seats: six,
    view: view({
      robots: sixRobots.map((each) => (each.seat ? each : { ...each, plan: null })),
      dumps: sixDumps,
      upgrades: six.map(({ seat: owner }) => ({
        seat: owner,
        held: owner !== 1,
        used: owner === 1 ? 'super_trap' : null,
      })),
      own_upgrade: 'super_shovel',
    }),
    decision: decision(
      { type: 'ChooseAction', seat: 0, robot: 4 },
      programmes(['attack', 'trap', 'harvest', 'super_shovel']),
    ),
    awaited: [4, 5, 0],
    undoable: false,
  }),
  attack: snapshot({
    seats: six,
    view: view({
      robots: sixRobots.map((each) => (each.seat ? each : { ...each, plan: { action: 'attack', number: null } })),
      dumps: sixDumps,
    }),
    decision: decision({ type: 'ChooseNumber', seat: 0, robot: 4 }, targets([1, 2, 3, 4, 5, 7])),
    awaited: [0],
  }),
  eight: snapshot({
    seats: eight,
    view: view({
      robots: eightRobots,
      dumps: eightDumps,
      reserve: 11,
      upgrades: eight.map(({ seat: owner }) => ({
        seat: owner,
        held: owner % 2 === 0,
        used: owner % 2 ? 'super_trap' : null,
      })),
      own_upgrade: 'counter_defence',
    }),
    decision: decision(
      { type: 'ChooseAction', seat: 0, robot: 4 },
      programmes(['attack', 'trap', 'harvest', 'counter_defence']),
    ),
    awaited: [0, 1, 2],
  }),
  pairs: snapshot({
    seats: four,
    view: view({
      robots: teams.map(([number, owner]) => ({
        ...eightRobots.find((each) => each.number === number)!,
        seat: owner,
        ready: owner === 2 || number === 4,
        plan: number === 4 ? { action: 'harvest', number: 3 } : number === 7 ? { action: 'trap', number: null } : null,
      })),
      dumps: eightDumps,
      reserve: 52,
    }),
    decision: decision({ type: 'ChooseNumber', seat: 0, robot: 7 }, targets([1, 2, 3, 4, 5, 6, 7, 8])),
    awaited: [0, 1, 3],
  }),
  take: snapshot({
    seats: six,
    view: view({
      phase: 'attack',
      robots: sixRobots.map((each) =>
        each.number === 2
          ? { ...each, plan: { action: 'attack', number: 4 } }
          : each.number === 4
            ? { ...each, plan: { action: 'attack', number: 4 } }
            : each,
      ),
      dumps: sixDumps,
    }),
    decision: decision({ type: 'TakeGear', seat: 0, robot: 4, attacker: 2 }, [
      ...[1, 2, 3, 7].map((gear) => ({ type: 'Taken', gear, place: 'robot' })),
      { type: 'Taken', gear: 2, place: 'circuit' },
    ]),
    awaited: [0],
    undoable: false,
  }),
  share: snapshot({
    seats: six,
    view: view({ phase: 'harvest', robots: sixRobots, dumps: sixDumps }),
    decision: decision(
      { type: 'ShareGear', seat: 0, robot: 4, place: 'dump', number: 3 },
      [1, 4, 7].map((gear) => ({ type: 'Pick', gear })),
    ),
    awaited: [0],
  }),
  priority: snapshot({
    seats: six,
    view: view({ phase: 'harvest', robots: sixRobots, dumps: sixDumps }),
    decision: decision(
      { type: 'UsePriority', seat: 0, robot: 4, place: 'dump', number: 3 },
      [2, 1, 0].map((count) => ({ type: 'OwnColour', count })),
    ),
    awaited: [0],
  }),
  assemble: snapshot({
    seats: six,
    view: view({
      phase: 'assemble',
      robots: sixRobots.map((each) => (each.seat ? each : { ...each, carried: [1, 2, 4, 4, 9] })),
      dumps: sixDumps,
    }),
    decision: decision(
      { type: 'Assemble', seat: 0, robot: 4 },
      [
        [1, 2],
        [1, 4],
        [1, 9],
        [2, 4],
        [2, 9],
        [4, 4],
        [4, 9],
      ].map(([first, second]) => ({ type: 'Pair', first, second })),
    ),
    awaited: [0, 2],
    undoable: false,
  }),
  waiting: snapshot({
    seats: six,
    view: view({
      robots: sixRobots.map((each) =>
        each.seat ? each : { ...each, ready: true, plan: { action: 'harvest', number: 3 } },
      ),
      dumps: sixDumps,
    }),
    awaited: [4, 5],
  }),
  over: snapshot({
    seats: six,
    view: view({ phase: 'over', round: 11, reserve: 0, robots: sixRobots, dumps: sixDumps, ending: 'reserve_empty' }),
    undoable: false,
    result: {
      outcome: { ending: 'reserve_empty', places: [1, 4, 2, 4, 2, 6], scores: [16, 13, 14, 13, 14, 11] },
      conceded: [],
      undos: [0, 2, 0, 0, 0, 0],
      hints: [0, 0, 0, 0, 0, 0],
      cooperative: false,
      secret: '',
    },
  }),
  news: snapshot({
    seats: six,
    view: view({ phase: 'assemble', robots: sixRobots, dumps: sixDumps }),
    awaited: [2],
    news: [
      { type: 'PlanRevealed', seat: 0, robot: 4, action: 'harvest', number: 3 },
      { type: 'GearsTaken', seat: 0, robot: 4, place: 'dump', number: 3, gears: [2, 4] },
      { type: 'GearsTaken', seat: 2, robot: 2, place: 'robot', number: 5, gears: [1, 7] },
      { type: 'Assembled', seat: 1, robot: 1, gears: [1, 3] },
      { type: 'Refilled', dumps: [1, 3, 5], gears: [4, 7, 3], left: 30 },
    ],
  }),
  waitingRoom: {
    ...snapshot({
      seats: [seat(0), seat(1, { kind: 'link', name: '', ready: false }), seat(3), seat(2, { ready: false })],
      view: view({}),
    }),
    view: null,
    reader: { seat: 0, seats: [0], host: true, owes: false, invitations: { '1': 'abcdefgh' }, hides: false },
  },
};
