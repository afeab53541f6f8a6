/** Who has gone to play again, of all the people at a table. */
import type { SeatState } from '../../wire/protocol';

type Seated = Pick<SeatState, 'seat' | 'kind' | 'again'>;

/** The seats of the others who have gone, how many have with the reader, and how many people there are. */
export function returning(seats: readonly Seated[], me: number | null) {
  const gone = seats.filter(({ again }) => again);
  return {
    seats: gone.map(({ seat }) => seat).filter((seat) => seat !== me),
    count: gone.length,
    all: seats.filter(({ kind }) => kind === 'person').length,
  };
}
