/** A new table with the settings of another. */
import type { NewTable, Place, SeatState, TableState } from '../wire/protocol';

/** I sit where the first person sat; bots are bots again, and the seats of others are kept for friends. */
export function alike(table: TableState, seats: readonly SeatState[]): NewTable {
  const { game, options, undo, spectators, watching, delay, hints, clock, away } = table;
  const mine = seats.find(({ kind }) => kind !== 'bot')?.seat;
  const places = seats.map(({ seat, kind, level, temper }): Place => {
    if (seat === mine) return { kind: 'me' };
    if (kind === 'bot') return { kind: 'bot', level, temper };
    return { kind: kind === 'open' ? 'open' : 'link' };
  });
  return { game, options, seats: places, undo, spectators, watching, delay, hints, clock, away };
}

/** Such a table for oneself and a friend: in a bot's place, or beside one. */
export function withFriend(table: NewTable): NewTable {
  const { options, seats } = table;
  const bot = seats.findLastIndex(({ kind }) => kind === 'bot');
  if (bot >= 0) return { ...table, seats: seats.with(bot, { kind: 'link' }) };
  const bySeat = (value: unknown) => Array.isArray(value) && value.length === seats.length;
  return {
    ...table,
    options: Object.fromEntries(Object.entries(options).filter(([, value]) => !bySeat(value))),
    seats: [...seats, { kind: 'link' }],
  };
}
