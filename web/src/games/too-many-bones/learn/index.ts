/** Too Many Bones, taught: a day in five pictures, and pictures for its rules. */
import type { Primer } from '../../contract';
import Sprite from '../pictures/Sprite.svelte';
import Picture from './Picture.svelte';
import { TURN } from './turn';

export const primer: Primer = {
  Sprite,
  Picture,
  turn: TURN,
  rules: [
    'encounter',
    'queue',
    'battle',
    'gearloc_turn',
    'baddie_turn',
    'target',
    'ko',
    'rewards',
    'recovery',
    'loot',
    'lockpicking',
    'damage',
    'training',
    'baddie_chip',
    'stats',
    'skills',
    'slots',
    'backup_plan',
    'tyrant',
    'exhausted',
  ],
};
