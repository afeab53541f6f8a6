/** What a game gives to the table page, and what the page gives to its board. */
import type { Component, Snippet } from 'svelte';
import type { Telling, Told } from '../kit/telling/beats';
import type { NewTable, Preview, Result } from '../wire/protocol';
import { same, type Sayable } from '../words/record';
import type { Book } from '../words/languages';
import type { Called, Speaker } from '../words/speaker';
import type { Words } from '../words/words.svelte';

/**
 * What travels of one game, by name: the schemas of its generated `schema.ts` are such a wire, and everything below is typed by
 * it. The page, through which every game passes, knows no more of any than is written here.
 */
export interface Wire {
  View: unknown;
  Prompt: Sayable;
  Choice: Sayable;
  /** What the options of a question would do. */
  Prospects: unknown;
  Event: Sayable;
  /** What options would lay on the table. */
  Preview: unknown;
}

/** The records of these classes among others. */
export type Of<Any extends Sayable, Type extends Any['type']> = Extract<Any, { readonly type: Type }>;

/** One thing that may be chosen now; the answer is its number. */
export interface Option<Choice extends Sayable = Sayable> {
  number: number;
  choice: Choice;
}

/** What the rules ask of the reader's seat. */
export interface Decision<W extends Wire = Wire> {
  /** The number of the question, which an answer quotes. */
  question: number;
  prompt: W['Prompt'];
  options: readonly Option<W['Choice']>[];
  /** What the options would do, once that is known. */
  prospects?: W['Prospects'] | null;
}

/** Why an answer is grave: it can be given only once in a game, or the game is lost by it. */
export type Grave = 'once' | 'losing';

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
export interface BoardProps<W extends Wire> {
  view: W['View'];
  seats: readonly Seat[];
  /** The reader's seat; none for a spectator. */
  me: number | null;
  decision: Decision<W> | null;
  /** What happened since the last view, in order. */
  news: readonly W['Event'][];
  /** While something is told: the beat by which the view has come about. */
  beat?: Told<W['Event']> | null;
  /** Says the game's records and the board's own labels. */
  speaker: Speaker;
  undoable: boolean;
  select: (number: number) => void;
  /** Takes the last answer back and gives this one in its place. */
  instead: (choice: W['Choice']) => void;
  undo: () => void;
  /** The number of the option that is laid out and waits for one press more, where the game's `lays` says that it does. */
  laid?: number | null;
  lay?: (number: number | null) => void;
  /** Log and chat, for a board that gives them a place. */
  talk?: Snippet | undefined;
  /** A coach says what to press: each press answers. */
  coached?: boolean;
  /** Whether the board may say notes of its own: neither beside a coach nor beside the task of a puzzle. */
  notes?: boolean;
  /** Asks why this may not be chosen now; the answer points at the piece. */
  why: (choice: W['Choice'], piece: Element) => void;
}

/** The scene of an end, in the whole window: why it ended so, and who stands there. */
export interface EndingProps<W extends Wire> {
  view: W['View'];
  seats: readonly Seat[];
  me: number | null;
  /** All that happened. */
  log: readonly W['Event'][];
  /** Whether the reader has won; a spectator, whether anybody has. */
  won: boolean;
  /** The address where the reader's own decisions are looked through; none on a screen that all look at. */
  review: string | null;
  speaker: Speaker;
}

/** What a game shows of its end. */
export interface Finale<W extends Wire> {
  /** The scene of the end, if the game has one of its own. */
  Ending?: Component<EndingProps<W>>;
  /** What is seen behind that podium. */
  Hall?: Component;
  /** What stands across the window in place of the podium: the cars that were built. */
  Scene?: Component<EndingProps<W> & { result: Result }>;
  /** Without a scene of the whole end those who played stand on a podium, and beside or below it this says why it ended so. */
  Reasons?: Component<EndingProps<W> & { result: Result }>;
}

/** Where the game stands: its phases by catalogue key, the present one, and the number of the round. */
export interface Progress {
  phases: readonly string[];
  phase: number | null;
  round: number | null;
}

/** How a board lies on a large screen; without a word, above the prompt and its bench. */
export type Layout = 'tall' | 'headed';

