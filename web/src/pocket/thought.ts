/** What goes between a house and who thinks beside it. */
import type { Stood } from './python';

/** On its way there what is to be thought about, on its way back what came of it. */
export type Thought = [number: number, text: string];

/** What comes back of what cannot be thought there: the house does it itself, or stumbles over it too. */
export const NOBODY = '';

/** What who thinks hears first: from where Python can begin. */
export type Beginning = [stood: Stood | null];
