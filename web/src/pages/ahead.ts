/** While a house in this browser wakes up there is time for what its table is drawn with. */
import { boards } from '../games';

export const come = (game: string) => Promise.all([import('./table'), boards[game]?.()]);
