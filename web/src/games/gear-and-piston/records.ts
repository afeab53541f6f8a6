/** The decisions and choices of Gear & Piston, by the server's own types, and where each is answered. */
import type * as contract from '../contract';
import type { components } from './schema';

export type Wire = components['schemas'];
export type Prompt = Wire['Prompt'];
export type Choice = Wire['Choice'];
export type Event = Wire['Event'];
export type Decision = contract.Decision<Wire>;
export type Option = contract.Option<Choice>;

/** What a workshop action can be spent on. */
export type Mode = (Wire['Build'] | Wire['Repair'] | Wire['Dismantle'] | Wire['Join'])['type'];

/**
 * Every decision: on the town (its places, rows and piles), on the hand and the car, or on the stage, where the options are
 * laid out in place of the car.
 */
export const DRAWN = {
  PlaceToken: 'town',
  TakePatent: 'town',
  TakeJunk: 'town',
  DiscardBlueprint: 'car',
  ChooseWork: 'car',
  PlacePart: 'car',
  DismantlePart: 'car',
  RepairPart: 'car',
  PlaceSalvage: 'car',
  ChooseAlleyAction: 'stage',
  StealBlueprint: 'stage',
  MoveToken: 'stage',
  KeepPart: 'stage',
  ReturnParts: 'stage',
  KeepJunk: 'stage',
  JoinSections: 'stage',
  JoinToFinish: 'stage',
  JoinAtLast: 'stage',
} as const satisfies Record<Prompt['type'], 'town' | 'car' | 'stage'>;

export const isOnStage = ({ prompt }: Decision): boolean => DRAWN[prompt.type] === 'stage';

/** What is asked while a workshop action is spent, and on what. */
export const MODE_OF: Readonly<Partial<Record<Prompt['type'], Mode>>> = {
  ChooseWork: 'Build',
  PlacePart: 'Build',
  RepairPart: 'Repair',
  DismantlePart: 'Dismantle',
  JoinSections: 'Join',
};

const CLOSING: ReadonlySet<Choice['type']> = new Set(['KeepAll', 'Leave', 'EndTurn', 'EndRepair', 'StayApart']);

/** Whether a choice closes what is asked: it has its button at the end of the bench. */
export const isClosing = ({ type }: Choice): boolean => CLOSING.has(type);
