/** Which pieces of the table stand for which options of the decision. */
import type { Rec } from '../../words/record';
import type { Decision, Option } from '../contract';
import { STATS, type Unit, type Zone } from './view';

const ON_PLACE = new Set(['Spot', 'Place', 'Critter']);
const ON_UNIT = new Set(['Foe', 'Aim', 'Victim']);
const USED_ON = new Set(['UsePlan', 'UseLoot', 'UseCampLoot', 'AnyTime', 'UseDie']);

/** The position on the mat that a choice names. */
export const placeOf = (choice: Rec): number | null => (ON_PLACE.has(choice.type) ? Number(choice.place) : null);

/** The unit that a choice is about. */
export function unitOf(choice: Rec): Unit | null {
  if (ON_UNIT.has(choice.type)) return Number(choice.unit);
  return USED_ON.has(choice.type) && choice.on !== null ? Number(choice.on) : null;
}

/** What is chosen where it lies, not by pressing the unit that it is used on: that shows the unit's sheet. */
const CHOSEN_ELSEWHERE = new Set(['UsePlan', 'UseLoot', 'AnyTime']);

/** The unit that is chosen by pressing it. */
export const pressedUnit = (choice: Rec): Unit | null => (CHOSEN_ELSEWHERE.has(choice.type) ? null : unitOf(choice));

/** The skill whose die a choice is. */
export const skillOf = (choice: Rec): string | null =>
  choice.type === 'PickSkill' || choice.type === 'LearnSkill' || choice.type === 'Restored'
    ? String(choice.skill)
    : null;

/** The stat that a choice raises, or whose white die it is. */
export function statOf(choice: Rec): (typeof STATS)[number] | null {
  if (choice.type === 'PickAttack') return 'atk';
  if (choice.type === 'PickDefence') return 'def';
  const stat = choice.type === 'TrainStat' || choice.type === 'LostStat' ? String(choice.stat) : '';
  return STATS.find((each) => each === stat) ?? null;
}

export const planOf = (choice: Rec): string | null => (choice.type === 'UsePlan' ? String(choice.plan) : null);

export const meterPlaceOf = (choice: Rec): number | null =>
  choice.type === 'MeterPlace' ? Number(choice.place) : null;

/** The options that a piece stands for. */
export const optionsFor = <Piece>(
  decision: Decision | null,
  of: (choice: Rec) => Piece | null,
  piece: Piece,
): readonly Option[] => decision?.options.filter(({ choice }) => of(choice) === piece) ?? [];

/** The pieces of a kind that the decision offers. */
export const offeredPieces = <Piece>(decision: Decision | null, of: (choice: Rec) => Piece | null): Set<Piece> =>
  new Set(
    (decision?.options ?? []).map(({ choice }) => of(choice)).filter((piece): piece is Piece & {} => piece !== null),
  );

/** Whether an option is chosen by one press on the mat: its place, or a unit that stands for nothing else. */
export function onMatAlone(decision: Decision, { choice }: Option): boolean {
  if (placeOf(choice) !== null) return true;
  const unit = pressedUnit(choice);
  return unit !== null && optionsFor(decision, pressedUnit, unit).length === 1;
}

/** Where options are laid out in the tray. */
export type Group = 'die' | 'strike' | 'plan' | 'loot' | 'skill' | 'drop' | 'go' | 'other';

const GROUPS: Readonly<Record<string, Group>> = {
  Strike: 'strike',
  UseDie: 'die',
  StoreBones: 'die',
  Shield: 'die',
  LockShield: 'die',
  Marked: 'die',
  UsePlan: 'plan',
  UseLoot: 'loot',
  UseCampLoot: 'loot',
  AnyTime: 'skill',
  Drop: 'drop',
  Done: 'go',
  RollThem: 'go',
  RollMarked: 'go',
  Stay: 'go',
  CampOver: 'go',
  StopPicking: 'go',
  Enough: 'go',
  NoTarget: 'go',
  NoFoe: 'go',
  NoCritter: 'go',
  NoProposal: 'go',
};

export const groupOf = (choice: Rec): Group => GROUPS[choice.type] ?? 'other';

/** The options of each group, in the order in which they are offered. */
export function grouped(decision: Decision | null): Readonly<Record<Group, readonly Option[]>> {
  const found: Record<Group, Option[]> = {
    die: [],
    strike: [],
    plan: [],
    loot: [],
    skill: [],
    drop: [],
    go: [],
    other: [],
  };
  for (const option of decision?.options ?? []) found[groupOf(option.choice)].push(option);
  return found;
}

/** Whether an option is about a die that lies in a slot of this zone. */
export function liesAs(choice: Rec, zone: Zone, die: { skill: string; value: number }): boolean {
  const white = die.skill === 'attack' || die.skill === 'defence';
  switch (choice.type) {
    case 'ShieldDie':
    case 'Drop':
      return choice.zone === zone && choice.skill === die.skill && choice.value === die.value;
    case 'Lost':
      return zone === 'active' && choice.skill === die.skill && choice.value === die.value;
    case 'LostBones':
      return zone === 'plan' && choice.count === die.value && choice.skill === (white ? 'white' : die.skill);
    default:
      return false;
  }
}

/** Whether an option of the group `die` is about a die that shows this. */
export function isAbout(choice: Rec, die: { skill: string; icon: string; value: number }): boolean {
  const bones = die.icon === 'bones' || die.icon === 'reusable_bones';
  switch (choice.type) {
    case 'StoreBones':
      return bones && choice.skill === die.skill && choice.count === die.value;
    case 'Shield':
    case 'LockShield':
      return die.icon === 'defence' && choice.value === die.value;
    case 'UseDie':
    case 'Marked':
      return choice.skill === die.skill && choice.icon === die.icon && choice.value === die.value;
    default:
      return false;
  }
}
