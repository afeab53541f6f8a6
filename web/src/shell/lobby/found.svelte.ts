/** A list of the lobby that is seen whole: its pages come from the server, which looks through all tables. */
import type { FoundTables, TableList } from '../../wire/protocol';
import type { Filters, LobbyLine } from './line';

/** So long a page stays before it is looked up again, in milliseconds. */
const LOOKED = 10_000;

export class Found {
  /** What was found last; nothing before that. */
  page: FoundTables | null = $state.raw(null);
  #asked = 0;

  constructor(
    private readonly line: Required<Pick<LobbyLine, 'page'>>,
    private readonly refuse: (refusal: unknown) => void,
  ) {}

  /** Looks up a page, now and again from time to time; ends what it returns. */
  follow(list: TableList, wanted: Filters, page: number): () => void {
    const look = () => void this.#look(list, wanted, page);
    look();
    const again = setInterval(look, LOOKED);
    return () => clearInterval(again);
  }

  /** Only the last thing that was asked counts, whichever reply comes first. */
  async #look(list: TableList, wanted: Filters, page: number): Promise<void> {
    const asked = ++this.#asked;
    try {
      const found = await this.line.page(list, wanted, page);
      if (asked === this.#asked) this.page = found;
    } catch (refusal) {
      if (asked === this.#asked) this.refuse(refusal);
    }
  }
}

/** Which page this is, from 0, and how many there are. */
export const placed = ({ total, first, most }: FoundTables): { page: number; pages: number } => ({
  page: Math.floor(first / most),
  pages: Math.max(1, Math.ceil(total / most)),
});

/** The lists of which the server has pages. */
export const PAGED: readonly string[] = ['open', 'watch', 'over', 'away'] satisfies TableList[];
export const isPaged = (list: string): list is TableList => PAGED.includes(list);
