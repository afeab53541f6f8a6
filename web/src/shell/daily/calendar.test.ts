/** Months as a calendar shows them. */
import { expect, test } from 'vitest';
import { isGone, monthAfter, weeksOf } from './calendar';
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

test('a day can be chosen that is over and had deals, in whatever year', () => {
  const chains = [
    { first: '2026-12-01', last: '2026-12-31', days: 31, number: 1, end: '' },
    { first: '2027-01-03', last: '2027-02-01', days: 30, number: 32, end: '' },
  ];
  const days = ['2026-11-30', '2026-12-31', '2027-01-02', '2027-01-03', '2027-01-05', '2027-01-06'];
  const gone = (last: string | null) => days.filter((day) => isGone(day, { chains, last, begins: null }));
  expect(gone('2027-01-05')).toEqual(['2026-12-31', '2027-01-03', '2027-01-05']);
  expect(gone(null)).toEqual([]);
});
