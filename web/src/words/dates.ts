/** Days and hours as a language writes them. English is written as its words are spelt here: the British way. */
import type { Language } from './languages';

export const dates = (language: Language, parts: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, parts);
