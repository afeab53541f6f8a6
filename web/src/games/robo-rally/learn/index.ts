/** RoboRally, taught: a turn in five pictures, and pictures for its rules. */
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
    'dealing',
    'programming',
    'power_down',
    'reveal',
    'movement',
    'priority',
    'pushing',
    'board_elements',
    'belts',
    'curves',
    'board_lasers',
    'robot_lasers',
    'flags',
    'repairs',
    'damage',
    'locked_registers',
    'destruction',
    'winning',
  ],
};
