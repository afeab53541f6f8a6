/** Which matches of a player somebody looks for; it stands in the address, so that coming back finds the same. */
export interface Wanted {
  readonly game?: string;
  readonly with?: string;
  readonly result?: string;
  readonly kind?: string;
  readonly year?: string;
}

const NAMES = ['game', 'with', 'result', 'kind', 'year'] as const satisfies readonly (keyof Wanted)[];
const PAGE = 'page';

/** What an address asks for, and which page of it. */
export function read(search: string): { wanted: Wanted; page: number } {
  const asked = new URLSearchParams(search);
  const found = NAMES.flatMap((name) => (asked.get(name) ? [[name, asked.get(name)]] : []));
  return { wanted: Object.fromEntries(found) as Wanted, page: Math.max(0, Math.trunc(Number(asked.get(PAGE))) || 0) };
}

/** As the server, and the address, are asked. */
export function written(wanted: Wanted, page: number): Record<string, string> {
  const found = NAMES.flatMap((name) => (wanted[name] ? [[name, wanted[name]]] : []));
  return { ...(Object.fromEntries(found) as Record<string, string>), ...(page ? { [PAGE]: String(page) } : {}) };
}
