import { expect, test } from 'vitest';
import { clockOf, masked, minuteOf } from './notices';

test('a minute of the day is read as it is shown', () => {
  for (const minute of [0, 59, 60, 7 * 60 + 30, 24 * 60 - 1]) expect(minuteOf(clockOf(minute))).toBe(minute);
  expect(clockOf(7 * 60 + 5)).toBe('07:05');
});

test('an address is known again, and not read', () => {
  expect(masked('camille@exemple.fr')).toBe('c•••••@exemple.fr');
});
