/** Whether this browser wants to be told in words what happens: the result at once, and the list of what led to it. */

const KEY = 'rouages.words';

let chosen = $state(globalThis.localStorage?.getItem(KEY) === 'true');

/** What the switch says. */
export const wordsOnly = () => chosen;

export function tellInWords(words: boolean): void {
  chosen = words;
  globalThis.localStorage?.setItem(KEY, String(words));
}

/** Whether nothing is to be shown in motion: by this switch, or because the reader asked for less of it. */
export const inWords = () => chosen || matchMedia('(prefers-reduced-motion: reduce)').matches;
