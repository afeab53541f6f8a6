/** What happened, told by moving pieces: gears travel from where they lay, cards turn over. */
import { travel, turnOver } from '../../kit/motion';
import { play, type Cue } from '../../kit/sound';
import type { Rec } from '../../words/record';

const APART = 450;
const PIECE = 40;

interface Telling {
  /** The piece on the table that the event speaks of, and where it came from. */
  moves: { piece: Element; from: Element }[];
  turns?: Element[];
  cue?: Cue;
}

/** A place on the board as it is drawn now. */
const place = (board: Element, kind: string, number: unknown): Element | null =>
  kind === 'dump'
    ? board.querySelector(`[data-dump="${Number(number)}"]`)
    : board.querySelector(`[data-robot="${Number(number)}"]`);

/** The gears of these kinds in a place, or the place itself where gears are only counted. */
function gears(where: Element | null, kinds: readonly number[]): Element[] {
  if (!where) return [];
  const left = [...where.querySelectorAll('[data-kind]')];
  const found = kinds.flatMap((kind) => {
    const index = left.findIndex((each) => each.getAttribute('data-kind') === String(kind));
    return index < 0 ? [] : left.splice(index, 1);
  });
  return found.map((each) => each.querySelector('use')?.closest('svg.gear') ?? each.querySelector('use') ?? each);
}

const pile = (board: Element, robot: unknown, name: 'carried' | 'circuit') =>
  place(board, 'robot', robot)?.querySelector(`[data-place="${name}"]`) ?? null;

function telling(event: Rec, board: Element): Telling | null {
  const kinds = (Array.isArray(event.gears) ? event.gears : [event.gear]).map(Number);
  switch (event.type) {
    case 'GearsTaken': {
      const from = place(board, String(event.place), event.number);
      const moves = from ? gears(pile(board, event.robot, 'carried'), kinds).map((piece) => ({ piece, from })) : [];
      return { moves, cue: 'gear' };
    }
    case 'TollTaken': {
      const from = pile(board, event.attacker, event.place === 'circuit' ? 'circuit' : 'carried');
      const moves = from ? gears(pile(board, event.robot, 'carried'), kinds).map((piece) => ({ piece, from })) : [];
      return { moves, cue: 'gear' };
    }
    case 'Assembled': {
      const from = pile(board, event.robot, 'carried');
      const moves = from ? gears(pile(board, event.robot, 'circuit'), kinds).map((piece) => ({ piece, from })) : [];
      return { moves, cue: 'confirm' };
    }
    case 'Refilled': {
      const from = board.querySelector('[data-reserve]');
      const dumps = Array.isArray(event.dumps) ? event.dumps : [];
      const moves = dumps.flatMap((dump, index) =>
        from ? gears(place(board, 'dump', dump), [kinds[index]!]).map((piece) => ({ piece, from })) : [],
      );
      return { moves, cue: 'gear' };
    }
    case 'PlanRevealed':
    case 'UpgradeRevealed':
      return {
        moves: [],
        turns: [...(board.querySelector(`[data-plan="${Number(event.robot)}"]`)?.children ?? [])],
        cue: event.action === 'attack' ? 'attack' : 'card',
      };
    case 'TrapSprung':
      return { moves: [], cue: 'trap' };
    default:
      return null;
  }
}

/** The middle of a place, as large as one piece. */
function heart(place: Element): DOMRect {
  const { left, top, width, height } = place.getBoundingClientRect();
  return new DOMRect(left + (width - PIECE) / 2, top + (height - PIECE) / 2, PIECE, PIECE);
}

/** Tells the news one step at a time; what it gives back shows the rest at once. Cards turn over together. */
export function tell(news: readonly Rec[], board: Element): () => void {
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
    for (const { piece, from } of told.moves) moving.push(travel(piece, heart(from), at));
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
