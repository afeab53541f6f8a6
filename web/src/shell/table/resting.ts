/** What is said of somebody at the table who is away for days; nothing if they are not. */
import { ticking } from '../../kit/ticking.svelte';
import { isOnVacation, weekdayOf } from '../vacation';
import type { Table } from './table.svelte';

export function restsUntil(table: Table, seat: number): string | null {
  const state = table.snapshot.seats.find((each) => each.seat === seat);
  if (!state?.vacation || !isOnVacation(state, ticking())) return null;
  return table.t('vacation.of', { name: table.name(seat), day: weekdayOf(state.vacation, table.words.language) });
}
