/** RoboRally, for the table page. */
import type { GameModule } from '../contract';
import Board from './Board.svelte';
import { DRAWN, type Event, type Wire } from './records';
import type { Telling } from '../../kit/telling/beats';
import { telling } from './telling/beats';
import { aimed } from './floor/aim';
import { lostIn } from './floor/trace';
import { called, colourOf, REGISTERS, type View } from './view';

/** A factory that is about as high as it is wide, or higher, stands beside everything else. */
const TALL = 1.15;

export const game: GameModule<Wire> = {
  Board,
  kinds: {},
  progress: ({ turn }) => ({ phases: [], phase: null, round: turn || null }),
  about: ({ course }, speaker) => course.title || speaker.word('course', course.id),
  step: ({ prompt }) => (prompt.type === 'Program' ? [prompt.register, REGISTERS.length] : null),
  prompt: (view, { prompt, prospects }) => {
    const alone = view.robots.filter(({ seat }) => seat === prompt.seat).length === 1;
    if (alone && prompt.type === 'ProtectRobot') return 'rally.prompt_ProtectRobot';
    if (!alone || (prompt.type !== 'Program' && prompt.type !== 'Finish')) return null;
    const lost = lostIn(prospects?.routes[0]?.ways);
    return lost === null ? `rally.prompt_${prompt.type}` : [`rally.prompt_${prompt.type}_lost`, { lost }];
  },
  draws: DRAWN,
  colour: (_, seat) => colourOf(seat),
  layout: ({ course }) => (course.width / course.height < TALL ? 'tall' : null),
  robots: (view, seat) => view.robots.filter((robot) => robot.seat === seat).map(({ robot }) => robot),
  called,
  tag: (_, { prospects }, { number }, speaker) =>
    prospects?.options[number]?.square === null ? speaker.text('rally.tag_lost') : aimed(prospects, number, speaker),
  telling: telling as Telling<View, Event>,
  unit: 'rally.unit',
  tie: 'rally.end_tie',
  finale: async () => (await import('./finale')).finale,
  headings: { TurnBegan: 'round', RegisterBegan: 'phase' },
};
