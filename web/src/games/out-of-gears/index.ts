/** Out of Gears, for the table page. */
import type { GameModule } from '../contract';
import { plannedAction } from './aims';
import Board from './Board.svelte';
import GearWord from './GearWord.svelte';
import { DRAWN, type Wire } from './records';
import { telling, type Beat } from './telling';
import { called, isUpgrade, type Phase } from './view';

const PHASES = ['board.phase_programme', 'board.phase_activate', 'board.phase_assemble', 'board.phase_refill'];
const PART: Record<Phase, number | null> = {
  programme: 0,
  attack: 1,
  trap: 1,
  harvest: 1,
  shovel: 1,
  assemble: 2,
  refill: 3,
  over: null,
};

/** Cards are turned, and act, in the second part: the view is still that before it. */
const partTold = ({ kind }: Beat): number => (kind === 'assembly' ? 2 : kind === 'refill' ? 3 : 1);

export const game: GameModule<Wire> = {
  Board,
  kinds: { gear: GearWord },
  progress: (view, beat) => ({
    phases: PHASES,
    phase: beat ? partTold(beat as Beat) : PART[view.phase],
    round: view.round,
  }),
  step: ({ prompt }) => (prompt.type === 'ChooseAction' ? [1, 2] : prompt.type === 'ChooseNumber' ? [2, 2] : null),
  prompt: (view, decision) =>
    `board.prompt_${decision.prompt.type === 'ChooseNumber' ? plannedAction(view, decision) : decision.prompt.type}`,
  draws: DRAWN,
  colour: (view, seat) => view.robots.find((robot) => robot.seat === seat)?.number ?? seat + 1,
  robots: (view, seat) => view.robots.filter((robot) => robot.seat === seat).map((robot) => robot.number),
  called,
  telling,
  finale: async () => (await import('./finale')).finale,
  tie: 'board.end_tie',
  lays: (_, { prompt }) => (prompt.type === 'ChooseNumber' ? 'board.prompt_confirm' : null),
  grave: (_, __, choice) => (choice.type === 'Programme' && isUpgrade(choice.action) ? 'once' : null),
  headings: { RoundBegan: 'round' },
};
