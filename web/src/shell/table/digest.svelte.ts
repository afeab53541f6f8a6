/** The digest: what happened since the reader's last visit, to be told on the board or read turn by turn. Nothing of it begins by itself. */
import type { GameModule } from '../../games/contract';
import type { Visit } from '../../wire/protocol';
import { serverNow } from '../../wire/serverClock';
import type { Sayable } from '../../words/record';
import { inParts, parted, type Part } from './lately';
import type { Table } from './table.svelte';

/** Whoever looked elsewhere for so many seconds was away. */
const A_WHILE = 300;

/** What is new of a turn. */
export interface Turn extends Part {
  /** What the turn is called; it may have been seen before. */
  heading: Sayable | null;
  /** What happened in it, without that. */
  lines: readonly Sayable[];
}

/** What happened from one event of the log up to another, by turns; a turn in which nothing did is left out. */
export function turnsOf(
  { headings }: Pick<GameModule, 'headings'>,
  log: readonly Sayable[],
  first: number,
  last: number,
): readonly Turn[] {
  const heads = ({ type }: Sayable) => headings[type] === 'round';
  const begun = log.slice(0, first).findLast(heads) ?? null;
  return parted(log, first, last, heads)
    .map((part) => ({
      ...part,
      heading: heads(part.events[0]!) ? part.events[0]! : begun,
      lines: part.events.filter((event) => !heads(event)),
    }))
    .filter(({ lines }) => lines.some(({ type }) => headings[type] === undefined));
}

export class Digest {
  /** The visit since which it tells, whose it was, and how many events had happened when they came back. */
  #since: { visit: Visit; seat: number; last: number } | null = $state.raw(null);
  /** When the reader looked elsewhere, and what they had seen by then. */
  #away: Visit | null = null;
  /** What has been offered, by seat and moment. */
  readonly #offered = new Set<string>();
  /** Whether it is being told on the board. */
  #isTold = $state(false);
  /** Whether it is being read. */
  open = $state(false);

  constructor(readonly table: Table) {}

  turns: readonly Turn[] = $derived.by(() => {
    const { game, log, me } = this.table;
    if (!this.#since || this.#since.seat !== me) return [];
    const { visit, last } = this.#since;
    return turnsOf(game, log, visit.seen, Math.min(last, log.length));
  });
  /** How much happened, what only begins something left out. */
  count: number = $derived.by(
    () => this.turns.flatMap(({ lines }) => lines).filter(({ type }) => !this.table.game.headings[type]).length,
  );
  offered: boolean = $derived.by(() => this.count > 0 && !this.#isTold);
  /** When the last visit ended. */
  at: number = $derived(this.#since?.visit.at ?? 0);
  /** Whether it can be told on the board. */
  tellable: boolean = $derived.by(() => this.table.game.telling !== undefined && !this.table.teller.tale.calm());

  /** Looks at what the house says of the last visit: when the page opens, and whenever its line is back after a while. */
  follow(): void {
    const { me, snapshot } = this.table;
    const visit = me === null ? undefined : snapshot.reader.visits[me];
    if (!visit || this.#offered.has(`${me}:${visit.at}`)) return;
    this.#offered.add(`${me}:${visit.at}`);
    this.#offer(visit);
  }

  /** Somebody looks at the page again, or nobody any more. */
  look(hidden: boolean): void {
    if (hidden) this.#away = { seen: this.table.log.length, at: serverNow() };
    else if (this.#away && serverNow() - this.#away.at >= A_WHILE && !this.count) this.#offer(this.#away);
  }

  /** It was told or read, or need not be. */
  close = () => {
    this.open = false;
    this.#isTold = false;
    this.#since = null;
  };

  /** As what happens is told to this reader: on the board, or in words. What interrupts it leaves it to be told again. */
  tell = () => {
    const { game, snapshot, teller } = this.table;
    const parts = this.tellable ? this.turns.flatMap((turn) => inParts(game, turn, snapshot.view)) : [];
    const happened = parts.map((part) => ({ ...part, after: snapshot.view }));
    this.#isTold = teller.recount(happened, (whole) => (whole ? this.close() : (this.#isTold = false)));
    this.open = !this.#isTold;
  };

  #offer(visit: Visit): void {
    const { me, snapshot } = this.table;
    this.#since = me === null ? null : { visit, seat: me, last: snapshot.log.length };
  }
}
