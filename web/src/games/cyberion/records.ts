/** The decisions and choices of Cyberion, by the server's own types, and where each is answered. */
import type * as contract from '../contract';
import type { components } from './schema';

export type Wire = components['schemas'];
export type Prompt = Wire['Prompt'];
export type Choice = Wire['Choice'];
export type Event = Wire['Event'];
export type Decision = contract.Decision<Wire>;
export type Option = contract.Option<Choice>;
/** An ability and its level. */
export type Power = Wire['AtLevel']['power'];

/** Every decision: on the rows, the machines, the decks and the processor, or on the stage, where its options are laid out. */
export const DRAWN = {
  Intervene: 'table',
  ChooseCrew: 'table',
  MoveToStock: 'table',
  PayRobot: 'table',
  PrepareMachine: 'table',
  ReplaceOn: 'table',
  SwapOn: 'table',
  ScrapOn: 'table',
  ChoosePilot: 'table',
  ChooseLevel: 'stage',
  FaceInterference: 'stage',
  RecallRobot: 'stage',
  PutBack: 'stage',
  ChooseParents: 'stage',
  BoardGigantobot: 'stage',
  TakeReward: 'stage',
  PayMicrobots: 'stage',
} as const satisfies Record<Prompt['type'], 'table' | 'stage'>;

export const isOnStage = (decision: Decision | null): boolean =>
  decision !== null && DRAWN[decision.prompt.type] === 'stage';
