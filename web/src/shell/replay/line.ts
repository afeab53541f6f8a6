/** What the replay page can ask of the server. Refusals are thrown. */
import type { Advice, Film, Frame, MatchRecord, NewBranch, TableMade, Verified } from '../../wire/protocol';
import type { Section } from '../../wire/protocol';
import type { Language } from '../../words/languages';
import type { TableLine } from '../table/line';

export interface ReplayLine {
  film: (seat: number | null) => Promise<Film>;
  frames: (seat: number | null, first: number, last: number) => Promise<readonly Frame[]>;
  branch: (wish: NewBranch) => Promise<TableMade>;
  record: () => Promise<MatchRecord>;
  verified: () => Promise<Verified>;
  /** What would have been better at a moment at which this seat had to decide. */
  review: (seat: number, moment: number) => Promise<Advice>;
  /** How well a seat stood at each moment. */
  estimates: (seat: number) => Promise<readonly number[]>;
  rules: (language: Language) => Promise<readonly Section[]>;
}

/** A table that is only looked at: nothing can be done there. */
export const still = (rules: TableLine['rules'], relate?: TableLine['relate']): TableLine =>
  new Proxy({ rules, relate } as TableLine, {
    get: (known, name) => known[name as keyof TableLine] ?? (async () => null),
  });
