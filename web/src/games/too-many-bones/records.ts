/** The decisions, choices and events of Too Many Bones, by the server's own types, and where the board draws each decision. */
import type { Decision as Asked, Option as Offered } from '../contract';
import type { components } from './schema';

export type Wire = components['schemas'];
export type Prompt = Wire['Prompt'];
export type Choice = Wire['Choice'];
export type Event = Wire['Event'];
export type Prospect = NonNullable<Wire['Prospects']['options'][number]>;
export type RollOdds = Wire['RollOdds'];
export type Change = Wire['Change'];

export type Decision = Asked<Wire>;
export type Option = Offered<Choice>;

/**
 * Where a decision is answered: in the pool of dice to choose from, at the dice that were rolled, on the day's page alone, or in the
 * list of the tray, which repeats what is pressed on the mats.
 */
export type Part = 'pool' | 'dice' | 'page' | 'list';

export const DRAWN = {
  AimDynamite: 'list',
  AimGrenade: 'list',
  AllyAttack: 'list',
  BraceForPain: 'list',
  BuryScouted: 'list',
  ChooseApproach: 'list',
  ChooseBaddie: 'list',
  ChooseBarrels: 'page',
  ChooseConsumable: 'list',
  ChooseCritter: 'list',
  ChooseDarts: 'page',
  ChooseLanding: 'list',
  ChooseLoser: 'list',
  ChoosePart: 'list',
  ChooseRerolls: 'dice',
  ChooseRestored: 'list',
  ChooseShield: 'list',
  ChooseStack: 'list',
  ChooseTarget: 'list',
  ChooseTrophy: 'list',
  ChooseVictim: 'list',
  Decide: 'list',
  DelayBaddie: 'list',
  DropLoot: 'list',
  GiveUpDie: 'list',
  GiveUpLoot: 'list',
  HealWithInnate: 'list',
  KeepEncounter: 'page',
  KeepInitiative: 'list',
  KeepOne: 'page',
  KeepTrove: 'page',
  LandBeside: 'list',
  LightFlare: 'list',
  LimitStat: 'list',
  LoseBones: 'list',
  LoseDie: 'list',
  MoveUnit: 'list',
  NameLock: 'list',
  NameNumber: 'page',
  OrderStart: 'list',
  Parry: 'list',
  PayBones: 'list',
  PayLady: 'page',
  PickDie: 'pool',
  PickLock: 'list',
  PickOneMore: 'pool',
  Propose: 'list',
  PutOut: 'page',
  RaiseShield: 'list',
  ReadMap: 'list',
  RecoverInCamp: 'list',
  RefuseEffect: 'list',
  RescueTraining: 'list',
  RiskDice: 'page',
  RushInto: 'list',
  SettleDown: 'list',
  SpendTraining: 'page',
  StrikeBack: 'list',
  TakeInReturn: 'list',
  TakeMeterPlace: 'list',
  TakePosition: 'list',
  UseDartsPlan: 'page',
  UseDice: 'dice',
  UseLootFirst: 'list',
  WalkOrStay: 'list',
} as const satisfies Readonly<Record<Prompt['type'], Part>>;

/** Where this decision is answered: the leader takes an option of the card on the card itself. */
export const partOf = ({ prompt }: Decision): Part =>
  prompt.type === 'Decide' && prompt.topic === 'option' ? 'page' : DRAWN[prompt.type];
