/** Too Many Bones, for the table page. */
import { optionsOf, type GameModule } from '../contract';
import { takesLastDex } from './aims';
import Board from './Board.svelte';
import { DRAWN, type Wire } from './records';
import { tagOf } from './tags';
import { telling } from './telling/telling';

export const game: GameModule<Wire> = {
  Board,
  finale: async () => (await import('./finale')).finale,
  kinds: {},
  progress: () => ({ phases: [], phase: null, round: null }),
  turn: ({ day }) => day,
  step: () => null,
  prompt: ({ dex }, decision) =>
    decision.prompt.type === 'WalkOrStay' && !optionsOf(decision, 'UseLoot').length
      ? ['board.prompt_WalkOrStay', { dex }]
      : null,
  draws: DRAWN,
  colour: (_, seat) => seat + 1,
  layout: () => 'headed',
  lays: (view, decision, choice) => (takesLastDex(view, decision, choice) ? 'board.last_dex' : null),
  tag: tagOf,
  telling,
  headings: { DayBegan: 'round', EncounterDrawn: 'phase', RoundBegan: 'phase' },
};
