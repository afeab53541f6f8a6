/** Where in the log somebody sat down in a bot's seat, as far as this window saw it: a reload does not forget it. */
export type Takings = Readonly<Record<number, number>>;

const keyOf = (table: string) => `rouages.taken-over.${table}`;

/** By seat, how much of the log there was then. */
export function takings(table: string): Takings {
  const found = globalThis.sessionStorage?.getItem(keyOf(table));
  return found ? (JSON.parse(found) as Takings) : {};
}

export function keepTaking(table: string, seat: number, line: number): Takings {
  const all = { ...takings(table), [seat]: line };
  globalThis.sessionStorage?.setItem(keyOf(table), JSON.stringify(all));
  return all;
}
