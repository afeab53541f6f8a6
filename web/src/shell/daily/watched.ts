/** Whose films this browser has opened, lately: until then the score of a best game is not told. */
const KEY = 'rouages.watched';
const MOST = 50;

const all = (): string[] => (globalThis.localStorage?.getItem(KEY) ?? '').split(' ').filter(Boolean);

export const isWatched = (table: string): boolean => all().includes(table);

export const watch = (table: string): void =>
  globalThis.localStorage?.setItem(KEY, [...all().filter((each) => each !== table), table].slice(-MOST).join(' '));
