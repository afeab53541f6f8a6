/** What everybody sees of an adventure. A unit is a number: below 4 a Gearloc by its seat, 4 to 7 a Baddie by its lane token. */

export type Phase = 'new_day' | 'encounter' | 'battle' | 'reward' | 'recovery' | 'over';
export type Unit = number;

export interface DieView {
  owner: number;
  skill: string;
  icon: string;
  value: number;
}

/** A skill die: 0 not learnt, 1 ready, 2 in use, 3 exhausted. */
export interface SkillView {
  skill: string;
  state: number;
  profession: string;
  star: boolean;
  /** Numbers, from 1, of the skills that lead to it; one of them is enough. */
  requires: readonly number[];
  consumable: boolean;
  faces: readonly (readonly [icon: string, value: number])[];
}

export interface EffectView {
  effect: string;
  value: number;
}

export interface LootView {
  loot: string;
  uses: number;
  heavy: boolean;
  locks: readonly string[];
}

export interface GearlocView {
  seat: number;
  name: string;
  melee: boolean;
  hp: number;
  most_hp: number;
  buff: number;
  /** HP, DEX, ATK, DEF. */
  stats: readonly number[];
  bonus: readonly number[];
  innate: string;
  innate_plus: boolean;
  healing: number;
  place: number;
  away: boolean;
  active: readonly DieView[];
  locked: readonly DieView[];
  plan: readonly DieView[];
  plans: readonly { plan: string; cost: number }[];
  skills: readonly SkillView[];
  grenades: number;
  axes: number;
  bodies: number;
  effects: readonly EffectView[];
  loot: readonly LootView[];
  training: number;
}

export interface FoeView {
  unit: Unit;
  name: string;
  kind: string;
  points: number;
  hp: number;
  most_hp: number;
  place: number;
  attack: number;
  threat: number;
  defence: number;
  initiative: number;
  melee: boolean;
  aim: string;
  targets: number;
  diagonal: boolean;
  traits: readonly { trait: string; value: number; cost: number }[];
  faces: readonly string[];
  shields: readonly number[];
  fire: number;
  effects: readonly EffectView[];
  ally: boolean;
}

export interface Change {
  unit: Unit;
  hp: number;
  falls: boolean;
}

/** What an option promises, by its number: a word for it, chances and amounts. */
export interface Promised {
  option: number;
  what: string;
  shares: readonly number[];
  amounts: readonly number[];
}

export interface Odds {
  damage: number;
  bones: number;
  lock: number;
  shields: number;
  hits: readonly number[];
  lost: number;
  falls: number;
  targets: readonly { unit: Unit; dice: number; lost: number; falls: number }[];
  dice: readonly { skill: string; useful: number; bones: number; lost: number }[];
  forecasts: readonly { option: number; changes: readonly Change[] }[];
  promises: readonly Promised[];
  locks: { needed: number; fresh: number; again: readonly number[]; powder: readonly number[] } | null;
  camp: {
    training: readonly number[];
    search: number;
    numbers: readonly (readonly [number: number, chance: number])[];
    troves: readonly { owner: number; number: number; chance: number }[];
  } | null;
}

export interface ChoiceView {
  name: string;
  open: boolean;
  battle: boolean;
  rewards: readonly { reward: string; amount: number }[];
  /** How likely its test is passed; -1 where there is none. */
  chance: number;
}

/** A game of Dangerous Darts: the HP of both sides, the dice of the Gearloc, and the throw that lies there. */
export interface Darts {
  mine: number;
  theirs: number;
  turn: number;
  attack: number;
  defence: number;
  status: number;
  hits: number;
  shields: number;
  bones: number;
  taken: number;
  on_me: readonly string[];
  on_them: readonly string[];
}

export interface View {
  day: number;
  days: number;
  progress: number;
  needed: number;
  phase: Phase;
  tyrant: string;
  difficulty: string;
  card: string;
  choices: readonly ChoiceView[];
  offered: readonly string[];
  choice: number;
  deck: number;
  known_cards: readonly string[];
  proposals: readonly number[];
  gearlocs: readonly GearlocView[];
  foes: readonly FoeView[];
  round: number;
  calm: number;
  meter: readonly Unit[];
  initiatives: readonly number[];
  acted: readonly Unit[];
  turn: Unit;
  dex: number;
  target: Unit;
  /** Numbers of the dice chosen to be rolled: 0 ATK, 17 DEF, between them the skills. */
  picked: readonly number[];
  odds: Odds;
  rolled: readonly DieView[];
  /** From the first to come. */
  queue: readonly { points: number; name: string }[];
  stacks: readonly { points: number; count: number; known: readonly string[]; fallen: readonly string[] }[];
  stored: readonly string[];
  trophies: readonly string[];
  loot_deck: number;
  trove_deck: number;
  shown: readonly string[];
  locks: readonly string[];
  pick_dice: readonly string[];
  intuition: string;
  lanterns: readonly number[];
  critters: readonly number[];
  rules: readonly string[];
  darts: Darts | null;
  ending: string;
}

/** Where dice lie on a Gearloc's mat. */
export type Zone = 'active' | 'locked' | 'plan';

export const GEARLOCS = 4;
export const PLACES = Array.from({ length: 16 }, (_, place) => place);
export const STATS = ['hp', 'dex', 'atk', 'def'] as const;
export const SLOTS = 4;
export const PLAN_SLOTS = 5;
export const LOOT_SLOTS = 4;
const ATTACK_DIE = 0;
const DEFENCE_DIE = 17;

/** The name of a die that was chosen to be rolled. */
export const pickedSkill = (gearloc: GearlocView, number: number) =>
  number === ATTACK_DIE ? 'attack' : number === DEFENCE_DIE ? 'defence' : (gearloc.skills[number - 1]?.skill ?? '');

/** The professions by the colour of their dice. */
const COLOURS: Readonly<Record<string, string>> = {
  scavenger: 'green',
  grenadier: 'red',
  utility_bomber: 'blue',
  keen_eye: 'orange',
  combat_medic: 'red',
  forester: 'green',
  stim_stacker: 'blue',
  captain: 'red',
  hero: 'purple',
  protector: 'orange',
  warden: 'blue',
  zerker: 'red',
  mimic: 'green',
  skirmisher: 'orange',
  consumable: 'yellow',
};

export const colourOfProfession = (profession: string) => COLOURS[profession] ?? 'steel';

/** The colour of a die by its skill; white dice are nobody's own. */
export function dieColour(view: View, die: { owner: number; skill: string }): string {
  const skill = view.gearlocs[die.owner]?.skills.find((each) => each.skill === die.skill);
  return skill ? colourOfProfession(skill.profession) : 'white';
}

/** Who a unit is: a Gearloc of the party, or anybody else on the mat. */
export const nameOf = (view: View, unit: Unit): string =>
  unit < 0
    ? ''
    : unit < GEARLOCS
      ? (view.gearlocs[unit]?.name ?? '')
      : (view.foes.find((foe) => foe.unit === unit)?.name ?? '');

/** Whether the mat is in use: in battle, and in the few encounters that are played on it. */
export const onMat = (view: View) => view.round > 0;

/** The colour of a unit's initiative die: the lane token of a Baddie, bronze for a Gearloc. */
export const laneColour = (unit: Unit) => (unit >= GEARLOCS && unit < GEARLOCS + 4 ? `lane${unit - 3}` : 'bronze');
