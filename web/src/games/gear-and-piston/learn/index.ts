/** Gear & Piston, taught: a round in five pictures, and pictures for its rules. */
import type { Primer } from '../../contract';
import Sprite from '../pictures/Sprite.svelte';
import Picture from './Picture.svelte';
import { TURN } from './turn';

export const primer: Primer = {
  Sprite,
  Picture,
  turn: TURN,
  rules: [
    'components',
    'hand',
    'planning',
    'instability',
    'back_alley',
    'patent_office',
    'junk_yard',
    'workshop',
    'building',
    'dismantling',
    'repair',
    'sections',
    'complete',
    'refresh',
    'salvage',
    'scoring',
    'investors',
  ],
};
