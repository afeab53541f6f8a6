/** What is told of a puzzle that was solved. */
import { expect, test } from 'vitest';
import type { Words } from '../../words/words.svelte';
import { textOf } from './sharing';

const words = {
  t: (key: string, fields?: object) => `${key}${fields ? JSON.stringify(fields) : ''}`,
} as unknown as Words;
const told = { title: 'Cyberion', number: 7, task: 'Repair three machines.', state: 'first' } as const;

test('the game, the task, how it went and where it is: nothing of the answer', () => {
  expect(textOf(words, told, 'https://x/puzzles/cyberion/7').split('\n')).toEqual([
    'Cyberion · puzzle.number{"number":7}',
    'Repair three machines.',
    '🎯 puzzle.state_first',
    'https://x/puzzles/cyberion/7',
  ]);
  expect(textOf(words, { ...told, state: 'solved' }, '')).toContain('✅ puzzle.state_solved');
});
