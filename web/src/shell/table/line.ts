/** What the table page can ask of the server. Refusals are thrown. */
import type { Scene } from '../../kit/telling/beats';
import type {
  Advice,
  Field,
  FriendsToInvite,
  Grievance,
  LessonCard,
  NewTable,
  PlayerCard,
  Report,
  Section,
  TableMade,
  Tie,
} from '../../wire/protocol';
import type { Calls } from '../../wire/calls';
import type { Said } from '../../wire/http';
import type { Taking } from './tunnel.svelte';
import type { Reason } from '../../wire/tableSocket';
import type { Sayable } from '../../words/record';
import type { Language } from '../../words/languages';

/** What there is to know of the terms on which a table was laid. */
export interface Terms {
  /** The options of its game. */
  fields: () => Promise<readonly Field[]>;
  /** What the game draws of these options, for so many players; nothing where they cannot be played. */
  shown: (options: NewTable['options'], players: number) => Promise<unknown>;
}

export interface TableLine {
  answer: (seat: number, question: number, option: number) => Promise<unknown>;
  /** Takes back the last answer, or all since the turn or phase began. */
  undo: (seat: number, turn?: boolean) => Promise<unknown>;
  consent: (seat: number, agrees: boolean) => Promise<unknown>;
  why: (seat: number, choice: Sayable) => Promise<Reason | null>;
  /** What a strong bot would do, where nobody else plays. */
  hint?: (seat: number, question: number) => Promise<Advice>;
  /** The record so far, where it may be given, for a file about a fault. */
  report?: () => Promise<Report>;
  /** What happened after so many events of the reader's stream, and up to so many, step by step. */
  relate?: (first: number, last: number) => Promise<readonly Scene<unknown>[] | null>;
  /** This screen begins to tell, for so many seconds; it has told all that is known. The clocks of the seat wait for it. */
  telling?: (seat: number, seconds: number) => Promise<unknown>;
  told?: (seat: number) => Promise<unknown>;
  say: (text: string) => Promise<unknown>;
  leave: (seat: number) => Promise<unknown>;
  comeBack: (seat: number) => Promise<unknown>;
  concede: (seat: number) => Promise<unknown>;
  /** Calls once more who is awaited and not here; lets a bot play for them until they are back. */
  remind: (seat: number) => Promise<unknown>;
  standIn: (seat: number) => Promise<unknown>;
  /** Keeps a table where nothing happens from being closed. */
  playOn: () => Promise<unknown>;
  /** Says no to a kind of question until the turn ends, or wants to be asked again. */
  standNo: (seat: number, kind: string, stands: boolean) => Promise<unknown>;
  /** Has the only option taken for a seat, where that tells nobody anything, or not. */
  takeOnly: (seat: number, taken: boolean) => Promise<unknown>;
  /** Says whether the reader would end the match where it stands, unfinished or as a draw. */
  stop: (agrees: boolean, draw?: boolean) => Promise<unknown>;
  /** Shows the table as another of the reader's seats sees it. */
  look: (seat: number) => Promise<unknown>;
  rules: (language: Language) => Promise<readonly Section[]>;
  /** Whether the reader's name was chosen, and not given by the house. */
  isNamed?: () => Promise<boolean>;
  rename?: (name: string) => Promise<unknown>;
  /** Being told on this device when it is one's turn; nothing where that cannot be. */
  calls?: () => Promise<Calls | null>;
  /** Has the browser ask; whether it may be. */
  beginCalls?: (calls: Calls) => Promise<boolean>;
  /** Lays a table that waits for a friend, beside this one. */
  layForFriend?: (next: NewTable) => Promise<TableMade>;
  /** The lesson to begin with at this game, unless one has begun it. */
  firstLesson?: () => Promise<LessonCard | null>;
  /** Who sits somewhere and what they are to the reader, who may change that. */
  atSeat?: (seat: number) => Promise<PlayerCard>;
  setTie?: (seat: number, tie: Tie | null) => Promise<PlayerCard>;
  /** Hides the chat of who sits somewhere or said a line from the reader, or shows it again. */
  hush?: (about: Said, hushed: boolean) => Promise<PlayerCard>;
  /** Has a keeper of the house look at a line of the chat by its number, or else at who sits somewhere. */
  complain?: (about: { line?: number; seat?: number }, reason: Grievance, text: string) => Promise<unknown>;
  /** The host's friends, whom one press asks to come. */
  friends?: () => Promise<FriendsToInvite>;
  invite?: (id: string) => Promise<FriendsToInvite>;
  /** What the reader has written at this table, which nobody else reads; and another text in its place. */
  note?: () => Promise<string>;
  keepNote?: (text: string) => Promise<unknown>;
  terms?: Terms;
  take: (seat: number) => Promise<unknown>;
  rise: (seat: number) => Promise<unknown>;
  /** Puts a bot into a seat that nobody took. */
  callBot: (seat: number) => Promise<unknown>;
  callOff: () => Promise<unknown>;
  rematch: () => Promise<unknown>;
  /** The link by which others play this deal, once the match is over. */
  challenge?: () => Promise<string>;
  /** What is taken along for when the line is cut. */
  taking?: Taking;
  /** Goes on at the server with what went on here after the line was cut. */
  carryBack?: () => Promise<unknown>;
}
