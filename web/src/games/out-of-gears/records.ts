/** The decisions and choices of Out of Gears, by the server's own types. */
import type { Rec } from '../../words/record';
import type { components } from './schema';

type Schemas = components['schemas'];

export type Programme = Rec & Schemas['Programme'];
export type Target = Rec & Schemas['Target'];
export type Taken = Rec & Schemas['Taken'];
export type Place = Taken['place'];
export type Pick = Rec & Schemas['Pick'];
export type OwnColour = Rec & Schemas['OwnColour'];
export type Pair = Rec & Schemas['Pair'];
export type Choice = Rec & Schemas['Choice'];
export type Prompt = Rec & Schemas['Prompt'];

/** The decisions that the board draws: all that there are. */
export const DRAWN: ReadonlySet<string> = new Set<Prompt['type']>([
  'ChooseAction',
  'ChooseNumber',
  'TakeGear',
  'ShareGear',
  'UsePriority',
  'Assemble',
]);
