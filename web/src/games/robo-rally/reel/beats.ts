/** Beats: what happens at the same moment is shown at the same moment, and every beat has its cause in words. */
import type { Of } from '../../contract';
import { at, terrain } from '../floor/geometry';
import type { Event } from '../records';
import { after, type Stage } from './stage';

export type BeatKind =
  | 'reveal'
  | 'move'
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

export interface Beat {
  kind: BeatKind;
  /** What is told in this beat. */
  events: readonly Event[];
  /** How much of what happened is told by then: so many events. */
  told: number;
  stage: Stage;
}

/** How long a beat lasts at speed 1, in milliseconds. */
export const LENGTHS: Readonly<Record<BeatKind, number>> = {
  reveal: 900,
  move: 340,
  turn: 380,
  stop: 420,
  express: 520,
  belts: 520,
  pushers: 560,
  gears: 520,
  lasers: 800,
  damage: 620,
  destroyed: 800,
  flags: 800,
  repairs: 620,
  note: 620,
};

/** An event of whoever rides a belt. */
type Ride = Of<Event, 'Carried' | 'HeldUp' | 'FlagCarried' | 'FlagFell'>;

/** What shows any other event; some are not shown. */
const KINDS: Readonly<Record<Exclude<Event, Ride>['type'], BeatKind | null>> = {
  CardRevealed: 'reveal',
  LockedRegisterFilled: 'note',
  CardSwapped: 'note',
  ConditionalUsed: 'note',
  Stabilized: 'note',
  Moved: 'move',
  Pushed: 'move',
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
  ArchiveMoved: 'flags',
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

const isRide = (event: Event): event is Ride => !(event.type in KINDS);

/** Who rides a belt in this event. */
const rider = (event: Ride) => ('robot' in event ? `robot ${event.robot}` : `flag ${event.flag}`);

/** Whether the belt under a rider is an express belt. */
function onExpress(stage: Stage, event: Ride): boolean {
  if (event.type === 'Carried') return event.express;
  const square = 'robot' in event ? event.square : stage.flags.find(({ number }) => number === event.flag)?.square;
  return terrain(at(stage.course, square ?? null)) === 'express';
}

/** Express belts run twice: whoever rides one for the first time in a register does so in their own step. */
function kindOf(stage: Stage, event: Event, rode: Set<string>): BeatKind | null {
  if (!isRide(event)) return KINDS[event.type];
  const first = onExpress(stage, event) && !rode.has(rider(event));
  rode.add(rider(event));
  return first ? 'express' : 'belts';
}

const ALONE = new Set<BeatKind>(['note', 'turn', 'stop']);

/** Whether an event happens in the same moment as those of a beat. */
function joins(beat: Beat, kind: BeatKind, event: Event): boolean {
  if (kind !== beat.kind || ALONE.has(kind)) return false;
  const [first] = beat.events;
  if (kind === 'move')
    return (
      event.type === 'Pushed' && first !== undefined && 'direction' in first && event.direction === first.direction
    );
  return true;
}

/** The beats of what happened after so many events, from a stage on; what shows nothing changes the stage of the next beat. */
export function beatsOf(stage: Stage, news: readonly Event[], before = 0): Beat[] {
  const beats: Beat[] = [];
  const rode = new Set<string>();
  for (const [number, event] of news.entries()) {
    const told = before + number + 1;
    if (event.type === 'RegisterBegan') rode.clear();
    const kind = kindOf(stage, event, rode);
    stage = after(stage, event);
    const last = beats.at(-1);
    if (!kind) continue;
    if (last && joins(last, kind, event))
      beats[beats.length - 1] = { kind, events: [...last.events, event], told, stage };
    else beats.push({ kind, events: [event], told, stage });
  }
  return beats;
}

/** The robots that a beat tells of. */
export const robotsIn = ({ events }: Beat) => events.flatMap((event) => ('robot' in event ? [event.robot] : []));

/** What is said of a beat: that a robot is archived goes without saying where something else is told. */
export function toldOf({ events }: Beat): readonly Event[] {
  const others = events.filter(({ type }) => type !== 'ArchiveMoved');
  return others.length ? others : events;
}
