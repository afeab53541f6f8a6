/** Days and hours as they are said. */
import { expect, test } from 'vitest';
import { commandOf, countdown, dayIn, weekdayOf } from './days';
import { firstOf } from './today.svelte';
import type { DailyCard } from '../../wire/protocol';

test('a week begins on Monday', () => {
  expect(['2026-11-16', '2026-11-22', '2027-01-01'].map(weekdayOf)).toEqual([0, 6, 4]);
});

test('a day is that of the house, wherever it is read', () => {
  expect(dayIn('fr', '2026-11-15')).toBe('dimanche 15 novembre');
  expect(dayIn('en', '2026-11-15')).toBe('Sunday 15 November');
});

test('part of a second still counts, and nothing is less than none', () => {
  expect([14892, 59.2, 0.1, 0, -5].map(countdown)).toEqual([
    '04:08:12',
    '00:01:00',
    '00:00:01',
    '00:00:00',
    '00:00:00',
  ]);
});

test('a secret is verified by the chain of its own year, with its numbers', () => {
  const chain = { first: '2026-01-01', last: '2026-12-31', days: 365, number: 12, end: 'e0' };
  expect(commandOf({ day: '2026-12-31', secret: '5e', chain })).toBe(
    'rouages days verify 2026-12-31 5e --first 2026-01-01 --days 365 --number 12 --end e0',
  );
});

const card = (game: string, state: DailyCard['state']) => ({ game, state }) as DailyCard;
test('what was asked for is seen first, else what was begun, else what is still to be played', () => {
  const games = [card('one', 'over'), card('two', 'open'), card('three', 'begun')];
  expect(firstOf(games, 'one')).toBe('one');
  expect(firstOf(games, 'nothing')).toBe('three');
  expect(firstOf(games.slice(0, 2), null)).toBe('two');
  expect(firstOf(games.slice(0, 1), null)).toBe('one');
});
