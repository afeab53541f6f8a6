/** The decisions and choices of Out of Gears, by the server's own types. */
import type { components } from './schema';

type Schemas = components['schemas'];

export type Wire = Schemas;
export type Programme = Schemas['Programme'];
export type Target = Schemas['Target'];
export type Taken = Schemas['Taken'];
export type Place = Taken['place'];
export type Pick = Schemas['Pick'];
export type OwnColour = Schemas['OwnColour'];
export type Pair = Schemas['Pair'];
export type Choice = Schemas['Choice'];
export type Prompt = Schemas['Prompt'];
/** A decision about gears that lie somewhere. */
export type Source = Schemas['TakeGear'] | Schemas['ShareGear'] | Schemas['UsePriority'];

/** Every decision: the board draws them all. */
export const DRAWN = {
  Assemble: true,
  ChooseAction: true,
  ChooseNumber: true,
  ShareGear: true,
  TakeGear: true,
  UsePriority: true,
} as const satisfies Record<Prompt['type'], true>;
