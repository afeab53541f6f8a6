/** What happened, told by moving pieces: gears travel from where they lay, cards turn over. */
import { coming, type Pace, type Told } from '../../kit/telling/story';
import type { Event } from './records';

export const PACE: Pace = { apart: 450, stagger: 0, piece: 40 };

/** A dump or a robot as it is drawn now. */
const place = (board: Element, kind: 'dump' | 'robot', number: number): Element | null =>
  board.querySelector(`[data-${kind}="${number}"]`);

/** The gears of these kinds in a place, or the place itself where gears are only counted. */
function gears(where: Element | null, kinds: readonly number[]): Element[] {
  if (!where) return [];
  const left = [...where.querySelectorAll('[data-kind]')];
  const found = kinds.flatMap((kind) => {
    const index = left.findIndex((each) => each.getAttribute('data-kind') === `${kind}`);
    return index < 0 ? [] : left.splice(index, 1);
  });
  return found.map((each) => each.querySelector('use')?.closest('svg.gear') ?? each.querySelector('use') ?? each);
}

const pile = (board: Element, robot: number, name: 'carried' | 'circuit') =>
  place(board, 'robot', robot)?.querySelector(`[data-place="${name}"]`) ?? null;

const plan = (board: Element, robot: number) => [...(board.querySelector(`[data-plan="${robot}"]`)?.children ?? [])];

function telling(event: Event, board: Element): Told | null {
  switch (event.type) {
    case 'GearsTaken': {
      const pieces = gears(pile(board, event.robot, 'carried'), event.gears);
      return { moves: coming(pieces, place(board, event.place, event.number)), cue: 'gear' };
    }
    case 'TollTaken': {
      const pieces = gears(pile(board, event.robot, 'carried'), [event.gear]);
      const from = pile(board, event.attacker, event.place === 'circuit' ? 'circuit' : 'carried');
      return { moves: coming(pieces, from), cue: 'gear' };
    }
    case 'Assembled': {
      const pieces = gears(pile(board, event.robot, 'circuit'), event.gears);
      return { moves: coming(pieces, pile(board, event.robot, 'carried')), cue: 'confirm' };
    }
    case 'Refilled': {
      const pieces = event.dumps.flatMap((dump, index) => gears(place(board, 'dump', dump), [event.gears[index]!]));
      return { moves: coming(pieces, board.querySelector('[data-reserve]')), cue: 'gear' };
    }
    case 'PlanRevealed':
      return { turned: plan(board, event.robot), together: true, cue: event.action === 'attack' ? 'attack' : 'card' };
    case 'Defended':
    case 'UpgradeRevealed':
      return { turned: plan(board, event.robot), together: true, cue: 'card' };
    case 'TrapSprung':
      return { cue: 'trap' };
    default:
      return null;
  }
}

/** How the news is told. */
export const story = (news: readonly Event[], board: Element): Told[] =>
  news.map((event) => telling(event, board)).filter((told) => told !== null);
