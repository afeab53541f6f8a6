/** What happened, told by moving pieces on the table as it stands now: one thing after the other, each with its sound. */
import { calm, heart, outline, travel, turnOver } from '../motion';
import { play, type Cue } from '../sound';

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
  /** Places that only light up, those that are drawn now. */
  marks?: readonly (Element | null)[];
  cue?: Cue;
  /** Whether it is told in the same moment as the one before, if both say so. */
  together?: boolean;
}

export interface Pace {
  /** From one thing to the next, in milliseconds. */
  apart: number;
  /** From one piece to the next of the same event. */
  stagger: number;
  /** How large a piece is where it comes from, in pixels. */
  piece: number;
}

/** These pieces come from one place; nothing moves if there is no such place. */
export const coming = (pieces: readonly (Element | null)[], from: Element | null): Move[] =>
  from ? pieces.filter((piece) => piece !== null).map((piece) => ({ piece, from })) : [];

/** Tells it all, to who wants no motion in one moment and without a sound; whoever touches the page, or calls what this gives back, sees the rest at once. */
export function tell(story: readonly Told[], { apart: pace, stagger, piece: size }: Pace): () => void {
  const still = calm();
  const apart = still ? 0 : pace;
  const moving: Animation[] = [];
  const waiting: ReturnType<typeof setTimeout>[] = [];
  let at = -apart;
  let before: Told | null = null;
  for (const told of story) {
    if (!told.together || !before?.together) at += apart;
    before = told;
    const { moves = [], turned = [], marks = [], cue } = told;
    for (const [index, { piece, from }] of moves.entries())
      moving.push(travel(piece, heart(from, size), at + index * stagger));
    for (const [index, card] of turned.entries()) moving.push(turnOver(card, at + index * stagger));
    waiting.push(
      setTimeout(() => {
        for (const mark of marks) if (mark) moving.push(outline(mark));
        if (cue && !still) play(cue, moves.length);
      }, at),
    );
  }
  const end = () => {
    removeEventListener('pointerdown', end);
    for (const each of moving) each.finish();
    for (const each of waiting) clearTimeout(each);
  };
  addEventListener('pointerdown', end);
  return end;
}
