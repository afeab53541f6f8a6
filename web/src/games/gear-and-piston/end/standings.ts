/** Who stands where at the end, and what each car's points are made of. */
import type { Result } from '../../../wire/protocol';
import type { EndingProps } from '../../contract';
import type { Wire } from '../records';
import type { CarView, SeatView } from '../view';

export type Ended = EndingProps<Wire> & { result: Result };

/** What points come from, in the order in which they are added: the first investor, the wishes of the others, the largest area. */
export const SOURCES = ['investor', 'wishes', 'area', 'instability'] as const;
type Source = (typeof SOURCES)[number];

export interface Standing {
  seat: SeatView;
  colour: number;
  name: string;
  points: Readonly<Record<Source, number>>;
}

const pointsOf = ({ score }: CarView): Standing['points'] => {
  const [first = 0, ...others] = score.investors;
  return {
    investor: first,
    wishes: others.reduce((sum, points) => sum + points, 0),
    area: score.area,
    instability: score.instability && -score.instability,
  };
};

/** The seats by their places, the first one first. */
export const standings = ({ view, seats, me, result, speaker }: Ended): Standing[] =>
  view.seats
    .map((seat) => ({
      seat,
      colour: seats[seat.seat]?.colour ?? 1,
      name: seat.seat === me ? speaker.text('board.end_you') : (seats[seat.seat]?.name ?? ''),
      points: pointsOf(seat.car),
    }))
    .toSorted(
      (one, other) => (result.outcome.places[one.seat.seat] ?? 0) - (result.outcome.places[other.seat.seat] ?? 0),
    );
