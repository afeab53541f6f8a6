/** What a game gives to the table page, and what the page gives to its board. */
import type { Component } from 'svelte';
import type { NewTable, Preview } from '../wire/protocol';
import type { Rec } from '../words/record';
import type { Language, Speaker } from '../words/speaker';
import type { Catalogue } from '../words/template';
import type { Words } from '../words/words.svelte';

/** One thing that may be chosen now; the answer is its number. */
export interface Option {
  number: number;
  choice: Rec;
}

/** What the rules ask of the reader's seat. */
export interface Decision {
  /** The number of the question, which an answer quotes. */
  question: number;
  prompt: Rec;
  options: readonly Option[];
}

/** A place at the table and who sits there. */
export interface Seat {
  seat: number;
  name: string;
  bot: boolean;
  online: boolean;
  /** The enamel of this seat, 1 to 8. */
  colour: number;
  /** When the sand timer runs out that the rules have turned for this seat, by the server's clock. */
  sand?: number | null;
}

/** A board shows a view and lights what may be chosen. It knows no rules. */
export interface BoardProps<View> {
  view: View;
  seats: readonly Seat[];
  /** The reader's seat; none for a spectator. */
  me: number | null;
  decision: Decision | null;
  /** What happened since the last view, in order. */
  news: readonly Rec[];
  /** Says the game's records and the board's own labels. */
  speaker: Speaker;
  undoable: boolean;
  select: (number: number) => void;
  /** Takes the last answer back and gives this one in its place. */
  instead: (choice: Rec) => void;
  undo: () => void;
  /** Asks why this may not be chosen now; the answer points at the piece. */
  why: (choice: Rec, piece: Element) => void;
  /** A board that tells what happened bit by bit says how many of the newest events are still to be told: the log and the
   * result wait for it. */
  telling?: ((untold: number) => void) | undefined;
}

/** Where the game stands: its phases by catalogue key, the present one, and the number of the round. */
export interface Progress {
  phases: readonly string[];
  phase: number | null;
  round: number | null;
}

export interface GameModule<View = never> {
  Board: Component<BoardProps<View>>;
  /** Draws the values of a kind inside sentences. */
  kinds: Readonly<Record<string, Component<{ value: string | number }>>>;
  /** The board's own labels; the records' sentences come from the server. */
  labels: (language: Language) => Promise<Catalogue>;
  progress: (view: View) => Progress;
  /** Which of how many steps a decision is, where one programme takes several. */
  step: (decision: Decision) => readonly [number, number] | null;
  /** A shorter prompt than the catalogue's, by the board's own label, where the picture says the rest. */
  prompt?: (view: View, decision: Decision) => string | null;
  /** Decisions that the board draws; any other is listed by the page. */
  draws: ReadonlySet<string>;
  /** The enamel of a seat, 1 to 8. */
  colour: (view: View, seat: number) => number;
  /** A `tall` board stands beside the bar, the prompt, the seats and the hand (areas `board`, `seats`, `bench`, `hand`). */
  layout?: (view: View) => 'tall' | null;
  /** The robots of a seat, by the numbers that events use, where events tell of robots. */
  robots?: (view: View, seat: number) => readonly number[];
  /** Events that open a part of the log. */
  headings: Readonly<Record<string, 'round' | 'phase'>>;
}

export interface WorkshopProps {
  /** The words of the page; the game's own are the book `game`. */
  words: Words;
  /** What options would lay on the table, a record of the game, and why they cannot be played. */
  preview: (options: NewTable['options'], players: number) => Promise<Preview<unknown>>;
  /** Takes these options, for so many players, to the form of a new table. */
  lay: (options: NewTable['options'], players: number) => void;
}

/** A page where people make things to play a game with. */
export interface Workshop {
  Page: Component<WorkshopProps>;
  /** The page's own labels. */
  labels: (language: Language) => Promise<Catalogue>;
}

/** What options would lay on the table, for the eye: small in the form of a new table, or large with all there is to say. */
export interface GlanceProps<Shown> {
  /** The game's own preview. */
  shown: Shown;
  speaker: Speaker;
  large: boolean;
}

/** The option that is this choice, if it may be chosen. */
export const optionFor = (decision: Decision | null, matches: (choice: Rec) => boolean): Option | undefined =>
  decision?.options.find((option) => matches(option.choice));
