/** The decisions, choices and events of Out of Gears, by the server's own types, and where each decision is answered. */
import type { Of, Decision as Asked } from '../contract';
import type { components } from './schema';

export type Wire = components['schemas'];
export type Prompt = Wire['Prompt'];
export type Choice = Wire['Choice'];
export type Event = Wire['Event'];
export type Decision = Asked<Wire>;

/** Every decision, and the bench that answers it. */
export const DRAWN = {
  Assemble: 'assembling',
  ChooseAction: 'programming',
  ChooseNumber: 'programming',
  ShareGear: 'choosing',
  TakeGear: 'choosing',
  UsePriority: 'choosing',
} as const satisfies Record<Prompt['type'], 'programming' | 'choosing' | 'assembling'>;

/** The decisions that one bench answers. */
type Answered<Bench> = { [Type in Prompt['type']]: (typeof DRAWN)[Type] extends Bench ? Type : never }[Prompt['type']];

/** A decision about gears that lie somewhere. */
export type Source = Of<Prompt, Answered<'choosing'>>;

export const isAboutSource = (prompt: Prompt): prompt is Source => DRAWN[prompt.type] === 'choosing';
