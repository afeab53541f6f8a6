/** What is said of the challenge at its own table. */
import type { TableState } from '../../wire/protocol';
import type { Words } from '../../words/words.svelte';
import { timeIn } from './days';

/** Whether this game counts, and until when; nothing at any other table. */
export function dayLine({ t, language }: Words, { day }: Pick<TableState, 'day'>): string | undefined {
  if (!day) return undefined;
  return day.practice ? t('daily.table_practice') : t('daily.table_counts', { time: timeIn(language, day.ends) });
}

/** The way back, to the game that was played. */
export const dailyAddress = (game: string): string => `/daily?game=${encodeURIComponent(game)}`;
