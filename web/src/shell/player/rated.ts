/** From how many rated matches on a rating says enough to be shown. */
import type { PlayerGame } from '../../wire/protocol';

export const ENOUGH = 10;

export const isRated = ({ rating }: PlayerGame): boolean => (rating?.matches ?? 0) >= ENOUGH;
