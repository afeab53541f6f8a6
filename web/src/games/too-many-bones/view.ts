/** What everybody sees of an adventure, by the server's own types. A unit is a number: below 4 a Gearloc by its seat, 4 to 7 a Baddie by its lane token. */
import type { components } from './schema';

type Schemas = components['schemas'];

export type View = Schemas['View'];
export type DieView = Schemas['DieView'];
export type SkillView = Schemas['SkillView'];
export type EffectView = Schemas['EffectView'];
export type GearlocView = Schemas['GearlocView'];
export type FoeView = Schemas['FoeView'];
export type LootView = Schemas['LootView'];
export type DartsView = Schemas['DartsView'];
export type AttemptView = Schemas['AttemptView'];
export type ShownView = Schemas['ShownView'];
export type RewardView = Schemas['RewardView'];
/** A lock, or what a lockpicking die shows. */
export type LockFace = Schemas['LockView'] | Schemas['PickDieView'];

export type Unit = FoeView['unit'];
export type UnitName = Schemas['UnitName'];
export type SkillName = Schemas['SkillName'];
export type SkillState = Schemas['SkillState'];
export type StoredName = Schemas['StoredName'];
export type Icon = Schemas['Icon'];
export type Stat = Schemas['Stat'];
export type EffectName = Schemas['EffectName'];
export type Status = Schemas['Status'];
export type PlanName = Schemas['PlanName'];
export type CardLabel = Schemas['CardLabel'];
export type CardName = Schemas['CardName'];
export type ChipType = Schemas['ChipType'];
export type LockType = Schemas['LockType'];
export type RewardName = Schemas['RewardName'];
export type Tyrant = Schemas['Tyrant'];
type Profession = Schemas['Profession'];

/** Where dice lie on a Gearloc's mat. */
export type Zone = Schemas['Zone'] | 'plan';

export const GEARLOCS = 4;
export const PLACES = Array.from({ length: 16 }, (_, place) => place);
export const STATS = ['hp', 'dex', 'atk', 'def'] as const satisfies readonly Stat[];
export const SLOTS = 4;
export const PLAN_SLOTS = 5;
export const LOOT_SLOTS = 4;

/** The professions by the colour of their dice. */
const COLOURS = {
  white: 'white',
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
} as const satisfies Readonly<Record<Profession, string>>;

export const colourOfProfession = (profession: Profession) => COLOURS[profession];

/** The colour of a die by its skill; white dice are nobody's own. */
export function dieColour(view: View, owner: number | null, skill: SkillName): string {
  const found = owner === null ? null : view.gearlocs[owner]?.skills.find((each) => each.skill === skill);
  return found ? colourOfProfession(found.profession) : 'white';
}

export const isLearnt = ({ state }: SkillView) => state !== 'absent';

export const isBones = (icon: Icon) => icon === 'bones' || icon === 'reusable_bones';

/** What a skill die is best known for: its last face that is neither Bones nor blank. */
export const bestFace = ({ faces }: SkillView): Icon =>
  (faces.findLast(({ icon }) => !isBones(icon) && icon !== 'blank') ?? faces[0])?.icon ?? 'blank';

/** The Bones in a Gearloc's Backup Plan. */
export const bonesOf = ({ plan }: GearlocView) => plan.reduce((sum, die) => sum + die.value, 0);

/** Who a unit is: a Gearloc of the party, or anybody else on the mat. */
export const nameOf = (view: View, unit: Unit | null): UnitName | null =>
  unit === null
    ? null
    : ((unit < GEARLOCS ? view.gearlocs[unit] : view.foes.find((foe) => foe.unit === unit))?.name ?? null);

/** Whether the mat is in use: in battle, and in the few encounters that are played on it. */
export const onMat = (view: View) => view.round > 0;

/** The colour of a unit's initiative die: the lane token of a Baddie, bronze for a Gearloc. */
export const laneColour = (unit: Unit) => (unit >= GEARLOCS && unit < GEARLOCS + 4 ? `lane${unit - 3}` : 'bronze');
