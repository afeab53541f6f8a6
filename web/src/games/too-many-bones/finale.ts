/** What Too Many Bones shows of its end. */
import type { Finale } from '../contract';
import End from './End.svelte';
import type { Wire } from './records';

export const finale: Finale<Wire> = { Ending: End };
