/** The sheets of paper that lie over the table: while there is one, what happens there waits. */
import { untrack } from 'svelte';

let count = $state(0);

export const sheets = {
  get open() {
    return count > 0;
  },
  /** How many lie on one another. */
  get count() {
    return count;
  },
  /** One more lies there, until what this gives back is called. */
  lay(): () => void {
    untrack(() => count++);
    return () => count--;
  },
};
