/** What a seat sees of a game of Cyberion, by the server's own types. A trait is 0 to 4 for a model, 5 to 9 for a size from 1 to 5. */
import type { components } from './schema';

type Schemas = components['schemas'];

export type View = Schemas['View'];
export type MachineView = Schemas['MachineView'];
export type MemberView = Schemas['MemberView'];
export type AbilityView = Schemas['AbilityView'];

export const MODELS = [0, 1, 2, 3, 4] as const;

/** The three rows, in the order in which a card that finds no room overflows. */
export const ROWS = [0, 1, 2] as const;

export const STOCK = 2;

/** How many robots a row holds, and how many microbots may be kept. */
export const ROOM = 5;

export const rowOf = (view: View, row: number): readonly number[] => [view.platform, view.flash, view.stock][row] ?? [];

/** What it costs to end the turn now: nothing, a valve, or the game. */
export const endCost = (view: View): 'free' | 'valve' | 'lost' =>
  view.machine_left ? 'free' : view.valves ? 'valve' : 'lost';
