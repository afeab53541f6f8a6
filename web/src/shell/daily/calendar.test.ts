/** Months as a calendar shows them. */
import { expect, test } from 'vitest';
import { monthAfter, numberOf, weeksOf } from './calendar';
import { weekdayOf } from './days';

test.each(['2026-11', '2027-02', '2028-02', '2027-08'])('every day of %s stands once, below its weekday', (month) => {
  const weeks = weeksOf(month);
  const days = weeks.flat().filter((day) => day !== null);
  expect(days).toEqual([...new Set(days)].sort());
  expect(days[0]).toBe(`${month}-01`);
  expect(days.at(-1)).toBe(new Date(Date.parse(`${monthAfter(month, 1)}-01`) - 1).toISOString().slice(0, 10));
  for (const week of weeks) week.forEach((day, weekday) => day && expect(weekdayOf(day)).toBe(weekday));
});

test('months follow each other over the end of a year', () => {
  expect([monthAfter('2026-12', 1), monthAfter('2027-01', -1)]).toEqual(['2027-01', '2026-12']);
});

test('days are numbered from the first', () => {
  expect(numberOf('2027-03-01', { first: '2026-12-31', number: 5 })).toBe(65);
});
