/** Where a screen that all look at goes after the end: to the table at which people play again, once the end was seen. */
import type { Table } from '../table/table.svelte';

/** How long the end is there to be looked at, in milliseconds: who plays again at once has not seen it for the others. */
const LOOKED_AT = 12_000;

export class Onward {
  #seen = $state(false);

  constructor(readonly table: Table) {}

  #ended: boolean = $derived.by(
    () => !this.table.telling && !['waiting', 'playing'].includes(this.table.snapshot.table.status),
  );
  /** The table to go to. */
  next: string | null = $derived.by(() => (this.#seen ? this.table.snapshot.table.rematch : null));

  /** Whether the end is there to be looked at may have changed; what is returned ends the looking. */
  look = () => {
    if (!this.#ended) return undefined;
    const looking = setTimeout(() => (this.#seen = true), LOOKED_AT);
    return () => clearTimeout(looking);
  };
}
