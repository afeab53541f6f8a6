/** What happened, told by moving pieces: tokens go to their places, tiles to hands, parts to cars. */
import type { Cue } from '../../kit/sound';
import { coming, type Pace, type Told } from '../../kit/telling/story';
import type { Event } from './records';
import type { Back, PlaceName, RowName, Shelf } from './view';

export const PACE: Pace = { apart: 420, stagger: 60, piece: 48 };

/** A part of a seat's car, in its cell. */
interface Standing {
  seat: number;
  section?: number;
  row: RowName;
  column: number;
}

class Table {
  constructor(
    readonly board: Element,
    readonly me: number | null,
  ) {}

  #find = (selector: string) => this.board.querySelector(selector);
  hole = (place: PlaceName, space: number) => this.#find(`[data-hole="${place}:${space}"] svg`);
  holes = (place: PlaceName) => [...this.board.querySelectorAll(`[data-hole^="${place}:"]`)];
  shelf = (shelf: Shelf, space: number) => this.#find(`[data-shelf="${shelf}:${space}"]`);
  shelves = (shelf: Shelf) => [...this.board.querySelectorAll(`[data-shelf^="${shelf}:"]`)];
  pile = (back: Back) => this.#find(`[data-pile="${back}"]`);
  cell = ({ seat, section = 0, row, column }: Standing) =>
    this.#find(`[data-cell="${seat}:${section}:${row}:${column}"]`);
  marker = (seat: number) => this.#find(`[data-marker="${seat}"]`);
  /** Where a seat keeps its things: the bench for the reader, its panel for the others. */
  seat = (seat: number) => this.#find(seat === this.me ? '[data-purse], .hand' : `[data-seat="${seat}"]`);
  /** A blueprint as it lies in the reader's hand. */
  blueprint = () => [...this.board.querySelectorAll('[data-hand]')].at(-1) ?? null;
  /** Where a tile that a seat gets comes to lie. */
  gets = (seat: number) => (seat === this.me ? this.blueprint() : this.seat(seat));
}

/** A piece goes somewhere; what another seat gets is not seen, its panel lights up. */
const goes = (piece: Element | null, from: Element | null, cue: Cue): Told =>
  piece?.matches('[data-seat]') ? { marks: from ? [piece] : [], cue } : { moves: coming([piece], from), cue };

function telling(event: Event, table: Table): Told | null {
  const { hole, shelf, pile, cell, seat, gets } = table;
  switch (event.type) {
    case 'TokenPlaced':
      return goes(hole(event.place, event.space), seat(event.seat), 'card');
    case 'TokenMoved':
      return { marks: table.holes(event.place), cue: 'card' };
    case 'InstabilityAdjusted':
      return { marks: event.levels.map((_, each) => table.marker(each)), cue: 'gear' };
    case 'PartTaken':
      return goes(gets(event.seat), shelf(event.shelf, event.space), 'card');
    case 'PlaceRefilled':
      return { turned: [shelf(event.shelf, event.space)].filter((each) => each !== null), cue: 'card' };
    case 'PartDrawn':
    case 'BlueprintDrawn':
    case 'PartKept':
    case 'BlueprintKept':
      return goes(gets(event.seat), pile(event.back), 'card');
    case 'PartStolen':
    case 'BlueprintStolen':
      return goes(gets(event.seat), seat(event.victim), 'trap');
    case 'HandSpied':
    case 'Spied':
      return { marks: [seat(event.victim)], cue: 'trap' };
    case 'PartBuilt':
    case 'PartRepaired':
    case 'SalvageAdded':
    case 'SalvageCovered':
      return goes(cell(event), seat(event.seat), 'gear');
    case 'PartDismantled':
      return { marks: [seat(event.seat)], cue: 'attack' };
    case 'SectionsJoined':
    case 'CarCompleted':
      return { marks: [seat(event.seat)], cue: 'confirm' };
    case 'MarketsRefreshed':
      return { turned: [...table.shelves('patents'), ...table.shelves('scrap')], cue: 'card' };
    case 'RowsShifted':
    case 'RowFilled':
      return { turned: table.shelves('patents'), cue: 'card' };
    default:
      return null;
  }
}

/** How the news is told. */
export function story(news: readonly Event[], board: Element, me: number | null): Told[] {
  const table = new Table(board, me);
  return news.map((event) => telling(event, table)).filter((told) => told !== null);
}
