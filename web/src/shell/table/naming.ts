/** When somebody whom the house gave a name is asked for theirs: at the end of a game, where it holds nobody up, twice at most. */
const KEY = 'rouages.asked-name';
const MOST = 2;

const asked = () => Number(localStorage.getItem(KEY) ?? 0);

export const mayAsk = () => asked() < MOST;

export const noteAsked = () => localStorage.setItem(KEY, String(asked() + 1));
