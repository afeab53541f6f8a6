/** Days and hours as a language writes them. English is written as its words are spelt here: the British way. */
import type { Language } from './languages';

export const dates = (language: Language, parts: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, parts);

/** What a field for a day and an hour takes, where the reader is. */
export function hourField(seconds: number): string {
  const moment = new Date(1000 * seconds);
  return new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** What a field for a day takes, where the reader is. */
export const dayField = (seconds: number): string => hourField(seconds).slice(0, 10);

const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** How long ago, in one number. */
export function ago(seconds: number, language: Language, now = Date.now() / 1000): string {
  const past = Math.max(0, now - seconds);
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'short' });
  if (past < 60) return words.format(0, 'second');
  const [unit, size] = UNITS.find(([, size]) => past >= size) ?? ['minute', 60];
  return words.format(-Math.floor(past / size), unit);
}
