/** Beats: what happens at the same moment is shown at the same moment, and every beat has its cause in words. */
import type { Rec } from '../../../words/record';
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
  events: readonly Rec[];
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

const KINDS: Readonly<Record<string, BeatKind>> = {
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
  OptionDrawn: 'repairs',
  CircuitBroken: 'repairs',
  PoweredDown: 'repairs',
  Reentered: 'note',
  RobotPlaced: 'note',
  LotsDrawn: 'note',
};

const RIDES = new Set(['Carried', 'HeldUp', 'FlagCarried', 'FlagFell']);

/** Who rides a belt in this event. */
const rider = (event: Rec) => (event.robot === undefined ? `flag ${event.flag}` : `robot ${event.robot}`);

/** Whether the belt under a rider is an express belt. */
function onExpress(stage: Stage, event: Rec): boolean {
  if (event.express !== undefined) return event.express === true;
  const flag = stage.flags.find(({ number }) => number === event.flag);
  const square = event.robot === undefined ? flag?.square : Number(event.square);
  return stage.course.squares[square ?? -1]?.terrain === 'express';
}

/** Express belts run twice: whoever rides one for the first time in a register does so in their own step. */
function kindOf(stage: Stage, event: Rec, rode: Set<string>): BeatKind | undefined {
  if (!RIDES.has(event.type)) return KINDS[event.type];
  const first = onExpress(stage, event) && !rode.has(rider(event));
  rode.add(rider(event));
  return first ? 'express' : 'belts';
}

const ALONE = new Set<BeatKind>(['note', 'turn', 'stop']);

/** Whether an event happens in the same moment as those of a beat. */
function joins(beat: Beat, kind: BeatKind, event: Rec): boolean {
  if (kind !== beat.kind || ALONE.has(kind)) return false;
  if (kind === 'move') return event.type === 'Pushed' && event.direction === beat.events[0]?.direction;
  return true;
}

/** The beats of what happened after so many events, from a stage on; what shows nothing changes the stage of the next beat. */
export function beatsOf(stage: Stage, news: readonly Rec[], before = 0): Beat[] {
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

/** What is said of a beat: that a robot is archived goes without saying where something else is told. */
export function toldOf({ events }: Beat): readonly Rec[] {
  const others = events.filter(({ type }) => type !== 'ArchiveMoved');
  return others.length ? others : events;
}
