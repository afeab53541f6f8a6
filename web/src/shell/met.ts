/** Which games this browser knows. */
import { isKept, keep } from '../kit/kept';

const keyOf = (game: string) => `rouages.${game}.met`;

/** From now on this browser knows the game. */
export const meet = (game: string) => void keep(keyOf(game), 1);

export const isMet = (game: string) => isKept(keyOf(game));
