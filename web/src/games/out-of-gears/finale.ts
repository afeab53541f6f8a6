/** What Out of Gears shows of its end. */
import type { Finale } from '../contract';
import Reasons from './Reasons.svelte';
import type { Wire } from './records';

export const finale: Finale<Wire> = { Reasons };
