/** Out of Gears, taught: a turn in five pictures, and pictures for its rules. */
import type { Primer } from '../../contract';
import Picture from './Picture.svelte';
import Sprite from './Sprite.svelte';
import { TURN } from './turn';

export const primer: Primer = {
  Sprite,
  Picture,
  turn: TURN,
  rules: [
    'setup',
    'programming',
    'attack',
    'defence',
    'trap',
    'harvest',
    'sharing',
    'assembly',
    'refill',
    'end',
    'two_robots',
    'upgrades',
    'jolly',
    'three_points',
  ],
};
