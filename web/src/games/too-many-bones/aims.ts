/** Which pieces of the table stand for which options of the decision. */
import { partOf, type Choice, type Decision, type Option } from './records';
import {
  isBones,
  type DieView,
  type LootView,
  type PlanName,
  type SkillName,
  type Stat,
  type Unit,
  type View,
  type Zone,
} from './view';

/** The position on the mat that a choice names. */
export function placeOf(choice: Choice): number | null {
  switch (choice.type) {
    case 'Spot':
    case 'Place':
    case 'Critter':
      return choice.place;
    default:
      return null;
  }
}

/** The unit that a choice is about. */
export function unitOf(choice: Choice): Unit | null {
  switch (choice.type) {
    case 'Foe':
    case 'Aim':
    case 'Victim':
      return choice.unit;
    case 'UsePlan':
    case 'UseLoot':
    case 'UseCampLoot':
    case 'AnyTime':
    case 'UseDie':
      return choice.on;
    default:
      return null;
  }
}

/** The unit that is chosen by pressing it. A plan, a card or a kept die is chosen where it lies: its unit shows its sheet. */
export const pressedUnit = (choice: Choice): Unit | null =>
  choice.type === 'UsePlan' || choice.type === 'UseLoot' || choice.type === 'AnyTime' ? null : unitOf(choice);

/** The skill whose die a choice is. */
export const skillOf = (choice: Choice): SkillName | null =>
  choice.type === 'PickSkill' || choice.type === 'LearnSkill' || choice.type === 'Restored' ? choice.skill : null;

/** The die that a choice adds to the roll. */
export function dieOf(choice: Choice): SkillName | null {
  switch (choice.type) {
    case 'PickAttack':
      return 'attack';
    case 'PickDefence':
      return 'defence';
    case 'PickSkill':
      return choice.skill;
    default:
      return null;
  }
}

/** Whether after this die no other can follow: it is laid, and waits for the roll. */
export const takesLastDex = ({ dex }: View, decision: Decision, choice: Choice): boolean =>
  dex <= 1 && partOf(decision) === 'pool' && dieOf(choice) !== null;

/** The stat that a choice raises, or whose white die it is. */
export function statOf(choice: Choice): Stat | null {
  switch (choice.type) {
    case 'PickAttack':
      return 'atk';
    case 'PickDefence':
      return 'def';
    case 'TrainStat':
    case 'LostStat':
      return choice.stat;
    default:
      return null;
  }
}

export const planOf = (choice: Choice): PlanName | null => (choice.type === 'UsePlan' ? choice.plan : null);

export const meterPlaceOf = (choice: Choice): number | null => (choice.type === 'MeterPlace' ? choice.place : null);

/** What pressing a card in a Gearloc's hand would mean: to use it, or to try its locks. */
export function cardWish({ loot }: LootView, owner: number, number: number, battle: boolean): Choice {
  if (loot === 'closed_trove') return { type: 'PickTrove', owner, number };
  const card = { loot, on: null, name: null };
  return battle ? { type: 'UseLoot', ...card } : { type: 'UseCampLoot', ...card };
}

/** Whether the decision offers what a card is wished for, on whomever. */
export const isGranted = (decision: Decision, wish: Choice): boolean =>
  decision.options.some(({ choice }) =>
    wish.type === 'PickTrove'
      ? choice.type === wish.type && choice.owner === wish.owner && choice.number === wish.number
      : 'loot' in wish && choice.type === wish.type && 'loot' in choice && choice.loot === wish.loot,
  );

/** The options that a piece stands for. */
export const optionsFor = <Piece>(
  decision: Decision | null,
  of: (choice: Choice) => Piece | null,
  piece: Piece,
): readonly Option[] => decision?.options.filter(({ choice }) => of(choice) === piece) ?? [];

/** The pieces of a kind that the decision offers. */
export const offeredPieces = <Piece>(decision: Decision | null, of: (choice: Choice) => Piece | null): Set<Piece> =>
  new Set((decision?.options ?? []).map(({ choice }) => of(choice)).filter((piece) => piece !== null));

/** Whether an option is chosen by one press on the mat: its place, or a unit that stands for nothing else. */
export function onMatAlone(decision: Decision, { choice }: Option): boolean {
  if (placeOf(choice) !== null) return true;
  const unit = pressedUnit(choice);
  return unit !== null && optionsFor(decision, pressedUnit, unit).length === 1;
}

/** Whether an option is about a die that lies in a slot of this zone. */
export function liesAs(choice: Choice, zone: Zone, die: DieView): boolean {
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

/** Whether an option is about a rolled die that shows this. */
export function isAbout(choice: Choice, die: DieView): boolean {
  switch (choice.type) {
    case 'StoreBones':
      return isBones(die.icon) && choice.skill === die.skill && choice.count === die.value;
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
