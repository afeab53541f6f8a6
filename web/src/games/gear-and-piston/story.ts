/** What happened, told by moving pieces: tokens go to their places, tiles to hands, parts to cars. */
import { heart, outline, travel, turnOver } from '../../kit/motion';
import { play, type Cue } from '../../kit/sound';
import type { Event } from './records';
import type { Back, PlaceName, RowName, Shelf } from './view';

const APART = 420;
const STAGGER = 60;
const PIECE = 48;

interface Telling {
  /** The pieces on the table that the event speaks of, and where each came from. */
  moves?: { piece: Element | null; from: Element | null }[];
  /** Tiles that are turned up. */
  turned?: readonly Element[];
  /** Places that only light up. */
  marks?: readonly (Element | null)[];
  cue: Cue;
}

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

function telling(event: Event, table: Table): Telling | null {
  const { hole, shelf, pile, cell, seat, gets } = table;
  switch (event.type) {
    case 'TokenPlaced':
      return { moves: [{ piece: hole(event.place, event.space), from: seat(event.seat) }], cue: 'card' };
    case 'TokenMoved':
      return { marks: table.holes(event.place), cue: 'card' };
    case 'InstabilityAdjusted':
      return { marks: event.levels.map((_, each) => table.marker(each)), cue: 'gear' };
    case 'PartTaken':
      return { moves: [{ piece: gets(event.seat), from: shelf(event.shelf, event.space) }], cue: 'card' };
    case 'PlaceRefilled':
      return { turned: [shelf(event.shelf, event.space)].filter((each) => each !== null), cue: 'card' };
    case 'PartDrawn':
    case 'BlueprintDrawn':
    case 'PartKept':
    case 'BlueprintKept':
      return { moves: [{ piece: gets(event.seat), from: pile(event.back) }], cue: 'card' };
    case 'PartStolen':
    case 'BlueprintStolen':
      return { moves: [{ piece: gets(event.seat), from: seat(event.victim) }], cue: 'trap' };
    case 'HandSpied':
    case 'Spied':
      return { marks: [seat(event.victim)], cue: 'trap' };
    case 'PartBuilt':
    case 'PartRepaired':
    case 'SalvageAdded':
    case 'SalvageCovered':
      return { moves: [{ piece: cell(event), from: seat(event.seat) }], cue: 'gear' };
    case 'PartDismantled':
      return { marks: [seat(event.seat)], cue: 'attack' };
    case 'SectionsJoined':
    case 'CarCompleted':
      return { marks: [seat(event.seat)], cue: 'confirm' };
    case 'MarketsRefreshed':
      return { turned: [...table.shelves('patents'), ...table.shelves('scrap')], cue: 'card' };
    case 'RowsShifted':
      return { turned: table.shelves('patents'), cue: 'card' };
    default:
      return null;
  }
}

/** Tells the news one step at a time; what it gives back shows the rest at once. */
export function tell(news: readonly Event[], board: Element, me: number | null): () => void {
  const table = new Table(board, me);
  const moving: Animation[] = [];
  const waiting: ReturnType<typeof setTimeout>[] = [];
  let delay = 0;
  for (const event of news) {
    const told = telling(event, table);
    if (!told) continue;
    const { moves = [], turned = [], marks = [], cue } = told;
    for (const { piece, from } of moves) {
      if (!piece || !from) continue;
      if (piece.matches('[data-seat]')) waiting.push(setTimeout(() => moving.push(outline(piece)), delay));
      else moving.push(travel(piece, heart(from, PIECE), delay));
    }
    for (const [index, tile] of turned.entries()) moving.push(turnOver(tile, delay + index * STAGGER));
    waiting.push(
      setTimeout(() => {
        for (const mark of marks) if (mark) moving.push(outline(mark));
        play(cue, moves.length);
      }, delay),
    );
    delay += APART;
  }
  return () => {
    for (const each of moving) each.finish();
    for (const each of waiting) clearTimeout(each);
  };
}
