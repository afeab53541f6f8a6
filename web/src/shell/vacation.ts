/** Who is away for days, and has said until when. */
import type { SeatState } from '../wire/protocol';
import { dates } from '../words/dates';
import type { Language } from '../words/languages';

/** Whether somebody is away, by the clock of the house. */
export const isOnVacation = ({ vacation }: Pick<SeatState, 'vacation'>, now: number): boolean =>
  vacation != null && vacation > now;

/** A day as one says it: with its weekday. */
export const weekdayOf = (seconds: number, language: Language): string =>
  dates(language, { weekday: 'short', day: 'numeric', month: 'short' }).format(1000 * seconds);

/** When the day that a field holds begins where the reader is, in seconds since 1970. */
export function morningOf(date: string): number {
  const [year, month, day] = date.split('-').map(Number);
  return new Date(year!, month! - 1, day).getTime() / 1000;
}
