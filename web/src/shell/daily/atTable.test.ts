/** The way back from a table of a day. */
import { expect, test } from 'vitest';
import { dailyAddress } from './atTable';

const day = { day: '2027-01-04', practice: true, ends: 1000 };

test('from a day that was over when the table was laid one goes back to that day', () => {
  expect(dailyAddress({ game: 'cyberion', day, made: 1000 })).toBe('/days/2027-01-04');
  expect(dailyAddress({ game: 'cyberion', day, made: 999 })).toBe('/daily?game=cyberion');
});
