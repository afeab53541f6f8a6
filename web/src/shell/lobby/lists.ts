/** The tables of a lobby under their headings, each in the order in which one wants to see them. */
import type { LobbyLists, SeatState, TableCard } from '../../wire/protocol';
import { isClosed } from '../closed';

export const LISTS = ['turn', 'waiting', 'open', 'watch', 'over', 'away'] as const;
export type List = (typeof LISTS)[number];
export type Sorted = Readonly<Record<List, readonly TableCard[]>>;

/** How many rows of each list are seen at a glance, before one asks for all. */
export const GLANCE: Readonly<Record<List, number>> = {
  turn: 3,
  waiting: 2,
  open: 2,
  watch: 2,
  over: 2,
  away: 0,
};
export const A_PAGE = 8;

const DAY = 24 * 3600;

/** Whether people play there now, and not over days. */
const isLive = ({ table }: TableCard) => table.clock !== null && table.clock.seconds < DAY;
const isOver = ({ table }: TableCard) => isClosed(table);

/** Live ones first, then those with the least time left, then those that have waited longest. */
const byUrgency = (one: TableCard, other: TableCard) =>
  Number(isLive(other)) - Number(isLive(one)) ||
  (one.until ?? Number.MAX_VALUE) - (other.until ?? Number.MAX_VALUE) ||
  one.changed - other.changed;

/** The lists, of all games or of one. */
export function sorted({ mine, away, open, watch }: LobbyLists, game: string | null): Sorted {
  const of = (cards: readonly TableCard[]) => cards.filter(({ table }) => game === null || table.game === game);
  const others = of(mine).filter((card) => !card.my_turn);
  return {
    turn: of(mine)
      .filter((card) => card.my_turn)
      .toSorted(byUrgency),
    waiting: others.filter((card) => !isOver(card)),
    over: others.filter(isOver),
    open: of(open).filter(({ challenge }) => !challenge),
    watch: of(watch),
    away: of(away),
  };
}

/** Who won at a table that is over, unless that is the reader alone, who is told so. */
export function winnersOf({ seats, progress, place }: TableCard): readonly SeatState[] {
  const won = seats.filter(({ seat }) => progress?.won?.includes(seat));
  return place === 1 && won.length === 1 ? [] : won;
}

/** Those to which a friend challenges the reader, who is asked about them before all else. */
export const challenges = ({ open }: LobbyLists): readonly TableCard[] => open.filter(({ challenge }) => challenge);

/** The lists once a table is put away or taken out again, whether or not the server has said so first. */
export function moved(lists: LobbyLists, card: TableCard, away: boolean): LobbyLists {
  const others = (cards: readonly TableCard[]) => cards.filter(({ table }) => table.id !== card.table.id);
  const mine = others(lists.mine);
  const rest = others(lists.away);
  return away ? { ...lists, mine, away: [card, ...rest] } : { ...lists, mine: [card, ...mine], away: rest };
}

/** One page of a list, from 0, and how many there are. */
export function page<Row>(rows: readonly Row[], asked: number): { rows: readonly Row[]; page: number; pages: number } {
  const pages = Math.max(1, Math.ceil(rows.length / A_PAGE));
  const found = Math.min(Math.max(asked, 0), pages - 1);
  return { rows: rows.slice(found * A_PAGE, (found + 1) * A_PAGE), page: found, pages };
}
