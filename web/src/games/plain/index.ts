/** A game that has no board yet: its records are told, and its options are listed by the page. */
import type { GameModule } from '../contract';
import PlainBoard from './PlainBoard.svelte';

export const game: GameModule = {
  Board: PlainBoard,
  kinds: {},
  progress: () => ({ phases: [], phase: null, round: null }),
  step: () => null,
  draws: {},
  colour: (_, seat) => seat + 1,
  headings: {},
};
