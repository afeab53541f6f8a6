/** One goes on where one left, then with what one has never done. */
import { expect, test } from 'vitest';
import type { LessonCard } from '../../wire/protocol';
import { nextOf, suggested, useful } from './progress';

const card = (name: string, done: boolean, step: number | null = null): LessonCard => ({
  game: 'out-of-gears',
  name,
  number: 1,
  title: { en: name, fr: name },
  about: { en: name, fr: name },
  minutes: 3,
  steps: 5,
  step,
  done,
});

test('the lesson that was left comes first, then the first that was never done', () => {
  expect(nextOf([card('a', true), card('b', false), card('c', false, 2)])?.name).toBe('c');
  expect(nextOf([card('a', true), card('b', false), card('c', false)])?.name).toBe('b');
  expect(nextOf([card('a', true, 3), card('b', false)])?.name).toBe('a');
  expect(nextOf([card('a', true)])).toBeNull();
  expect(nextOf([])).toBeNull();
});

test('a lobby leads to the lesson that was left, then to the next of a game that is played, then to any', () => {
  const of = (game: string, each: LessonCard): LessonCard => ({ ...each, game });
  const lessons = [
    of('cyberion', card('a', true)),
    of('cyberion', card('b', false)),
    of('robo-rally', card('c', false)),
  ];
  expect(suggested([...lessons, of('robo-rally', card('d', false, 2))], ['cyberion'])?.name).toBe('d');
  expect(suggested(lessons, ['robo-rally'])?.name).toBe('c');
  expect(suggested(lessons, [])?.name).toBe('b');
  expect(suggested([card('a', true)], [])).toBeNull();
});

test('who has played a whole match is led to the second lesson, unless the first was left in the middle', () => {
  const second = { ...card('b', false), number: 2 };
  const finished = new Set(['out-of-gears']);
  expect(nextOf(useful([card('a', false), second], new Set(['cyberion'])))?.name).toBe('a');
  expect(nextOf(useful([card('a', false), second], finished))?.name).toBe('b');
  expect(nextOf(useful([card('a', false, 3), second], finished))?.name).toBe('a');
  expect(suggested(useful([card('a', false)], finished), ['out-of-gears'])).toBeNull();
});
