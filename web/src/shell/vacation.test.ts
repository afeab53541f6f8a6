import { expect, test } from 'vitest';
import { dayField } from '../words/dates';
import { isOnVacation, morningOf, weekdayOf } from './vacation';

test('somebody is away until the moment they said, and not after it', () => {
  expect(isOnVacation({ vacation: 100 }, 99)).toBe(true);
  expect(isOnVacation({ vacation: 100 }, 100)).toBe(false);
  expect(isOnVacation({ vacation: null }, 0)).toBe(false);
});

test('a day is the same there and back, and begins in the morning', () => {
  for (const date of ['2026-01-01', '2026-03-29', '2026-10-25', '2028-02-29']) {
    expect(dayField(morningOf(date))).toBe(date);
    expect(dayField(morningOf(date) - 1)).not.toBe(date);
  }
});

test('a day is said with its weekday in both languages', () => {
  const noon = morningOf('2026-08-03') + 12 * 3600;
  expect(weekdayOf(noon, 'fr')).toBe('lun. 3 août');
  expect(weekdayOf(noon, 'en')).toBe('Mon 3 Aug');
});
