/** Sheets over the table are counted. */
import { expect, test } from 'vitest';
import { sheets } from './sheets.svelte';

test('as long as one lies there, the table waits', () => {
  const [one, other] = [sheets.lay(), sheets.lay()];
  one();
  expect(sheets.open).toBe(true);
  other();
  expect(sheets.open).toBe(false);
});
