/** Days and hours are written alike on every page. */
import { expect, it } from 'vitest';
import { ago, dates, dayField, hourField } from './dates';

const AN_EVENING = Date.UTC(2026, 10, 15, 18, 5);
const written = (parts: Intl.DateTimeFormatOptions) =>
  (['fr', 'en'] as const).map((language) => dates(language, { ...parts, timeZone: 'UTC' }).format(AN_EVENING));

it('names the day before the month, and counts hours to 24', () => {
  expect(written({ day: 'numeric', month: 'long', year: 'numeric' })).toEqual(['15 novembre 2026', '15 November 2026']);
  expect(written({ hour: 'numeric', minute: '2-digit' })).toEqual(['18:05', '18:05']);
});

it('is the only place that says how', () => {
  const sources = import.meta.glob<string>('../**/*.{ts,svelte}', { query: '?raw', import: 'default', eager: true });
  const others = Object.entries(sources).filter(
    ([path, source]) =>
      !path.endsWith('.test.ts') && !path.endsWith('dates.ts') && /DateTimeFormat\(\w|toLocale(Date|Time)/.test(source),
  );
  expect(others.map(([path]) => path)).toEqual([]);
});

it('fills fields with what the clock on the wall says', () => {
  const evening = new Date(2027, 4, 6, 20, 5).getTime() / 1000;
  expect(hourField(evening)).toBe('2027-05-06T20:05');
  expect(dayField(evening)).toBe('2027-05-06');
});

it('says how long ago in the largest unit that fits', () => {
  const now = 1_000_000;
  expect(ago(now - 6 * 60, 'en', now)).toBe('6 min. ago');
  expect(ago(now - 2 * 3600 - 59, 'en', now)).toBe('2 hr. ago');
  expect(ago(now - 86_400, 'en', now)).toBe('yesterday');
  expect(ago(now + 5, 'en', now)).toBe('now');
  expect(ago(now - 3 * 86_400, 'fr', now).replace(/\s/g, ' ')).toBe('il y a 3 j');
});
