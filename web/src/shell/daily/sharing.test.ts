/** What is told of an attempt: the same words in the text and of the picture, in both languages. */
import { beforeAll, expect, test, vi } from 'vitest';
import type { Trail } from '../../wire/protocol';
import { Words } from '../../words/words.svelte';
import { altOf, textOf } from './sharing';
import { sheetOf } from './sheet';

const GAME = 'a-race';
const catalogue = {
  name: 'A Race',
  'daily.registers': { by: 'number', one: '{number} register', other: '{number} registers' },
  'daily.damage': '{number} of damage',
  'daily.sign.better': 'nearer',
  'daily.sign.goal': 'flag',
  'daily.sheet': { by: 'bots', none: 'Alone on {course:course}', other: 'Against {bots}' },
  'daily.with.support': '{value} tokens',
  'option.extras': 'Extras',
  'option.level.hard': 'Hard',
  'course.loop': 'the loop',
};
const trail = {
  day: '2026-11-15',
  number: 1480,
  game: GAME,
  score: {
    done: true,
    figures: [
      { name: 'registers', number: 4, less: true },
      { name: 'damage', number: 2, less: true },
    ],
  },
  steps: [
    ['better', 'better'],
    ['better', 'goal'],
  ],
} as Trail;

let words: Words;
beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  words = await Words.in('fr', ['daily']);
  await words.open(`game:${GAME}`, () => Promise.resolve(catalogue));
});

test('the text says the game, the number, the score and one sign for each step, and no more', () => {
  expect(textOf(words, trail, 'https://a.house/daily').split('\n')).toEqual([
    'Rouages, défi 1480',
    'A Race\u00a0: 4 registers',
    '▲▲',
    '▲⚑',
    'https://a.house/daily',
  ]);
});

test('the picture is said in the same words', () => {
  expect(altOf(words, trail)).toBe('Rouages, défi 1480. A Race\u00a0: 4 registers. 3 × nearer, 1 × flag.');
});

test('a sheet says who is against whom and what is on the table, and not what is left out', () => {
  const speaker = words.speaker(`game:${GAME}`);
  const options = { course: 'loop', support: 2, extras: true, level: 'hard', sand: false, robots: [1, 2], limit: 60 };
  expect(sheetOf({ options, bots: [] }, speaker)).toEqual(['Alone on the loop', '2 tokens', 'Extras', 'Hard']);
  expect(sheetOf({ options: { extras: false }, bots: ['easy', 'easy'] }, speaker)).toEqual(['Against 2']);
});
