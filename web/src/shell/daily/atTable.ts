/** What is said of the challenge at its own table. */
import type { TableState } from '../../wire/protocol';
import type { Words } from '../../words/words.svelte';
import { timeIn } from './days';

/** Whether this game counts, and until when; nothing at any other table. */
export function dayLine({ t, language }: Words, { day }: Pick<TableState, 'day'>): string | undefined {
  if (!day) return undefined;
  return day.practice ? t('daily.table_practice') : t('daily.table_counts', { time: timeIn(language, day.ends) });
}

/** The way back, to the game that was played; to its day where that was over when the table was laid. */
export const dailyAddress = ({ game, day, made }: Pick<TableState, 'game' | 'day' | 'made'>): string =>
  day && made >= day.ends ? `/days/${day.day}` : `/daily?game=${encodeURIComponent(game)}`;
