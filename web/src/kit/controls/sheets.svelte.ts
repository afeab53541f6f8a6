/** The sheets of paper that lie over the table: while there is one, what happens there waits. */
let count = $state(0);

export const sheets = {
  get open() {
    return count > 0;
  },
  /** One more lies there, until what this gives back is called. */
  lay(): () => void {
    count++;
    return () => count--;
  },
};
