/**
 * Going on here when the line is cut: as long as it stands, the match is taken along at every question, where the house is kept in
 * this browser and nobody but bots plays.
 */
import { Refusal } from '../../wire/http';
import type { Sayable } from '../../words/record';
import type { Table } from './table.svelte';

export interface Taking {
  /** Whether the house can be opened here without a network. */
  ready: () => Promise<boolean>;
  /** Takes the match along as it stands now. */
  pack: (table: string, name: string) => Promise<void>;
}

/** Milliseconds: so long a question stands before it is taken along, and a line is cut before anything is offered. */
const SETTLED = 800;
const PATIENCE = 2500;

export class Tunnel {
  #packed = $state(false);
  #lasts = $state(false);
  /** Why the match stays at the server. */
  #refused: Sayable | null = $state.raw(null);
  #ready: Promise<boolean>;

  constructor(
    readonly table: Table,
    readonly taking: Taking,
  ) {
    this.#ready = taking.ready();
  }

  /** The question that stands, whoever is asked: each is another world. */
  #moment = $derived.by(() => {
    const { table, questions, log } = this.table.snapshot;
    return table.status === 'playing' && this.table.me !== null ? `${log.length} ${questions[0]?.question}` : null;
  });
  /** Whether one can go on here. */
  offered: boolean = $derived.by(() => this.#lasts && this.#packed);
  /** Why one cannot. */
  refused: Sayable | null = $derived.by(() => (this.#lasts ? this.#refused : null));

  follow(): (() => void) | undefined {
    if (!this.table.standing || this.#moment === null || this.#refused) return undefined;
    const timer = setTimeout(() => void this.#pack(), SETTLED);
    return () => clearTimeout(timer);
  }

  /** A line that breaks for a moment is not worth a word. */
  wait(): (() => void) | undefined {
    this.#lasts = false;
    if (this.table.standing) return undefined;
    const timer = setTimeout(() => (this.#lasts = true), PATIENCE);
    return () => clearTimeout(timer);
  }

  async #pack(): Promise<void> {
    const { me, snapshot } = this.table;
    if (me === null || !(await this.#ready)) return;
    try {
      await this.taking.pack(snapshot.table.id, this.table.name(me));
      [this.#packed, this.#refused] = [true, null];
    } catch (refusal) {
      if (refusal instanceof Refusal && refusal.record.type !== 'Unreached') this.#refused = refusal.record;
    }
  }
}
