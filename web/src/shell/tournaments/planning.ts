/** What can be planned, as the house says: which games, how many at a table, and how many rounds that makes. */
import type { GameCard, NewTournament, Plans } from '../../wire/protocol';

export type Form = NewTournament['form'];

export const FORMS: readonly Form[] = ['knock-out', 'swiss', 'round-robin'];
export const PACES: readonly NewTournament['pace'][] = ['live', 'hour', 'days'];
export const WATCHING: readonly NewTournament['watching'][] = ['live', 'delayed', 'late', 'open'];
const FEWEST_SEATS = 2;

/** The games in which people are rivals. */
export const rivals = <Game extends Pick<GameCard, 'cooperative'>>(games: readonly Game[]): Game[] =>
  games.filter(({ cooperative }) => !cooperative);

/** How many may sit at a table. */
export function seatsOf({ rounds }: Plans, game: Pick<GameCard, 'most'>, form: Form, size: number): number[] {
  const most = Math.min(game.most, size);
  return rounds[form]!.map((_, by) => by + FEWEST_SEATS).filter((seats) => seats <= most);
}

/** A plan that can be: at most so many at a table as may sit there. */
export function fitting(plans: Plans, plan: NewTournament, game: Pick<GameCard, 'most'>): NewTournament {
  const size = Math.min(plans.most, Math.max(plans.least, plan.size));
  const most = seatsOf(plans, game, plan.form, size).at(-1)!;
  return { ...plan, size, seats: Math.min(plan.seats, most) };
}

/** How many rounds there are when so many play. */
export const rounds = ({ least, rounds: known }: Plans, { form, size, seats }: NewTournament): number =>
  known[form]![seats - FEWEST_SEATS]![size - least]!;
