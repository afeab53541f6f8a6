import { expect, test } from 'vitest';
import type { LobbyLists, TableCard } from '../../wire/protocol';
import { moved, page, sorted, winnersOf } from './lists';

const card = (id: string, more: Partial<TableCard> = {}, table: Partial<TableCard['table']> = {}) =>
  ({
    table: { id, game: 'cyberion', status: 'playing', clock: null, ...table },
    my_turn: false,
    until: null,
    changed: 0,
    ...more,
  }) as TableCard;
const clock = (seconds: number) => ({
  clock: { kind: 'move' as const, seconds, increment: 0, expiry: 'default' as const },
});
const ids = (cards: readonly TableCard[]) => cards.map(({ table }) => table.id);
const lists = (mine: TableCard[], more: Partial<LobbyLists> = {}): LobbyLists => ({
  mine,
  away: [],
  open: [],
  watch: [],
  friends: [],
  ...more,
});

test('what is live comes first, then the least time left, then what has waited longest', () => {
  const mine = [
    card('new', { my_turn: true, changed: 9 }),
    card('old', { my_turn: true, changed: 1 }),
    card('days', { my_turn: true, until: 500 }, clock(7 * 86400)),
    card('soon', { my_turn: true, until: 100 }, clock(2 * 86400)),
    card('live', { my_turn: true, until: 900 }, clock(60)),
    card('theirs'),
  ];
  expect(ids(sorted(lists(mine), null).turn)).toEqual(['live', 'soon', 'days', 'old', 'new']);
  expect(ids(sorted(lists(mine), null).waiting)).toEqual(['theirs']);
});

test('what is over waits for nobody and has a list of its own', () => {
  const mine = [card('over', {}, { status: 'over' }), card('on'), card('closed', {}, { status: 'unfinished' })];
  const { waiting, over } = sorted(lists(mine), null);
  expect([ids(waiting), ids(over)]).toEqual([['on'], ['over', 'closed']]);
});

test('the lists of one game have only its tables', () => {
  const mine = [card('a', { my_turn: true }), card('b', { my_turn: true }, { game: 'robo-rally' })];
  const open = [card('c'), card('d', {}, { game: 'robo-rally' })];
  const found = sorted(lists(mine, { open, away: [card('e')] }), 'robo-rally');
  expect([ids(found.turn), ids(found.open), ids(found.away)]).toEqual([['b'], ['d'], []]);
});

test.each([
  ['before', lists([card('a'), card('b')], { away: [card('c')] })],
  ['after', lists([card('b')], { away: [card('a'), card('c')] })],
])('a table that is put away %s the server says so lies in one list, once, and comes back so', (_, before) => {
  const after = moved(before, card('a'), true);
  expect([ids(after.mine), ids(after.away)]).toEqual([['b'], ['a', 'c']]);
  for (const each of [before, after]) {
    const back = moved(each, card('a'), false);
    expect([ids(back.mine), ids(back.away)]).toEqual([['a', 'b'], ['c']]);
  }
});

test('a page that is not there is the last one, and an empty list has one', () => {
  const rows = Array.from({ length: 17 }, (_, number) => number);
  expect(page(rows, 1)).toEqual({ rows: [8, 9, 10, 11, 12, 13, 14, 15], page: 1, pages: 3 });
  expect(page(rows, 9)).toEqual({ rows: [16], page: 2, pages: 3 });
  expect(page([], 3)).toEqual({ rows: [], page: 0, pages: 1 });
});

test('who won is said, be it a bot or several, and not to who alone has', () => {
  const over = (place: number | null, won?: readonly number[]) =>
    card('over', {
      place,
      seats: [0, 1, 2].map((seat) => ({ seat }) as TableCard['seats'][number]),
      progress: { round: 9, phase: 'over', ...(won ? { won: [...won] } : {}) },
    });
  const seats = (of: TableCard) => winnersOf(of).map(({ seat }) => seat);
  expect(seats(over(2, [1]))).toEqual([1]);
  expect(seats(over(1, [0]))).toEqual([]);
  expect(seats(over(1, [0, 2]))).toEqual([0, 2]);
  expect(seats(over(null, [0]))).toEqual([0]);
  expect(seats(over(2))).toEqual([]);
});
