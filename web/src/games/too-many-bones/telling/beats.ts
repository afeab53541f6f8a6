/** Beats: what is told one after the other, how long each takes, and which units it lights. */
import type { Event } from '../records';
import type { Icon, SkillName, Unit, View } from '../view';
import { after } from './stage';

export interface Beat {
  event: Event;
  /** The mat once this has happened. */
  stage: View;
}

/** How long an event is shown, in milliseconds; what is not named here only changes the mat. */
const LENGTHS: Readonly<Partial<Record<Event['type'], number>>> = {
  DayBegan: 500,
  RoundBegan: 600,
  Fatigued: 700,
  TurnBegan: 500,
  TurnLost: 700,
  Moved: 480,
  Left: 480,
  Entered: 600,
  Targeted: 480,
  DiceRolled: 800,
  BaddieRolled: 900,
  TyrantRolled: 900,
  BaddieActed: 620,
  Shielded: 520,
  Damaged: 620,
  ThroneStruck: 620,
  Unharmed: 560,
  Healed: 560,
  BuffLost: 500,
  EffectPlaced: 520,
  EffectFaded: 420,
  EffectGone: 420,
  EffectStopped: 520,
  Defeated: 700,
  KnockedOut: 900,
  Revived: 700,
  Missed: 560,
  Intercepted: 620,
  Riposted: 620,
  InnateWorked: 520,
  CounterTurned: 420,
  RageTurned: 420,
  InitiativeRolled: 600,
  BattleWon: 900,
  BattleLost: 900,
  EncounterDrawn: 700,
  ProgressMade: 600,
  LootDrawn: 600,
  TroveDrawn: 600,
  TrainingRolled: 700,
  Trained: 500,
  SkillLearnt: 500,
  TrainingWasted: 600,
  Searched: 700,
  Scouted: 700,
  NumberRolled: 700,
  TestRolled: 800,
  TestPassed: 600,
  TestFailed: 600,
  LocksRolled: 800,
  LockOpened: 600,
  LockHeld: 600,
  TroveOpened: 700,
  DartsRolled: 900,
  DartsScore: 500,
  Rested: 500,
};

export const lengthOf = ({ event }: Beat) => LENGTHS[event.type] ?? 400;

/** The units that an event speaks of: who acts, and to whom. */
export function litBy({ event }: Beat): readonly Unit[] {
  const found: (Unit | null)[] = [];
  if ('unit' in event) found.push(event.unit);
  if ('target' in event) found.push(event.target);
  if ('seat' in event) found.push(event.seat);
  if ('by' in event) found.push(event.by);
  return found.filter((unit) => unit !== null);
}

/** The beats of what happened, from how the table stood to how it stands. */
export function beatsOf(before: View, news: readonly Event[], now: View): Beat[] {
  const beats: Beat[] = [];
  let stage = before;
  for (const event of news) {
    stage = after(stage, event, now);
    if (event.type in LENGTHS) beats.push({ event, stage });
  }
  return beats;
}

/** Whether a beat opens a new turn in the telling. */
export function opens({ event }: Beat): boolean {
  switch (event.type) {
    case 'TurnBegan':
    case 'RoundBegan':
    case 'EncounterDrawn':
    case 'BattleWon':
    case 'BattleLost':
    case 'DayBegan':
      return true;
    default:
      return false;
  }
}

export interface Thrown {
  icon: Icon;
  value: number;
  skill: SkillName;
}

const white = (icon: 'attack' | 'defence') => (value: number) => ({ icon, value, skill: icon });
const bones = (count: number) =>
  Array.from({ length: count }, (): Thrown => ({ icon: 'bones', value: 1, skill: 'attack' }));

/** The dice that an event shows. */
export function diceOf({ event }: Beat): readonly Thrown[] {
  switch (event.type) {
    case 'DiceRolled':
      return event.icons.map((icon, index) => ({
        icon,
        value: event.values[index] ?? 0,
        skill: event.skills[index] ?? 'attack',
      }));
    case 'BaddieRolled':
      return [...event.hits.map(white('attack')), ...event.shields.map(white('defence')), ...bones(event.bones)];
    case 'TestRolled':
      return event.hits.map(white('attack'));
    case 'TrainingRolled':
    case 'Searched':
      return bones(event.bones);
    default:
      return [];
  }
}
