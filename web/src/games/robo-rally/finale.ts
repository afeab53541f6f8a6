/** What RoboRally shows of its end. */
import type { Finale } from '../contract';
import Hall from './end/Hall.svelte';
import Reasons from './end/Reasons.svelte';
import type { Wire } from './records';

export const finale: Finale<Wire> = { Hall, Reasons };
