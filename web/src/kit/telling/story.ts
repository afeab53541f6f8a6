/** What happened in a beat, told by moving pieces on the table as it stands then: at the pace at which it is told. */
import { calm, heart, outline, travel, turnOver } from '../motion';

export interface Move {
  piece: Element;
  from: Element;
}

/** How one event is told. */
export interface Told {
  /** The pieces that the event speaks of, and where each came from. */
  moves?: readonly Move[];
  /** Cards that are turned up. */
  turned?: readonly Element[];
  /** Places that only light up. */
  marks?: readonly (Element | null)[];
}

export interface Pace {
  /** From one piece to the next, in milliseconds at speed 1. */
  stagger: number;
  /** How large a piece is where it comes from, in pixels. */
  piece: number;
}

/** So long after the first piece the last one sets out, however many they are: in milliseconds at speed 1. */
const SPREAD = 180;

/** These pieces come from one place; nothing moves if there is no such place. */
export const coming = (pieces: readonly (Element | null)[], from: Element | null): Move[] =>
  from ? pieces.filter((piece) => piece !== null).map((piece) => ({ piece, from })) : [];

/** Tells it all, at so many times speed 1; whoever touches the page, or calls what this gives back, sees the rest at once. */
export function tell(story: readonly Told[], { stagger, piece: size }: Pace, rate = 1): () => void {
  const count = story.reduce((sum, { moves = [], turned = [] }) => sum + moves.length + turned.length, 0);
  const apart = calm() ? 0 : Math.min(stagger, SPREAD / Math.max(1, count - 1));
  const moving: Animation[] = [];
  const late = () => moving.length * apart;
  for (const { moves = [], turned = [] } of story) {
    for (const { piece, from } of moves) moving.push(travel(piece, heart(from, size), late()));
    for (const card of turned) moving.push(turnOver(card, late()));
  }
  for (const mark of story.flatMap(({ marks = [] }) => marks)) if (mark) moving.push(outline(mark));
  if (!calm()) for (const each of moving) each.playbackRate = rate;
  const end = () => {
    removeEventListener('pointerdown', end);
    for (const each of moving) each.finish();
  };
  addEventListener('pointerdown', end);
  return end;
}