export interface GameModule<W extends Wire = Wire> {
  Board: Component<BoardProps<W>>;
  /** Draws the values of a kind inside sentences. */
  kinds: Readonly<Record<string, Component<{ value: string | number }>>>;
  /** Where the game stands; while something is told, where that belongs. */
  progress: (view: W['View'], beat?: Told<W['Event']> | null) => Progress;
  /** How many turns, rounds or days have begun, where the bar does not say it. */
  turn?: (view: W['View']) => number;
  /** What is played, where a game has several: the name of a course. */
  about?: (view: W['View'], speaker: Speaker) => string;
  /** Which of how many steps a decision is, where one programme takes several. */
  step: (decision: Decision<W>) => readonly [number, number] | null;
  /** A shorter prompt than the catalogue's, by the board's own label, where the picture says the rest; or one that warns. */
  prompt?: (view: W['View'], decision: Decision<W>) => string | Called | null;
  /** Every decision of the game: whether the board draws it, or in which of its parts; the page lists the options of any other. */
  draws: Readonly<Record<W['Prompt']['type'], boolean | string>>;
  /** The enamel of a seat, 1 to 8. */
  colour: (view: W['View'], seat: number) => number;
  /** A `tall` board stands beside the bar, the prompt, the seats and the hand (areas `board`, `seats`, `bench`, `hand`); a
   * `headed` one has the bar and the prompt above all of it, and gives log and chat a place itself. */
  layout?: (view: W['View']) => Layout | null;
  /** The robots of a seat, by the numbers that events use, where events tell of robots. */
  robots?: (view: W['View'], seat: number) => readonly number[];
  /** What a value of a kind is called at this table, by the board's own label: a robot by its player's name. */
  called?: (view: W['View'], me: number | null, kind: string, value: string | number) => Called | null;
  /** Whether and why an answer is grave: the page asks before it is sent. */
  grave?: (view: W['View'], decision: Decision<W>, choice: W['Choice']) => Grave | null;
  /** Where an answer is first laid out and sent by a second press, at the board, by key and from the list: what the plate says
   * meanwhile, by the board's own label. */
  lays?: (view: W['View'], decision: Decision<W>, choice: W['Choice']) => string | null;
  /** What is known of where an option would lead, in a few words: its odds, or that it would lose a robot. */
  tag?: (view: W['View'], decision: Decision<W>, option: Option<W['Choice']>, speaker: Speaker) => string;
  /** How the game tells what happens, beat by beat; a game without it shows everything at once. */
  telling?: Telling<W['View'], W['Event']>;
  /** What it shows of its end, fetched before that comes. */
  finale?: () => Promise<Finale<W>>;
  /** The label of what a result counts, where that is not points: a race counts flags. */
  unit?: string;
  /** The text that says who comes first where scores are equal. */
  tie?: string;
  /** Events that open a part of the log. */
  headings: Readonly<Partial<Record<W['Event']['type'], 'round' | 'phase'>>>;
}

/** The enamels of the seats, 1 to 8, in a game whose options choose them. */
export interface Enamels {
  /** The option that lists them, chosen at the seats. */
  option: string;
  /** By seat; none while a seat has not just one. */
  of: (options: NewTable['options'], seats: number) => readonly number[] | null;
}

/** The figures of a game whose seats choose who they are. */
export interface Cast {
  /** The option that lists them, by seat. */
  option: string;
  all: readonly string[];
  /** By seat, whatever the option says so far. */
  of: (options: NewTable['options'], seats: number) => readonly string[];
  /** What a figure is called, and what it is good at, in the game's own catalogue. */
  words: readonly [name: string, help: string];
  Portrait: Component<{ name: string; size: number }>;
  /** Whom they are up against: the option, who it can be, and where their names are. */
  foes?: { option: string; all: readonly string[]; words: string };
}

/** What stands for an option in the form of a new table, or for one of its values; nothing for an option without a picture. */
export interface OptionPictureProps {
  option: string;
  value?: unknown;
}

export interface WorkshopProps<W extends Wire = Wire> {
  /** The words of the page; the game's own are the book `game`. */
  words: Words;
  /** What options would lay on the table, and why they cannot be played. */
  preview: (options: NewTable['options'], players: number) => Promise<Preview<W['Preview']>>;
  /** Takes these options, for so many players, to the form of a new table. */
  lay: (options: NewTable['options'], players: number) => void;
}

/** A page where people make things to play a game with. */
export interface Workshop<W extends Wire = Wire> {
  Page: Component<WorkshopProps<W>>;
  /** The page's own labels, beside the game's. */
  labels: Book;
}

/** How a game is taught on a page of its own, by the pieces of its board. */
export interface Primer {
  /** The drawings that the pictures refer to by name. */
  Sprite: Component;
  /** The picture of a step or of a rule; 192 by 96, and it says nothing to a screen reader: words stand beside it. */
  Picture: Component<{ of: string }>;
  /** The steps of a turn, each by the end of its key `learn.turn.…` in the game's catalogue. */
  turn: readonly string[];
  /** The sections of the rules that have a picture, by their ids. */
  rules: readonly string[];
}

/** A position in small, to be looked at and not touched: what a puzzle is about, in a field of 240 by 140. */
export interface PositionProps<W extends Wire = Wire> {
  view: W['View'];
  /** Whose puzzle it is. */
  seat: number;
}

/** What options would lay on the table, for the eye: small in the form of a new table, or large with all there is to say. */
export interface GlanceProps<W extends Wire = Wire> {
  shown: W['Preview'];
  speaker: Speaker;
  large: boolean;
}

const isOf = <Choice extends Sayable, Type extends Choice['type']>(
  option: Option<Choice>,
  type: Type,
): option is Option<Of<Choice, Type>> => option.choice.type === type;

/** The options of one class. */
export const optionsOf = <W extends Wire, Type extends W['Choice']['type']>(
  decision: Decision<W> | null,
  type: Type,
): readonly Option<Of<W['Choice'], Type>>[] =>
  decision?.options.filter((option): option is Option<Of<W['Choice'], Type>> => isOf(option, type)) ?? [];

/** The first option of a class that matches, if there is one. */
export const optionFor = <W extends Wire, Type extends W['Choice']['type']>(
  decision: Decision<W> | null,
  type: Type,
  matches: (choice: Of<W['Choice'], Type>) => boolean = () => true,
): Option<Of<W['Choice'], Type>> | undefined => optionsOf(decision, type).find(({ choice }) => matches(choice));

/** The option that is exactly this choice, if it may be chosen. */
export const offered = <W extends Wire>(
  decision: Decision<W> | null,
  choice: W['Choice'],
): Option<W['Choice']> | undefined => decision?.options.find((option) => same(option.choice, choice));
