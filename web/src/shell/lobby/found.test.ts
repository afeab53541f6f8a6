/** A page of tables is the one that was asked for last, and knows its place. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FoundTables } from '../../wire/protocol';
import { Found, isPaged, placed } from './found.svelte';

const some = (total: number, first: number): FoundTables => ({ total, first, most: 8, tables: [] });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('whichever reply comes first, the last page that was asked for is shown', async () => {
  const replies: ((page: FoundTables) => void)[] = [];
  const refused = vi.fn();
  const found = new Found({ page: () => new Promise((tell) => replies.push(tell)) }, refused);
  found.follow('open', {}, 0)();
  found.follow('open', { game: 'cyberion' }, 1)();
  replies[1]!(some(20, 8));
  replies[0]!(some(99, 0));
  await vi.waitFor(() => expect(found.page).toEqual(some(20, 8)));
  expect(refused).not.toHaveBeenCalled();
});

test('a page is looked up again from time to time until one leaves it', () => {
  const page = vi.fn(async () => some(0, 0));
  const leave = new Found({ page }, () => {}).follow('watch', {}, 0);
  vi.advanceTimersByTime(25_000);
  expect(page).toHaveBeenCalledTimes(3);
  leave();
  vi.advanceTimersByTime(60_000);
  expect(page).toHaveBeenCalledTimes(3);
});

test('a page knows its place among all', () => {
  expect(placed(some(17, 8))).toEqual({ page: 1, pages: 3 });
  expect(placed(some(0, 0))).toEqual({ page: 0, pages: 1 });
  expect(['turn', 'waiting', 'open', 'watch', 'over', 'away'].filter(isPaged)).toHaveLength(4);
});
