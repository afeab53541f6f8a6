/** RoboRally, for the table page. */
import type { GameModule } from '../contract';
import Board from './Board.svelte';
import { DRAWN, type Wire } from './records';
import { called, colourOf, REGISTERS } from './view';

/** A factory that is about as high as it is wide, or higher, stands beside everything else. */
const TALL = 1.15;

export const game: GameModule<Wire> = {
  Board,
  kinds: {},
  progress: ({ turn }) => ({ phases: [], phase: null, round: turn || null }),
  step: ({ prompt }) => (prompt.type === 'Program' ? [prompt.register, REGISTERS.length] : null),
  prompt: (view, { prompt }) => {
    const alone = view.robots.filter(({ seat }) => seat === prompt.seat).length === 1;
    return alone && (prompt.type === 'Program' || prompt.type === 'Finish') ? `rally.prompt_${prompt.type}` : null;
  },
  draws: DRAWN,
  colour: (_, seat) => colourOf(seat),
  layout: ({ course }) => (course.width / course.height < TALL ? 'tall' : null),
  robots: (view, seat) => view.robots.filter((robot) => robot.seat === seat).map(({ robot }) => robot),
  called,
  headings: { TurnBegan: 'round', RegisterBegan: 'phase' },
};
