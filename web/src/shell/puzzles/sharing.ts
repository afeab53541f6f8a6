/** What somebody tells others of a puzzle that they solved: what was asked, and nothing of the answer. */
import type { Words } from '../../words/words.svelte';
import type { State } from './progress';

export interface Told {
  /** What the game is called. */
  title: string;
  number: number;
  /** What is asked, in words. */
  task: string;
  state: State | null;
}

export const textOf = (words: Words, { title, number, task, state }: Told, address: string): string =>
  [
    `${title} · ${words.t('puzzle.number', { number })}`,
    task,
    `${state === 'first' ? '🎯' : '✅'} ${words.t(state === 'first' ? 'puzzle.state_first' : 'puzzle.state_solved')}`,
    address,
  ].join('\n');
