/** Cyberion, for the table page. */
import type { GameModule } from '../contract';
import Board from './Board.svelte';
import TraitWord from './pictures/TraitWord.svelte';
import { DRAWN, type Wire } from './records';
import RobotWord from './robots/RobotWord.svelte';
import { telling } from './telling';
import { endCost } from './view';

const PHASES = ['phase.intervention', 'phase.closing'];
const PART = { intervention: 0, closing: 1, over: null } as const;

export const game: GameModule<Wire> = {
  Board,
  finale: async () => (await import('./finale')).finale,
  kinds: { robot: RobotWord, trait: TraitWord },
  progress: (view) => ({ phases: PHASES, phase: PART[view.phase], round: view.turn }),
  step: () => null,
  prompt: (_, { prompt }) => (prompt.type === 'Intervene' ? 'board.prompt_Intervene' : null),
  draws: DRAWN,
  colour: (_, seat) => seat + 1,
  telling,
  grave: (view, _, choice) => (choice.type === 'EndTurn' && endCost(view) === 'lost' ? 'losing' : null),
  headings: { TurnBegan: 'round' },
};
