/** A table that was prepared on another page, for the form of the lobby to take up. */
import type { NewTable } from '../../wire/protocol';

export interface Prepared {
  game: string;
  options: NewTable['options'];
  players: number;
}

const KEY = 'rouages.prepared';

export const prepare = (table: Prepared) => sessionStorage.setItem(KEY, JSON.stringify(table));

/** The prepared table, once. */
export function takeUp(): Prepared | null {
  const kept = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return kept === null ? null : (JSON.parse(kept) as Prepared);
}
