/** What happened, told by moving pieces: tokens go to their places, tiles to hands, parts to cars. */
import { coming, type Pace, type Told } from '../../kit/telling/story';
import { partOf } from './parts';
import type { Event } from './records';
import type { Back, PartView, PlaceName, RowName, Shelf } from './view';

export const PACE: Pace = { stagger: 60, piece: 48 };

/** A tile that is seen only on its way to whoever holds it unseen: face up if all know it, else its back. */
export interface Flight {
  tile: PartView | Back;
  from: Element;
  to: Element;
}

interface Flown extends Told {
  flights?: readonly Flight[];
}

/** A part of a seat's car, in its cell. */
interface Standing {
  seat: number;
  section?: number;
  row: RowName;
  column: number;
}

/** Where tiles lie: on a phone only the signboard of that place is drawn. */
const SHELVES: Readonly<Record<Shelf, PlaceName>> = {
  patents: 'patent_office',
  outgoing: 'patent_office',
  scrap: 'junk_yard',
};
const PILES: Readonly<Record<Back, PlaceName>> = {
  new: 'patent_office',
  junk: 'junk_yard',
  salvage: 'workshop',
};

class Table {
  constructor(
    readonly board: Element,
    readonly me: number | null,
  ) {}

  #find = (selector: string) => this.board.querySelector(selector);
  #all = (selector: string) => [...this.board.querySelectorAll(selector)];
  sign = (place: PlaceName) => this.#find(`[data-sign="${place}"]`);
  hole = (place: PlaceName, space: number) => this.#find(`[data-hole="${place}:${space}"] svg`);
  holes = (place: PlaceName) => this.#all(`[data-hole^="${place}:"]`);
  shelf = (shelf: Shelf, space: number) => this.#find(`[data-shelf="${shelf}:${space}"]`);
  shelves = (shelf: Shelf) => this.#all(`[data-shelf^="${shelf}:"]`);
  pile = (back: Back) => this.#find(`[data-pile="${back}"]`) ?? this.sign(PILES[back]);
  cell = ({ seat, section = 0, row, column }: Standing) =>
    this.#find(`[data-cell="${seat}:${section}:${row}:${column}"]`);
  marker = (seat: number) => this.#find(`[data-marker="${seat}"]`);
  /** Where a seat keeps its things: the bench for the reader, its panel for the others. */
  seat = (seat: number) => this.#find(seat === this.me ? '[data-purse], .hand' : `[data-seat="${seat}"]`);
  /** A blueprint as it lies in the reader's hand. */
  blueprint = () => this.#all('[data-hand]').at(-1) ?? null;

  /** These tiles are turned up, or their place lights. */
  turns(tiles: readonly (Element | null)[], ...places: readonly PlaceName[]): Told {
    const turned = tiles.filter((tile) => tile !== null);
    return turned.length ? { turned } : { marks: places.map(this.sign) };
  }

  /** A seat gets a tile: the reader's comes to lie in the hand, that of another flies to its panel. */
  gets(seat: number, tile: PartView | Back, from: Element | null): Flown {
    if (seat === this.me) return { moves: coming([this.blueprint()], from) };
    const to = this.seat(seat);
    return { marks: [to], flights: from && to ? [{ tile, from, to }] : [] };
  }
}

function telling(event: Event, table: Table): Flown | null {
  const { hole, shelf, pile, cell, seat, sign } = table;
  switch (event.type) {
    case 'TokenPlaced':
      return { moves: coming([hole(event.place, event.space)], seat(event.seat)) };
    case 'TokenMoved':
      return { marks: table.holes(event.place) };
    case 'InstabilityAdjusted':
      return { marks: event.levels.map((_, each) => table.marker(each)) };
    case 'PartTaken':
      return table.gets(event.seat, partOf(event), shelf(event.shelf, event.space) ?? sign(SHELVES[event.shelf]));
    case 'PlaceRefilled':
      return table.turns([shelf(event.shelf, event.space)], SHELVES[event.shelf]);
    case 'PartDrawn':
    case 'BlueprintDrawn':
    case 'PartKept':
    case 'BlueprintKept':
      return table.gets(event.seat, event.back, pile(event.back));
    case 'PartStolen':
      return table.gets(event.seat, partOf(event), seat(event.victim));
    case 'BlueprintStolen':
      return table.gets(event.seat, event.back, seat(event.victim));
    case 'HandSpied':
    case 'Spied':
      return { marks: [seat(event.victim)] };
    case 'PartBuilt':
    case 'PartRepaired':
    case 'SalvageAdded':
    case 'SalvageCovered':
      return { moves: coming([cell(event)], seat(event.seat)) };
    case 'PartDismantled':
    case 'SectionsJoined':
    case 'CarCompleted':
      return { marks: [seat(event.seat)] };
    case 'MarketsRefreshed':
      return table.turns([...table.shelves('patents'), ...table.shelves('scrap')], 'patent_office', 'junk_yard');
    case 'RowsShifted':
    case 'RowFilled':
      return table.turns(table.shelves('patents'), 'patent_office');
    default:
      return null;
  }
}

/** How the news is told. */
export function story(news: readonly Event[], board: Element, me: number | null): Flown[] {
  const table = new Table(board, me);
  return news.map((event) => telling(event, table)).filter((told) => told !== null);
}
