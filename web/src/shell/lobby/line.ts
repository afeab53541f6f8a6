/** What the lobby knows, and what it can ask of the server. Refusals are thrown. */
import type { Games, LobbyLists, Me, NewTable } from '../../wire/protocol';
import type { Language } from '../../words/speaker';
import type { Catalogue } from '../../words/template';

export interface LobbySnapshot {
  me: Me;
  games: Games;
  lists: LobbyLists;
}

export interface LobbyLine {
  words: (language: Language, name: string) => Promise<Catalogue>;
  be: (name: string, language: Language) => Promise<Me>;
  lay: (table: NewTable) => Promise<{ id: string }>;
  take: (table: string) => Promise<unknown>;
  /** Goes to the page of a table. */
  enter: (table: string) => void;
}
