/** What travels between the server and a screen: `docs/protocol.md` says what each part means. */
import type { Rec } from '../words/record';
import type { Language } from '../words/speaker';
import type { Catalogue } from '../words/template';

export interface Me {
  name: string | null;
  language: Language | null;
  login: string | null;
}

export type UndoPolicy = 'free' | 'until-learnt' | 'consent' | 'off';
export type Spectators = 'nobody' | 'link' | 'anyone';

export interface Place {
  kind: 'me' | 'here' | 'link' | 'bot' | 'open';
  name?: string | null;
  level?: string | null;
}

export interface NewTable {
  game: string;
  seats: readonly Place[];
  options: Readonly<Record<string, unknown>>;
  undo: UndoPolicy;
  spectators: Spectators;
}

export interface SeatState {
  seat: number;
  kind: 'person' | 'bot' | 'link' | 'open';
  name: string;
  level: string | null;
  online: boolean;
  thinking: boolean;
  ready: boolean;
  away: boolean;
  conceded: boolean;
}

export interface TableState {
  id: string;
  game: string;
  options: Readonly<Record<string, unknown>>;
  undo: UndoPolicy;
  spectators: Spectators;
  status: 'waiting' | 'playing' | 'over' | 'cancelled';
  commitment: string;
  made: number;
  rematch: string | null;
  trouble: Rec | null;
}

export interface TableCard {
  table: TableState;
  seats: readonly SeatState[];
  mine: readonly number[];
  my_turn: boolean;
  changed: number;
}

export interface LobbyLists {
  mine: readonly TableCard[];
  open: readonly TableCard[];
  watch: readonly TableCard[];
}

export interface Invitation {
  table: TableState;
  seats: readonly SeatState[];
  seat: number;
  host: string;
}

export interface Field {
  name: string;
  kind: 'switch' | 'number' | 'text' | 'choice' | 'choices' | 'numbers';
  default: unknown;
  choices: readonly (string | number)[] | null;
  least: number | null;
  most: number | null;
}

export interface GameCard {
  name: string;
  least: number;
  most: number;
  options: readonly Field[];
}

export interface Games {
  games: readonly GameCard[];
  /** The levels of bots, from the weakest. */
  bots: readonly string[];
}

export interface Section {
  id: string;
  title: string;
  /** Markdown. */
  text: string;
}

export interface ChatLine {
  name: string;
  seat: number | null;
  text: string;
  at: number;
}

export interface Reader {
  seat: number | null;
  seats: readonly number[];
  host: boolean;
  owes: boolean;
  invitations: Readonly<Record<string, string>>;
}

export interface Question {
  seat: number;
  question: number;
  prompt: Rec;
  options: readonly Rec[];
}

export interface UndoState {
  may: readonly { seat: number; how: 'now' | 'ask' }[];
  request: { seat: number; waiting: readonly number[] } | null;
}

export interface Outcome {
  ending: string;
  places: readonly number[];
  scores: readonly number[];
}

export interface Result {
  outcome: Outcome;
  conceded: readonly number[];
  undos: readonly number[];
  secret: string;
}

/** The parts that a snapshot may carry; an absent part has not changed. */
export interface SnapshotParts {
  type: 'Snapshot';
  table?: TableState;
  seats?: readonly SeatState[];
  reader?: Reader;
  view?: unknown;
  questions?: readonly Question[];
  news?: { first: number; events: readonly Rec[]; undos: number };
  undo?: UndoState;
  result?: Result | null;
  chat?: { first: number; lines: readonly ChatLine[] };
  accepted?: readonly { seat: number; question: number }[];
}

export type FromServer =
  | SnapshotParts
  | { type: 'Because'; seat: number; reason: Rec; rule: string; ref: number | null }
  | { type: 'Refused'; refusal: Rec; ref: number | null }
  | { type: 'Pong'; ref: number | null };

export type FromClient =
  | { type: 'Answer'; seat: number; question: number; option: number }
  | { type: 'Undo'; seat: number }
  | { type: 'Consent'; seat: number; agrees: boolean }
  | { type: 'Why'; seat: number; choice: Rec }
  | { type: 'Say'; text: string }
  | { type: 'Contribute'; value: string }
  | { type: 'Leave'; seat: number }
  | { type: 'Return'; seat: number }
  | { type: 'Concede'; seat: number }
  | { type: 'Look'; seat: number }
  | { type: 'Ping' };

export type Catalogues = Readonly<Record<string, Catalogue>>;
