/** What a seat sees of a game of Out of Gears, by the server's own types. Gears: 1 to 8 are the robots' colours, 9 Jolly, 10 three points. */
import type { components } from './schema';

type Schemas = components['schemas'];

export type View = Schemas['View'];
export type RobotView = Schemas['RobotView'];
export type DumpView = Schemas['DumpView'];
export type Phase = Schemas['Phase'];
export type Action = Schemas['Action'];

export const BASIC_ACTIONS = ['attack', 'trap', 'harvest'] as const satisfies readonly Action[];
export type Upgrade = Exclude<Action, (typeof BASIC_ACTIONS)[number]>;

const isBasic: ReadonlySet<Action> = new Set(BASIC_ACTIONS);
export const isUpgrade = (action: Action): action is Upgrade => !isBasic.has(action);
