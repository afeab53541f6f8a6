/** The decisions and choices of Out of Gears, as the rules name them. */
import type { Rec } from '../../words/record';
import type { Action } from './view';

export type Place = 'robot' | 'circuit';

export interface Programme extends Rec {
  type: 'Programme';
  action: Action;
}
export interface Target extends Rec {
  type: 'Target';
  number: number;
}
export interface Taken extends Rec {
  type: 'Taken';
  gear: number;
  place: Place;
}
export interface Pick extends Rec {
  type: 'Pick';
  gear: number;
}
export interface OwnColour extends Rec {
  type: 'OwnColour';
  count: number;
}
export interface Pair extends Rec {
  type: 'Pair';
  first: number;
  second: number;
}
export type Choice = Programme | Target | Taken | Pick | OwnColour | Pair;

interface Asked extends Rec {
  seat: number;
  robot: number;
}
export type Prompt =
  | (Asked & { type: 'ChooseAction' })
  | (Asked & { type: 'ChooseNumber' })
  | (Asked & { type: 'TakeGear'; attacker: number })
  | (Asked & { type: 'ShareGear'; place: 'dump' | 'robot'; number: number })
  | (Asked & { type: 'UsePriority'; place: 'dump' | 'robot'; number: number })
  | (Asked & { type: 'Assemble' });

export const DRAWN = new Set(['ChooseAction', 'ChooseNumber', 'TakeGear', 'ShareGear', 'UsePriority', 'Assemble']);
