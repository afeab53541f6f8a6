/** Gear & Piston, for the table page. */
import { optionFor, type GameModule } from '../contract';
import type { Telling } from '../../kit/telling/beats';
import { reach } from './aims';
import Board from './Board.svelte';
import IconWord from './pictures/IconWord.svelte';
import { DRAWN, type Event, type Wire } from './records';
import { telling } from './telling';
import type { View } from './view';
import { change } from './words';

const PHASES = ['board.phase_planning', 'board.phase_resolution', 'board.phase_refresh', 'board.phase_salvage'];
const PART: Readonly<Record<View['phase'], number | null>> = {
  planning: 0,
  instability: 1,
  back_alley: 1,
  patent_office: 1,
  junk_yard: 1,
  workshop: 1,
  refresh: 2,
  salvage: 3,
  over: null,
};

export const game: GameModule<Wire> = {
  Board,
  kinds: { icon: IconWord },
  progress: ({ phase, round }) => ({ phases: PHASES, phase: PART[phase], round: round || null }),
  step: () => null,
  prompt: (_, decision) => {
    const { type } = decision.prompt;
    if (type === 'ReturnParts') return 'board.prompt_ReturnParts';
    return type === 'ChooseWork' && !optionFor<Wire, 'Build'>(decision, 'Build')
      ? 'board.prompt_ChooseWork_bare'
      : null;
  },
  draws: DRAWN,
  colour: (_, seat) => seat + 1,
  tag: (view, decision, { choice }, speaker) => {
    const [then, now] = [reach(decision, choice), view.seats[decision.prompt.seat]?.car.score.total];
    if (then === null || now === undefined) return '';
    return speaker.text(choice.type === 'Build' ? 'board.at_best' : 'board.gains', { change: change(then - now) });
  },
  telling: telling as Telling<View, Event>,
  finale: async () => (await import('./finale')).finale,
  tie: 'board.end_tie',
  headings: { RoundBegan: 'round' },
};
