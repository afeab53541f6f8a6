/** What somebody wants of quick pairing, as this browser keeps it from one time to the next. */
import type { Pace, Want } from '../../wire/protocol';

const KEY = 'rouages.pairing';

export const PACES: readonly Pace[] = ['live', 'hour', 'days'];
/** How many sit at a table, in three groups. */
export const SIZES: readonly { least: number; most: number }[] = [
  { least: 2, most: 3 },
  { least: 4, most: 6 },
  { least: 7, most: 8 },
];
/** After how many seconds bots fill up; 0: never. */
export const DELAYS: readonly number[] = [30, 120, 0];

const numbers = ({ least, most }: { least: number; most: number }) =>
  Array.from({ length: most - least + 1 }, (_, more) => least + more);

export const hasSizes = ({ sizes }: Pick<Want, 'sizes'>, group: { least: number; most: number }) =>
  numbers(group).some((size) => sizes.includes(size));

/** The same list with this in it, or without it if it was. */
export const toggled = <Value>(list: readonly Value[], value: Value): Value[] =>
  list.includes(value) ? list.filter((each) => each !== value) : [...list, value];

export const withSizes = (want: Want, group: { least: number; most: number }): Want => ({
  ...want,
  sizes: SIZES.filter((each) => (each.least === group.least) !== hasSizes(want, each)).flatMap(numbers),
});

const [A_MINUTE, FINE, STEP] = [60, 90, 5];
/** How long one usually waits for the quickest of these games, as one says it: in steps of five seconds, then in minutes. */
export function usualWait(usual: Readonly<Record<string, number>>, games: readonly string[]): number | null {
  const known = games.flatMap((game) => (game in usual ? [usual[game]!] : []));
  if (!known.length) return null;
  const least = Math.min(...known);
  return least < FINE ? Math.max(STEP, Math.round(least / STEP) * STEP) : Math.round(least / A_MINUTE) * A_MINUTE;
}

const usual = (games: readonly string[]): Want => ({
  games: games.slice(0, 1),
  paces: ['live'],
  sizes: [2, 3, 4, 5, 6],
  close: true,
  accounts: false,
  bots: null,
  joins: true,
});

/** What was wanted last time, as far as it can still be had. */
export function remembered(games: readonly string[]): Want {
  const otherwise = usual(games);
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<Want> | null;
    if (kept === null) return otherwise;
    const some = <Value>(list: unknown, known: readonly Value[]) =>
      known.filter((each) => Array.isArray(list) && list.includes(each));
    const sizes = Array.isArray(kept.sizes) ? kept.sizes : [];
    const groups = SIZES.filter((group) => hasSizes({ sizes }, group));
    const found = { games: some(kept.games, games), paces: some(kept.paces, PACES), sizes: groups.flatMap(numbers) };
    return {
      games: found.games.length ? found.games : otherwise.games,
      paces: found.paces.length ? found.paces : otherwise.paces,
      sizes: found.sizes.length ? found.sizes : otherwise.sizes,
      close: kept.close !== false,
      accounts: kept.accounts === true,
      bots: DELAYS.includes(kept.bots ?? 0) ? kept.bots || null : null,
      joins: kept.joins !== false,
    };
  } catch {
    return otherwise;
  }
}

export const remember = (want: Want) => localStorage.setItem(KEY, JSON.stringify(want));
