/** The records of RoboRally, by the server's own types. */
import type { Decision as Asked } from '../contract';
import type { components } from './schema';

type Schemas = components['schemas'];

export interface Wire extends Schemas {}
export type Decision = Asked<Wire>;
export type Choice = Schemas['Choice'];
export type Event = Schemas['Event'];
export type Prospects = Schemas['Prospects'];
/** What one register does to a robot that is alone. */
export type Way = Schemas['Way'];

/** Every decision, and where it is answered: on the mat by laying cards, or among the choices beside it, on the floor too. */
export const DRAWN = {
  AddTurn: 'choices',
  AnnouncePowerDown: 'choices',
  ChooseDistance: 'choices',
  ChooseFacing: 'choices',
  ChooseHome: 'choices',
  ChooseSquare: 'choices',
  ChooseWeapon: 'choices',
  DirectHit: 'choices',
  Finish: 'mat',
  KeepOption: 'choices',
  LoseOption: 'choices',
  ParkCard: 'choices',
  Program: 'mat',
  ProtectRobot: 'choices',
  PullAbortSwitch: 'choices',
  Recompile: 'choices',
  ReenterDown: 'choices',
  Stabilize: 'choices',
  StayDown: 'choices',
  StoreCard: 'choices',
  TakeFromFlywheel: 'choices',
  UseParkedCard: 'choices',
} as const satisfies Record<Schemas['Prompt']['type'], string>;
