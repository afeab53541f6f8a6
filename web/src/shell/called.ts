/** What somebody at a table is called: by their name, marked where that is a program, as a bot, or as somebody who has left for good. */
import type { SeatState } from '../wire/protocol';
import type { ShellKey } from '../words/words.svelte';
import { botName } from './bots';

type Say = (key: ShellKey, fields?: Readonly<Record<string, unknown>>) => string;

/** Whether a program plays there that somebody has written. */
export const isProgram = ({ keeper }: Pick<SeatState, 'keeper'>) => typeof keeper === 'string';

/** Where several have left, each has a number: nobody is taken for another. */
function left(seats: readonly SeatState[], seat: number, t: Say): string {
  const gone = seats.filter((each) => each.left).map((each) => each.seat);
  return gone.length > 1 ? t('people.left_of', { number: gone.indexOf(seat) + 1 }) : t('people.left');
}

export function called(seats: readonly SeatState[], seat: number, t: Say): string {
  const state = seats.find((each) => each.seat === seat);
  if (state?.left) return left(seats, seat, t);
  if (state?.name) return isProgram(state) ? t('people.program', { name: state.name }) : state.name;
  if (state?.kind === 'bot') return t(botName(seat));
  return t('table.player', { number: seat + 1 });
}
