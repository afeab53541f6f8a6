/** Positions of Out of Gears, made up for looking at, as the table page would receive them. */
import { shown, type Moment as Shown } from '../../../dev/moment';
import { seatState } from '../../../dev/states';
import type { SeatState } from '../../../wire/protocol';
import { SOMEBODY, type Snapshot } from '../../../wire/tableSocket';
import type { Choice, Event, Prompt, Wire } from '../records';
import type { Action, RobotView, View } from '../view';

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

const log: readonly Event[] = [
  { type: 'RoundBegan', round: 4 },
  { type: 'PlanRevealed', seat: 3, robot: 3, action: 'attack', number: 1 },
  { type: 'TollTaken', seat: 1, robot: 1, attacker: 3, gear: 5, place: 'robot' },
  { type: 'TrapIdle', dump: 2, trappers: [5] },
  { type: 'GearsTaken', seat: 0, robot: 4, place: 'dump', number: 7, gears: [4] },
  { type: 'GearsTaken', seat: 5, robot: 7, place: 'dump', number: 7, gears: [2] },
  { type: 'GearsTaken', seat: 2, robot: 2, place: 'dump', number: 7, gears: [2, 3, 7] },
  { type: 'Assembled', seat: 0, robot: 4, gears: [4, 7] },
  { type: 'Assembled', seat: 2, robot: 2, gears: [2, 2] },
  { type: 'Refilled', dumps: [1, 2, 3, 4, 5, 7], gears: [4, 5, 7, 2, 3, 4], left: 30 },
  { type: 'RoundBegan', round: 5 },
  { type: 'Programmed', seat: 2, robot: 2 },
  { type: 'Programmed', seat: 1, robot: 1 },
  { type: 'Programmed', seat: 3, robot: 3 },
];

export interface Moment extends Shown<Wire> {
  seats: readonly SeatState[];
  result: Snapshot['result'];
}

interface Made extends Partial<Omit<Moment, 'seats' | 'view' | 'prompt' | 'options'>>, Pick<Moment, 'seats' | 'view'> {
  decision?: Pick<Moment, 'prompt' | 'options'>;
}

const moment = ({
  seats,
  decision,
  awaited = [],
  news = [],
  result = null,
  undoable = true,
  ...rest
}: Made): Moment => ({
  players: seats.length,
  seat: 0,
  prompt: null,
  options: [],
  ...decision,
  log: [...log, ...news],
  news,
  outcome: result?.outcome ?? null,
  seats: seats.map((each) => ({ ...each, thinking: awaited.includes(each.seat) })),
  awaited,
  result,
  undoable,
  ...rest,
});

