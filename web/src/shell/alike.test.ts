import { expect, test } from 'vitest';
import type { NewTable, SeatState, TableState } from '../wire/protocol';
import { alike, withFriend } from './alike';

const seat = (number: number, kind: SeatState['kind'], level: string | null = null) =>
  ({ seat: number, kind, level, name: kind === 'person' ? 'Ann' : '' }) as SeatState;
const table = {
  id: 'full',
  game: 'cyberion',
  options: { support: 3 },
  undo: 'free',
  spectators: 'nobody',
  watching: 'late',
  clock: null,
  away: { bot: 'never', seconds: 60 },
  status: 'playing',
} as unknown as TableState;

test('a table like a full one has me where the first person sat, its bots, and links for the others', () => {
  const seats = [seat(0, 'bot', 'hard'), seat(1, 'person'), seat(2, 'person'), seat(3, 'open')];
  expect(alike(table, seats)).toEqual({
    game: 'cyberion',
    options: { support: 3 },
    seats: [{ kind: 'bot', level: 'hard' }, { kind: 'me' }, { kind: 'link' }, { kind: 'open' }],
    undo: 'free',
    spectators: 'nobody',
    watching: 'late',
    clock: null,
    away: { bot: 'never', seconds: 60 },
  });
});

const first = (...seats: NewTable['seats']) =>
  ({ game: 'too-many-bones', options: { gearlocs: ['patches'], tyrant: 'nom' }, seats }) as unknown as NewTable;

test('a friend sits where the last bot was', () => {
  const { options, seats } = withFriend(first({ kind: 'bot', level: 'easy' }, { kind: 'me' }, { kind: 'bot' }));
  expect(seats).toEqual([{ kind: 'bot', level: 'easy' }, { kind: 'me' }, { kind: 'link' }]);
  expect(options).toEqual({ gearlocs: ['patches'], tyrant: 'nom' });
});

test('beside who played alone a friend has a seat of their own, and nothing is said of it beforehand', () => {
  const { options, seats } = withFriend(first({ kind: 'me' }));
  expect(seats).toEqual([{ kind: 'me' }, { kind: 'link' }]);
  expect(options).toEqual({ tyrant: 'nom' });
});
