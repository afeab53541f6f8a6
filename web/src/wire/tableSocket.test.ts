/** Parts that arrive over the socket make whole snapshots. */
import { expect, test } from 'vitest';
import type { SnapshotParts } from './protocol';
import { merge } from './tableSocket';

const table = { id: 't', game: 'out-of-gears' } as SnapshotParts['table'] & object;
const event = (number: number) => ({ type: 'Happened', number });
const first = merge(null, {
  type: 'Snapshot',
  table,
  view: { round: 1 },
  news: { first: 0, events: [event(0), event(1)], undos: 0 },
  chat: { first: 0, lines: [{ name: 'Tom', seat: 1, text: 'Bonjour', at: 0 }] },
});

test('the first snapshot brings everything, and nothing of it is news', () => {
  expect(first.log).toEqual([event(0), event(1)]);
  expect(first.news).toEqual([]);
  expect(first.chat).toHaveLength(1);
});

test('a part that is absent has not changed; one that is null has', () => {
  const next = merge(first, { type: 'Snapshot', view: { round: 2 } });
  expect(next.view).toEqual({ round: 2 });
  expect(next.table).toBe(first.table);
  expect(next.log).toBe(first.log);
  expect(merge(next, { type: 'Snapshot', view: null }).view).toBeNull();
});

test('news are added to the log, and only they are told by moving pieces', () => {
  const next = merge(first, { type: 'Snapshot', news: { first: 2, events: [event(2)], undos: 0 } });
  expect(next.log).toEqual([event(0), event(1), event(2)]);
  expect(next.news).toEqual([event(2)]);
  expect(merge(next, { type: 'Snapshot', view: {} }).news).toEqual([]);
});

test('what was taken back leaves the log, and its replacement is not animated', () => {
  const next = merge(first, { type: 'Snapshot', news: { first: 1, events: [event(9)], undos: 1 } });
  expect(next.log).toEqual([event(0), event(9)]);
  expect(next.news).toEqual([]);
});
