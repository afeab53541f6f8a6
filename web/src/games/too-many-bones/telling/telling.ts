/** How an adventure is told: a Baddie aims, rolls, and what gets through is counted; a tyrant comes in with his card. */
import type { Telling } from '../../../kit/telling/beats';
import type { Event } from '../records';
import type { Unit, View } from '../view';

export type Kind =
  | 'day'
  | 'turn'
  | 'move'
  | 'aim'
  | 'roll'
  | 'act'
  | 'harm'
  | 'effect'
  | 'fall'
  | 'down'
  | 'tyrant'
  | 'tyrant_falls'
  | 'end'
  | 'reward';

/** What is not named here only changes the table. */
const KINDS: Readonly<Partial<Record<Event['type'], Kind>>> = {
  DayBegan: 'day',
  RoundBegan: 'day',
  EncounterDrawn: 'day',
  Fatigued: 'day',
  TurnBegan: 'turn',
  TurnLost: 'turn',
  Moved: 'move',
  Left: 'move',
  Entered: 'move',
  Targeted: 'aim',
  DiceRolled: 'roll',
  BaddieRolled: 'roll',
  TyrantRolled: 'roll',
  TestRolled: 'roll',
  LocksRolled: 'roll',
  DartsRolled: 'roll',
  TrainingRolled: 'roll',
  Searched: 'roll',
  NumberRolled: 'roll',
  BaddieActed: 'act',
  Missed: 'act',
  Intercepted: 'act',
  Riposted: 'act',
  InnateWorked: 'act',
  Shielded: 'harm',
  Damaged: 'harm',
  ThroneStruck: 'harm',
  Unharmed: 'harm',
  Healed: 'harm',
  BuffLost: 'effect',
  EffectPlaced: 'effect',
  EffectFaded: 'effect',
  EffectGone: 'effect',
  EffectStopped: 'effect',
  CounterTurned: 'effect',
  RageTurned: 'effect',
  Defeated: 'fall',
  Revived: 'fall',
  KnockedOut: 'down',
  BattleWon: 'end',
  BattleLost: 'end',
  InitiativeRolled: 'turn',
  ProgressMade: 'reward',
  LootDrawn: 'reward',
  TroveDrawn: 'reward',
  Trained: 'effect',
  SkillLearnt: 'effect',
  TrainingWasted: 'reward',
  Scouted: 'reward',
  TestPassed: 'reward',
  TestFailed: 'reward',
  LockOpened: 'reward',
  LockHeld: 'reward',
  TroveOpened: 'reward',
  DartsScore: 'effect',
  Rested: 'effect',
};

/** The tyrant itself comes and falls otherwise than any other Baddie. */
const OF_TYRANT: Readonly<Partial<Record<Event['type'], Kind>>> = { Entered: 'tyrant', Defeated: 'tyrant_falls' };

/** How an event is told. */
export const kindOf = (event: Event, { tyrant }: View): Kind | null =>
  ('name' in event && event.name === tyrant && OF_TYRANT[event.type]) || (KINDS[event.type] ?? null);

/** The units that an event speaks of: who acts, and to whom. */
export function unitsOf(event: Event): readonly Unit[] {
  const found: (Unit | null)[] = [];
  if ('unit' in event) found.push(event.unit);
  if ('target' in event) found.push(event.target);
  if ('seat' in event) found.push(event.seat);
  if ('by' in event) found.push(event.by);
  return found.filter((unit) => unit !== null);
}

const SUFFERED: ReadonlySet<Event['type']> = new Set(['Damaged', 'Shielded', 'EffectPlaced', 'KnockedOut']);

const isOfGroup = (event: Event) => event.type === 'Damaged' && event.cause !== 'attack';

/** Beats that look alike and are ruled otherwise. */
const RULES_OF: Readonly<Partial<Record<Event['type'], string>>> = {
  Trained: 'training',
  SkillLearnt: 'training',
  TrainingRolled: 'training',
  TrainingWasted: 'training',
  TestRolled: 'encounter',
  TestPassed: 'encounter',
  TestFailed: 'encounter',
  LocksRolled: 'lockpicking',
  LockOpened: 'lockpicking',
  LockHeld: 'lockpicking',
  DartsRolled: 'darts',
  DartsScore: 'darts',
  Rested: 'recovery',
  Searched: 'recovery',
  Scouted: 'recovery',
};

/** The rule that each kind of beat applies. */
const RULES: Readonly<Partial<Record<Kind, string>>> = {
  day: 'phases',
  turn: 'battle',
  move: 'baddie_turn',
  aim: 'target',
  roll: 'stats',
  act: 'baddie_turn',
  harm: 'damage',
  effect: 'effects',
  fall: 'result',
  down: 'ko',
  tyrant: 'tyrant',
  tyrant_falls: 'result',
  reward: 'rewards',
};

export const telling: Telling<View, Event, Kind> = {
  kindOf: (event, { view }) => kindOf(event, view),
  rule: (kind, [first]) => (first && RULES_OF[first.type]) ?? RULES[kind] ?? null,
  lengths: {
    day: 600,
    turn: 420,
    move: 480,
    aim: 300,
    roll: 1020,
    act: 520,
    harm: 580,
    effect: 420,
    fall: 600,
    down: 1200,
    tyrant: 2600,
    tyrant_falls: 1800,
    end: 900,
    reward: 600,
  },
  landings: { roll: 600, harm: 240, down: 600, tyrant: 900, tyrant_falls: 800 },
  /** What hits several at once is one moment: gas, fire, weariness; one effect on many; dice and the shields they meet. */
  joins: (kind, events, event) => {
    if (kind === 'harm') return events.every(isOfGroup) && isOfGroup(event);
    if (kind !== 'effect') return false;
    const [first] = events;
    return first?.type === event.type && 'effect' in first && 'effect' in event && first.effect === event.effect;
  },
  cues: {
    move: 'card',
    roll: 'gear',
    harm: 'attack',
    fall: 'trap',
    down: 'fall',
    tyrant: 'trap',
    tyrant_falls: 'crown',
    end: 'end',
  },
  /** What one suffers, not what one does: an answer of one's own holds nobody up. */
  mine: (event, seat) => SUFFERED.has(event.type) && unitsOf(event).includes(seat),
};
