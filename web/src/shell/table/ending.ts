/** How a match ended, in words and in order. */
import type { Seat } from '../../games/contract';
import type { Outcome, Result } from '../../wire/protocol';
import type { Table } from './table.svelte';

export interface Standing {
  seat: Seat;
  place: number;
  score: number;
}

/** The seats by their places, the first one first. */
export const standingsOf = (table: Table, { outcome }: Result): Standing[] =>
  table.seats
    .map((seat, index) => ({ seat, place: outcome.places[index] ?? 0, score: outcome.scores[index] ?? 0 }))
    .sort((one, other) => one.place - other.place);

/** Whether somebody is placed before another of the same score. */
export const isTieBroken = ({ places, scores }: Outcome): boolean =>
  places.some((place, seat) => places.some((other, rival) => place < other && scores[seat] === scores[rival]));

/** Who has won, said to the reader. */
export function endingOf(table: Table, { outcome, cooperative }: Pick<Result, 'outcome' | 'cooperative'>): string {
  const seats = outcome.places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  if (!seats.length) return table.t(cooperative ? 'result.lost' : 'result.nobody');
  if (table.me !== null && seats.includes(table.me)) return table.t('result.won_you', { seats });
  return table.t('result.won', { seats, count: seats.length });
}
