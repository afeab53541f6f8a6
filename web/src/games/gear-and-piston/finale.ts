/** What Gear & Piston shows of its end. */
import type { Finale } from '../contract';
import Reasons from './end/Reasons.svelte';
import Street from './end/Street.svelte';
import type { Wire } from './records';

export const finale: Finale<Wire> = { Reasons, Scene: Street };
