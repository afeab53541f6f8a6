/**
 * What the reader is not asked, since it is answered for them: the kinds of questions that they say no to until the turn ends.
 *
 * Where people play against one another the house says no to nothing, since an answer at once would tell them that more will
 * follow. This screen does, as a hand would, while somebody looks at it.
 */
import type { Table } from './table.svelte';

/** A hand takes so many milliseconds, and up to so many more. */
const HAND = { least: 1200, more: 2300 };

export class Unasked {
  constructor(readonly table: Table) {}

  #plays = $derived.by(() => this.table.me !== null && this.table.snapshot.table.status === 'playing');
  kinds: readonly string[] = $derived.by(() => (this.#plays && this.table.snapshot.reader.noes[this.table.me!]) || []);
  #asked = $derived.by(() => {
    const { decision, me, snapshot } = this.table;
    return snapshot.questions.find(({ seat, question }) => seat === me && question === decision?.question) ?? null;
  });
  /** The kind that is asked and is answered with no. */
  now: string | null = $derived.by(() => {
    const { type } = (this.#asked?.prompt ?? {}) as { type?: string };
    return type !== undefined && this.kinds.includes(type) ? type : null;
  });
  #no = $derived.by(() => (this.now === null ? null : this.#asked!.no));

  /** Says no as a hand would; what it gives back keeps it from it. */
  follow(looked: boolean): (() => void) | undefined {
    const no = this.#no;
    if (no === null || !looked || !this.table.standing) return undefined;
    const hand = setTimeout(() => this.table.select(no), HAND.least + Math.random() * HAND.more);
    return () => clearTimeout(hand);
  }
}
