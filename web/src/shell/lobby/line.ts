/** What the lobby knows, and what it can ask of the server. Refusals are thrown. */
import type { FoundTables, Games, LessonCard, LobbyLists, Me, NewTable, Preview, TableList } from '../../wire/protocol';
import type { Language } from '../../words/languages';
import type { Catalogue } from '../../words/template';

export interface LobbySnapshot {
  me: Me;
  games: Games;
  lists: LobbyLists;
  lessons: readonly LessonCard[];
}

/** Which tables of a list one looks for; what is not said does not matter. */
export interface Filters {
  game?: string;
  pace?: string;
  size?: string;
}

export interface LobbyLine {
  words: (language: Language, name: string) => Promise<Catalogue>;
  be: (name: string, language: Language) => Promise<Me>;
  /** What options would lay on the table, and why they cannot be played. */
  preview: (game: string, options: NewTable['options'], players: number) => Promise<Preview<unknown>>;
  lay: (table: NewTable) => Promise<{ id: string }>;
  take: (table: string) => Promise<unknown>;
  /** A page of a list, however long that is; without it the lists are all that there is. */
  page?: (list: TableList, wanted: Filters, page: number) => Promise<FoundTables>;
  /** Says to who challenges the reader that they cannot play now. */
  decline: (table: string) => Promise<unknown>;
  /** Lays a table to play with a friend now, who is told at once. */
  ask: (friend: string) => Promise<{ id: string }>;
  /** Puts a table away from the lobby, or takes it out again. */
  putAway: (table: string, away: boolean) => Promise<unknown>;
  /** Goes to the page of a table. */
  enter: (table: string) => void;
  /** Whether a friend's code, or the secret of a link, leads to a table. */
  find: (code: string) => Promise<unknown>;
  /** Goes to a page of this house. */
  go: (page: string) => void;
  /** Sends the text of a record; it becomes a finished table. */
  upload: (record: string) => Promise<{ id: string }>;
  /** Goes to the replay of a table. */
  see: (table: string) => void;
}
