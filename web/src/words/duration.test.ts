/** How much time there is. */
import { expect, test } from 'vitest';
import { duration } from './duration';

const say = (key: string, fields: Readonly<Record<string, unknown>>) => `${key} ${Object.values(fields).join(' ')}`;

test.each([
  [0, '0:00'],
  [-3, '0:00'],
  [0.2, '0:01'],
  [59.1, '1:00'],
  [754, '12:34'],
  [3600 + 7 * 60, 'time.hours 1 07'],
  [2 * 86400 + 5 * 3600 + 59, 'time.days 2 5'],
])('%d seconds are %s', (seconds, shown) => {
  expect(duration(seconds, say)).toBe(shown);
});
