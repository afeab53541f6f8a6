/** What happened, told by moving pieces: gears travel from where they lay, cards turn over. */
import { heart, travel, turnOver } from '../../kit/motion';
import { play, type Cue } from '../../kit/sound';
import type { Event } from './records';

const APART = 450;
const PIECE = 40;

interface Telling {
  /** The piece on the table that the event speaks of, and where it came from. */
  moves: { piece: Element; from: Element }[];
  turns?: Element[];
  cue?: Cue;
}

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

const coming = (pieces: readonly Element[], from: Element | null): Telling['moves'] =>
  from ? pieces.map((piece) => ({ piece, from })) : [];

function telling(event: Event, board: Element): Telling | null {
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
      return { moves: [], turns: plan(board, event.robot), cue: event.action === 'attack' ? 'attack' : 'card' };
    case 'Defended':
    case 'UpgradeRevealed':
      return { moves: [], turns: plan(board, event.robot), cue: 'card' };
    case 'TrapSprung':
      return { moves: [], cue: 'trap' };
    default:
      return null;
  }
}

/** Tells the news one step at a time; what it gives back shows the rest at once. Cards turn over together. */
export function tell(news: readonly Event[], board: Element): () => void {
  const moving: Animation[] = [];
  const sounding: ReturnType<typeof setTimeout>[] = [];
  let delay = 0;
  let turning = false;
  for (const event of news) {
    const told = telling(event, board);
    if (!told) continue;
    const together = turning && told.turns !== undefined;
    turning = told.turns !== undefined;
    const at = together ? Math.max(0, delay - APART) : delay;
    for (const { piece, from } of told.moves) moving.push(travel(piece, heart(from, PIECE), at));
    for (const card of told.turns ?? []) moving.push(turnOver(card, at));
    const { cue } = told;
    if (cue) sounding.push(setTimeout(() => play(cue, told.moves.length), at));
    if (!together) delay += APART;
  }
  return () => {
    for (const each of moving) each.finish();
    for (const each of sounding) clearTimeout(each);
  };
}