export const snapshot = ({ seats, result, ...moment }: Moment): Snapshot<View> => ({
  ...shown<Wire>('out-of-gears', moment),
  seats,
  result,
  chat: [
    {
      seat: 1,
      name: 'Tom',
      text: 'La décharge 3 est à moi, cette fois.',
      at: 0,
      removed: false,
      answer: null,
      hushed: false,
    },
    {
      seat: 2,
      name: 'Inès',
      text: 'On verra. <b>Méfie-toi</b> des pièges…',
      at: 0,
      removed: false,
      answer: null,
      hushed: false,
    },
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
const SCORES = [16, 13, 14, 13, 14, 11];
/** Five gears of their own colour each, the rest of others’. */
const homeRobots = sixRobots.map(({ number, seat: owner }) =>
  robot(number, owner, {
    circuit: [...Array<number>(5).fill(number), ...Array<number>(SCORES[owner]! - 10).fill(number === 1 ? 2 : 1)],
    points: SCORES[owner]!,
  }),
);
const asking = (prompt: Prompt, options: readonly Choice[]) => ({ prompt, options });
const targets = (numbers: readonly number[]) => numbers.map((number): Choice => ({ type: 'Target', number }));
const programmes = (actions: readonly Action[]) => actions.map((action): Choice => ({ type: 'Programme', action }));
const taken = (gear: number, place: Wire['Taken']['place']): Choice => ({ type: 'Taken', gear, place });
const pair = (first: number, second: number): Choice => ({ type: 'Pair', first, second });

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

export const moments: Readonly<Record<string, Moment>> = {
  six: moment({
    seats: six,
    view: view({ robots: sixRobots, dumps: sixDumps }),
    decision: asking({ type: 'ChooseNumber', seat: 0, robot: 4 }, targets([1, 2, 3, 4, 5, 7])),
    awaited: [4, 5, 0],
  }),
  action: moment({
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
    decision: asking(
      { type: 'ChooseAction', seat: 0, robot: 4 },
      programmes(['attack', 'trap', 'harvest', 'super_shovel']),
    ),
    awaited: [4, 5, 0],
    undoable: false,
  }),
  attack: moment({
    seats: six,
    view: view({
      robots: sixRobots.map((each) => (each.seat ? each : { ...each, plan: { action: 'attack', number: null } })),
      dumps: sixDumps,
    }),
    decision: asking({ type: 'ChooseNumber', seat: 0, robot: 4 }, targets([1, 2, 3, 4, 5, 7])),
    awaited: [0],
  }),
  eight: moment({
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
    decision: asking(
      { type: 'ChooseAction', seat: 0, robot: 4 },
      programmes(['attack', 'trap', 'harvest', 'counter_defence']),
    ),
    awaited: [0, 1, 2],
  }),
  pairs: moment({
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
    decision: asking({ type: 'ChooseNumber', seat: 0, robot: 7 }, targets([1, 2, 3, 4, 5, 6, 7, 8])),
    awaited: [0, 1, 3],
  }),
  take: moment({
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
    decision: asking({ type: 'TakeGear', seat: 0, robot: 4, attacker: 2 }, [
      ...[1, 2, 3, 7].map((gear) => taken(gear, 'robot')),
      taken(2, 'circuit'),
    ]),
    awaited: [0],
    undoable: false,
  }),
  share: moment({
    seats: six,
    view: view({ phase: 'harvest', robots: sixRobots, dumps: sixDumps }),
    decision: asking(
      { type: 'ShareGear', seat: 0, robot: 4, place: 'dump', number: 3 },
      [1, 4, 7].map((gear): Choice => ({ type: 'Pick', gear })),
    ),
    awaited: [0],
  }),
  priority: moment({
    seats: six,
    view: view({ phase: 'harvest', robots: sixRobots, dumps: sixDumps }),
    decision: asking(
      { type: 'UsePriority', seat: 0, robot: 4, place: 'dump', number: 3 },
      [2, 1, 0].map((count): Choice => ({ type: 'OwnColour', count })),
    ),
    awaited: [0],
  }),
  assemble: moment({
    seats: six,
    view: view({
      phase: 'assemble',
      robots: sixRobots.map((each) => (each.seat ? each : { ...each, carried: [1, 2, 4, 4, 9] })),
      dumps: sixDumps,
    }),
    decision: asking({ type: 'Assemble', seat: 0, robot: 4 }, [
      pair(1, 2),
      pair(1, 4),
      pair(1, 9),
      pair(2, 4),
      pair(2, 9),
      pair(4, 4),
      pair(4, 9),
    ]),
    awaited: [0, 2],
    undoable: false,
  }),
  waiting: moment({
    seats: six,
    view: view({
      robots: sixRobots.map((each) =>
        each.seat ? each : { ...each, ready: true, plan: { action: 'harvest', number: 3 } },
      ),
      dumps: sixDumps,
    }),
    awaited: [4, 5],
  }),
  over: moment({
    seats: six,
    view: view({ phase: 'over', round: 11, reserve: 0, robots: homeRobots, dumps: sixDumps, ending: 'reserve_empty' }),
    undoable: false,
    result: {
      outcome: { ending: 'reserve_empty', places: [1, 4, 2, 4, 2, 6], scores: SCORES },
      conceded: [],
      undos: [0, 2, 0, 0, 0, 0],
      hints: [0, 0, 0, 0, 0, 0],
      cooperative: false,
      secret: '',
    },
  }),
  news: moment({
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
};

const waitingRoom: Snapshot = {
  ...snapshot(
    moment({
      seats: [seat(0), seat(1, { kind: 'link', name: '', ready: false }), seat(3), seat(2, { ready: false })],
      view: view({}),
    }),
  ),
  view: null,
  log: [],
  reader: {
    seat: 0,
    seats: [0],
    host: true,
    owes: false,
    invitations: { '1': 'abcdefgh23456' },
    hides: false,
    noes: {},
    only: {},
    visits: {},
    code: 'abcdefgh',
  },
};

/** As somebody sees it who only looks on. */
const watched = (moment: Moment): Snapshot => ({
  ...snapshot(moment),
  reader: SOMEBODY,
  undo: { may: [], request: null, refused: null },
  questions: [],
});
/** Two of the others have gone to play again. */
const again: Snapshot = {
  ...snapshot(moments.over!),
  seats: snapshot(moments.over!).seats.map((each) => ({ ...each, again: [1, 4].includes(each.seat) })),
};
/** The last seconds of a sand timer. */
const hurried: Snapshot = {
  ...snapshot(moments.six!),
  clocks: [{ seat: moments.six!.seat, until: null, left: null, sand: Date.now() / 1000 + 8 }],
};
const turnedUp = eightRobots.map((each, index) => ({
  ...each,
  plan: { action: (['attack', 'trap', 'harvest'] as const)[index % 3]!, number: index + 1 },
}));
const act = view({ phase: 'harvest', robots: turnedUp, dumps: eightDumps, reserve: 11 });

/** For the fixture pages. */
export const tables: Record<string, readonly Snapshot[]> = {
  ...Object.fromEntries(Object.entries(moments).map(([name, moment]) => [name, [snapshot(moment)]])),
  again: [again],
  hurried: [hurried],
  waitingRoom: [waitingRoom],
  watching: [watched(moments.waiting!)],
  watchingEight: [watched(moment({ seats: eight, view: act, awaited: [3] }))],
};
