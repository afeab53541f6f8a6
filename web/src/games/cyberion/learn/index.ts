/** Cyberion, taught: a turn in five pictures, and pictures for its rules. */
import type { Primer } from '../../contract';
import Sprite from '../pictures/Sprite.svelte';
import Picture from './Picture.svelte';
import { TURN } from './turn';

export const primer: Primer = {
  Sprite,
  Picture,
  turn: TURN,
  rules: [
    'setup',
    'rows',
    'repair',
    'trigger',
    'upgrade',
    'closing',
    'deck',
    'support',
    'end',
    'bebebots',
    'microbots',
    'multibots',
    'sirenbot',
    'stockbot',
    'cyclobot',
    'planbot',
    'commandbot',
    'machines',
  ],
};
