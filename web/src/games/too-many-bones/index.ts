/** Too Many Bones, for the table page. */
import type { GameModule, Untyped } from '../contract';
import Board from './Board.svelte';
import { DRAWN } from './records';
import type { View } from './view';

export const game: GameModule<Untyped<View>> = {
  Board,
  kinds: {},
  progress: () => ({ phases: [], phase: null, round: null }),
  step: () => null,
  draws: Object.fromEntries([...DRAWN].map((type) => [type, true])),
  colour: (_, seat) => seat + 1,
  layout: () => 'tall',
  headings: { DayBegan: 'round', EncounterDrawn: 'phase', RoundBegan: 'phase' },
};
