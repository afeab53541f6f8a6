/** A month of days as a calendar shows it: weeks from Monday to Sunday. Days and months are written as the house does. */
import type { DaysGone } from '../../wire/protocol';
import { weekdayOf } from './days';

const A_DAY = 24 * 3600 * 1000;

export const monthOf = (day: string): string => day.slice(0, 7);

/** So many months later, or earlier. */
export function monthAfter(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
}

/** The days of a month; null before its first and after its last, so that each week has seven. */
export function weeksOf(month: string): (string | null)[][] {
  const first = `${month}-01`;
  const count = Math.round((Date.parse(`${monthAfter(month, 1)}-01`) - Date.parse(first)) / A_DAY);
  const days = Array.from({ length: count }, (_, day) => `${month}-${String(day + 1).padStart(2, '0')}`);
  const cells = [...Array.from({ length: weekdayOf(first) }, () => null), ...days];
  const weeks = Math.ceil(cells.length / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => cells[week * 7 + weekday] ?? null),
  );
}

/** Whether a day is over, and one of those that had deals. */
export const isGone = (day: string, { chains, last }: DaysGone): boolean =>
  last !== null && day <= last && chains.some((chain) => chain.first <= day && day <= chain.last);
