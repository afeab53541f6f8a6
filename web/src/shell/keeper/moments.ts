/** When something was or will be, for keepers: the day and the hour. */
import { dates } from '../../words/dates';
import type { Language } from '../../words/languages';

export const moment = (seconds: number, language: Language): string =>
  dates(language, {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(seconds * 1000);

export const hour = (seconds: number, language: Language): string =>
  dates(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(seconds * 1000);

/** Bytes as somebody says them, in the units of the house. */
export function bytes(count: number, language: Language): string {
  const [unit, size] = count >= 1e9 ? (['gigabyte', 1e9] as const) : (['megabyte', 1e6] as const);
  const value = count / size;
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit,
    maximumFractionDigits: value < 10 ? 1 : 0,
  }).format(value);
}
