/** What the replay page can ask of the server. Refusals are thrown. */
import type { Advice, Comments, Film, Frame, Grievance, MatchRecord, NewBranch } from '../../wire/protocol';
import type { Section, TableMade, Verified } from '../../wire/protocol';
import type { Language } from '../../words/languages';
import type { TableLine } from '../table/line';
import type { Meeting } from './together.svelte';

/** Where a film is shown: on a page of its own, or within one of somebody else. */
export type FilmPage = 'replay' | 'embed';

export interface ReplayLine {
  readonly page: FilmPage;
  film: (seat: number | null) => Promise<Film>;
  frames: (seat: number | null, first: number, last: number) => Promise<readonly Frame[]>;
  branch: (wish: NewBranch) => Promise<TableMade>;
  record: () => Promise<MatchRecord>;
  /** The link by which others play this deal. */
  challenge: () => Promise<string>;
  verified: () => Promise<Verified>;
  /** What would have been better at a moment at which this seat had to decide. */
  review: (seat: number, moment: number) => Promise<Advice>;
  /** What was written to the moments of a finished match; writing to the one after so many answers. */
  comments: () => Promise<Comments>;
  comment: (answer: number, text: string) => Promise<Comments>;
  /** Hides the chat of who said a line from the reader, or shows it again. */
  hush: (line: number, hushed: boolean) => Promise<unknown>;
  /** Tells the keepers of the house of a comment, by its number. */
  complain: (line: number, reason: Grievance, text: string) => Promise<unknown>;
  /** How well a seat stood at each moment. */
  estimates: (seat: number) => Promise<readonly number[]>;
  rules: (language: Language) => Promise<readonly Section[]>;
  /** Where others are found who look at it; nowhere where a film is only shown. */
  meeting?: Meeting;
}

/** A table that is only looked at: nothing can be done there. */
export const still = (rules: TableLine['rules'], relate?: TableLine['relate']): TableLine =>
  new Proxy({ rules, relate } as TableLine, {
    get: (known, name) => known[name as keyof TableLine] ?? (async () => null),
  });
