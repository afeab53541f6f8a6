/** Days as they are said to the reader: the day of the house, and hours by the reader's own clock. */
import type { DayShown } from '../../wire/protocol';
import { dates } from '../../words/dates';
import type { Language } from '../../words/languages';

/** Monday is 0. */
export const weekdayOf = (day: string): number => (new Date(day).getUTCDay() + 6) % 7;

export const dayIn = (language: Language, day: string): string =>
  dates(language, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(Date.parse(day));

/** When something is, in seconds since 1970, by the reader's clock. */
export const timeIn = (language: Language, moment: number): string =>
  dates(language, { hour: 'numeric', minute: '2-digit' }).format(moment * 1000);

/** With the year, where it may be another. */
export const dateIn = (language: Language, day: string): string =>
  dates(language, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(Date.parse(day));

/** By what anybody verifies a day that is over: its secret leads to the end of the chain that was published before it. */
export const commandOf = ({ day, secret, chain }: Pick<DayShown, 'day' | 'secret' | 'chain'>): string =>
  `rouages days verify ${day} ${secret} --first ${chain.first} --days ${chain.days} --number ${chain.number} --end ${chain.end}`;

const two = (number: number) => String(number).padStart(2, '0');

/** Hours, minutes and seconds until then; part of a second still counts as one. */
export function countdown(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds));
  return [Math.floor(left / 3600), Math.floor(left / 60) % 60, left % 60].map(two).join(':');
}
