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
