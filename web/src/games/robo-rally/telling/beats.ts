/** Beats: what happens at the same moment is shown at the same moment, for so long, with its sound. */
import type { Telling, Told as Beat } from '../../../kit/telling/beats';
import { capOf } from '../../../kit/telling/tale';
import type { Of } from '../../contract';
import { at, terrain } from '../floor/geometry';
import type { Event } from '../records';
import type { View } from '../view';
import { captionOf } from './caption';

export type BeatKind =
  | 'reveal'
  | 'move'
  | 'push'
  | 'turn'
  | 'stop'
  | 'express'
  | 'belts'
  | 'pushers'
  | 'gears'
  | 'lasers'
  | 'damage'
  | 'destroyed'
  | 'flags'
  | 'repairs'
  | 'note';

export type Told = Beat<Event, BeatKind>;

/** An event of whoever rides a belt, or moves by a card. */
type Ride = Of<Event, 'Carried' | 'HeldUp' | 'FlagCarried' | 'FlagFell'>;
type Drive = Of<Event, 'Moved' | 'Pushed'>;

/** What shows any other event; some are not shown. */
const KINDS: Readonly<Record<Exclude<Event, Ride | Drive>['type'], BeatKind | null>> = {
  CardRevealed: 'reveal',
  LockedRegisterFilled: 'note',
  CardSwapped: 'note',
  ConditionalUsed: 'note',
  Stabilized: 'note',
  Turned: 'turn',
  Stopped: 'stop',
  Stayed: 'stop',
  PushedByBoard: 'pushers',
  TurnedByGear: 'gears',
  BoardLaserHit: 'lasers',
  RobotShot: 'lasers',
  WeaponFired: 'lasers',
  WeaponAimed: 'note',
  Controlled: 'note',
  Rammed: 'damage',
  Damaged: 'damage',
  DamageSoaked: 'damage',
  OptionLost: 'damage',
  Destroyed: 'destroyed',
  Eliminated: 'destroyed',
  SentOff: 'destroyed',
  FlagTouched: 'flags',
  FlagHeld: 'flags',
  FlagTaken: 'flags',
  FlagDropped: 'flags',
  FlagReturned: 'flags',
  ArchiveMoved: null,
  Finished: 'flags',
  CoinFlipped: 'note',
  BoardTurned: 'note',
  SuperBotNamed: 'note',
  Repaired: 'repairs',
  Restored: 'repairs',
  OptionDrawn: 'repairs',
  CircuitBroken: 'repairs',
  PoweredDown: 'repairs',
  Reentered: 'note',
  RobotPlaced: 'note',
  LotsDrawn: 'note',
  CardStored: null,
  CardsDealt: null,
  DockTaken: null,
  FlywheelUsed: null,
  GameEnded: null,
  HomeChosen: null,
  OptionsDealt: null,
  PowerDownAnnounced: null,
  Programmed: null,
  Recompiled: null,
  RegisterBegan: null,
  RegistersFilled: null,
  TimeRanOut: null,
  TossWon: null,
  TurnBegan: null,
};

/** How long a beat lasts at speed 1, in milliseconds. */
const LENGTHS: Readonly<Record<BeatKind, number>> = {
  reveal: 700,
  move: 520,
  push: 820,
  turn: 380,
  stop: 420,
  express: 450,
  belts: 450,
  pushers: 600,
  gears: 450,
  lasers: 600,
  damage: 450,
  destroyed: 1200,
  flags: 600,
  repairs: 450,
  note: 450,
};

const isDrive = (event: Event): event is Drive => event.type === 'Moved' || event.type === 'Pushed';
const isRide = (event: Event): event is Ride => !isDrive(event) && !(event.type in KINDS);

/** Who rides a belt in this event. */
const rider = (event: Ride) => ('robot' in event ? `robot ${event.robot}` : `flag ${event.flag}`);

/** Whether a card that drives a robot pushes another on its way: what comes before and after belongs to it. */
function pushes(event: Drive, earlier: readonly Event[], later: readonly Event[]): boolean {
  const until = (events: readonly Event[]) => events.slice(0, [...events.map(isDrive), false].indexOf(false));
  const before = until(earlier.toReversed()).toReversed();
  const run = [...before, event, ...until(later)];
  let driver: number | null = null;
  const drivers = run.map((each) => (each.type === 'Moved' ? (driver = each.robot) : driver));
  return run.some(({ type }, index) => type === 'Pushed' && drivers[index] === drivers[before.length]);
}

/** Express belts run twice: whoever rides one for the first time in a register does so in their own step. */
function onExpress(event: Ride, view: View, earlier: readonly Event[]): boolean {
  const began = earlier.findLastIndex(({ type }) => type === 'RegisterBegan');
  if (earlier.slice(began + 1).some((each) => isRide(each) && rider(each) === rider(event))) return false;
  if (event.type === 'Carried') return event.express;
  const square = 'robot' in event ? event.square : view.flags.find(({ number }) => number === event.flag)?.square;
  return terrain(at(view.course, square ?? null)) === 'express';
}

const ALONE = new Set<BeatKind>(['note', 'turn', 'stop', 'destroyed']);

/** The robots that a beat tells of. */
export const robotsIn = ({ events }: Pick<Told, 'events'>) =>
  events.flatMap((event) => ('robot' in event ? [event.robot] : []));

/** The rule that each kind of beat applies. */
const RULES: Readonly<Partial<Record<BeatKind, string>>> = {
  reveal: 'reveal',
  move: 'movement',
  turn: 'movement',
  push: 'pushing',
  express: 'belts',
  belts: 'belts',
  pushers: 'board_elements',
  gears: 'board_elements',
  lasers: 'robot_lasers',
  damage: 'damage',
  destroyed: 'destruction',
  flags: 'flags',
  repairs: 'repairs',
};

export const telling: Telling<View, Event, BeatKind> = {
  kindOf(event, { view, earlier, later }) {
    if (isDrive(event)) return pushes(event, earlier, later) ? 'push' : 'move';
    if (isRide(event)) return onExpress(event, view, earlier) ? 'express' : 'belts';
    return KINDS[event.type];
  },
  rule: (kind, events) =>
    kind === 'lasers' && events.some(({ type }) => type === 'BoardLaserHit') ? 'board_lasers' : (RULES[kind] ?? null),
  lengths: LENGTHS,
  landings: { move: 440, push: 640, destroyed: 700 },
  joins(kind, events, event) {
    if (kind === 'move' || kind === 'push') {
      const driver = events.find(({ type }) => type === 'Moved');
      return (
        event.type === 'Pushed' ||
        (driver && 'robot' in driver && 'robot' in event && event.robot === driver.robot) === true
      );
    }
    return !ALONE.has(kind);
  },
  cues: {
    reveal: 'card',
    push: 'attack',
    stop: 'refused',
    express: 'gear',
    belts: 'gear',
    pushers: 'trap',
    gears: 'gear',
    lasers: 'attack',
    destroyed: 'fall',
    flags: 'turn',
    repairs: 'confirm',
  },
  mine: (event, seat, { robots }) =>
    event.type !== 'CardRevealed' &&
    robots.some((each) => each.seat === seat && 'robot' in event && event.robot === each.robot),
  cap: ({ robots }) => capOf(robots.length),
  caption: captionOf,
};
