/** What can be planned: which games, how many at a table, and how many rounds that makes. */
import type { GameCard, NewTournament } from '../../wire/protocol';

export type Form = NewTournament['form'];

export const FORMS: readonly Form[] = ['knock-out', 'swiss', 'round-robin'];
export const PACES: readonly NewTournament['pace'][] = ['live', 'hour', 'days'];
export const WATCHING: readonly NewTournament['watching'][] = ['live', 'late', 'open'];
export const LEAST = 4;
export const MOST = 64;
const MOST_SEATS = 8;
const FEWEST_ROUNDS = 3;

/** The games in which people are rivals. */
export const rivals = <Game extends Pick<GameCard, 'cooperative'>>(games: readonly Game[]): Game[] =>
  games.filter(({ cooperative }) => !cooperative);

/** How many may sit at a table. */
export function seatsOf(game: Pick<GameCard, 'most'>, form: Form, size: number): number[] {
  const most = form === 'round-robin' ? 2 : Math.min(game.most, size, MOST_SEATS);
  return Array.from({ length: most - 1 }, (_, by) => by + 2);
}

/** A plan that can be: at most so many at a table as may sit there. */
export function fitting(plan: NewTournament, game: Pick<GameCard, 'most'>): NewTournament {
  const size = Math.min(MOST, Math.max(LEAST, plan.size));
  const most = seatsOf(game, plan.form, size).at(-1)!;
  return { ...plan, size, seats: Math.min(plan.seats, most) };
}

/** How many rounds there are when so many play. */
export function rounds(form: Form, people: number, seats: number): number {
  if (form === 'round-robin') return people - 1 + (people % 2);
  let found = form === 'swiss' && seats > 2 ? 1 : 0;
  if (form === 'swiss' || seats === 2) {
    for (let reached = 1; reached < people; reached *= seats) found++;
    return form === 'swiss' ? Math.max(FEWEST_ROUNDS, found) : found;
  }
  for (let left = people; left > 1; found++) left = left <= seats ? 1 : goOn(left, seats);
  return found;
}

/** How many go on from even tables. */
function goOn(people: number, seats: number): number {
  const tables = Math.ceil(people / seats);
  const larger = people % tables;
  const size = Math.floor(people / tables);
  const half = (at: number) => Math.max(1, Math.floor(at / 2));
  return larger * half(size + 1) + (tables - larger) * half(size);
}
