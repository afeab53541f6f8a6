/** When the house closes and opens, as one reads it. */
import type { Repairs } from '../../wire/protocol';
import { dates } from '../../words/dates';
import type { Language } from '../../words/languages';

const DAY = 24 * 3600;

/** The hour, and the day where that is another one. */
export function told(seconds: number, language: Language, now = Date.now() / 1000): string {
  const isNear = Math.abs(seconds - now) < DAY / 2;
  return dates(language, isNear ? { timeStyle: 'short' } : { dateStyle: 'medium', timeStyle: 'short' }).format(
    seconds * 1000,
  );
}

/** So long before it closes who has read of it is told once more. */
const SOON = 600;

/** What a reader has read of: this closing, and whether that was shortly before. */
export const stage = ({ at }: Repairs, now: number): string => `${at}${at - now < SOON ? ' soon' : ''}`;
