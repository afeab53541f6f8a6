/** What happened, told by moving pieces: cards travel from where they lay, cogs step, tokens jump. */
import { heart, outline, travel } from '../../kit/motion';
import { play, type Cue } from '../../kit/sound';
import type { Event } from './records';
import type { View } from './view';

const APART = 420;
const STAGGER = 70;
const PIECE = 56;

interface Telling {
  /** The pieces on the table that the event speaks of, and where each came from. */
  moves: { piece: Element; from: Element }[];
  /** Places that only light up. */
  marks?: Element[];
  cue?: Cue;
}

class Table {
  constructor(
    readonly board: Element,
    readonly before: View | null,
  ) {}

  pile = (name: string) => this.board.querySelector(`[data-pile="${name}"]`);
  row = (row: number) => this.board.querySelector(`[data-row="${row}"]`);
  machine = (machine: number) => this.board.querySelector(`[data-machine="${machine}"]`);
  place = (place: number) => this.board.querySelector(`[data-place="${place}"]`);
  giant = (trait: number) =>
    this.board.querySelector(`[data-giant="${trait}"]`) ?? this.board.querySelector('[data-giant="any"]');

  /** Where a machine stood before it left. */
  left = (machine: number) => this.place(this.before?.machines.find((each) => each.machine === machine)?.place ?? 2);

  /** The cards of these robots in a row, the last ones first. */
  robots(row: number, robots: readonly number[]): Element[] {
    const left = [...(this.row(row)?.querySelectorAll('[data-robot]') ?? [])].reverse();
    return robots.flatMap((robot) => {
      const at = left.findIndex((each) => each.getAttribute('data-robot') === `${robot}`);
      return at < 0 ? [] : left.splice(at, 1);
    });
  }

  /** The microbots on these machines. */
  microbots = (machines: readonly number[]): Element[] =>
    machines.map((each) => this.machine(each)?.querySelector('.on')).filter((each) => each instanceof Element);

  face = (pile: Element | null) => pile?.querySelector('.picture, .card') ?? pile;
}

function moved(pieces: readonly (Element | null)[], from: Element | null): Telling['moves'] {
  return from ? pieces.filter((piece) => piece !== null).map((piece) => ({ piece, from })) : [];
}

function telling(event: Event, table: Table): Telling | null {
  const { pile, row, machine, place, giant, left, face } = table;
  const discard = () => face(pile('discard'));
  switch (event.type) {
    case 'RobotsDrawn':
      return { moves: moved(table.robots(event.row, event.robots), pile('deck')), cue: 'card' };
    case 'MachinesRevealed':
      return { moves: moved(event.machines.map(machine), pile('machines')), cue: 'card' };
    case 'MachineRepaired':
      return {
        moves: [...moved([pile('experience')], left(event.machine)), ...moved([discard()], row(event.rows[0] ?? 0))],
        cue: 'gear',
      };
    case 'RobotDiscarded':
      return { moves: moved([discard()], row(event.row)), cue: 'card' };
    case 'TopDiscarded':
      return { moves: moved([discard()], pile('deck')), cue: 'card' };
    case 'FlashEmptied':
      return { moves: moved([discard()], row(1)), cue: 'card' };
    case 'RobotStocked':
      return { moves: moved(table.robots(2, [event.robot]), row(event.row)), cue: 'card' };
    case 'RobotBroughtBack':
      return { moves: moved(table.robots(event.row, [event.robot]), pile('discard')), cue: 'card' };
    case 'RobotPutOnDeck':
    case 'BatteryUsed':
      return { moves: moved([face(pile('deck'))], pile('discard')), cue: 'card' };
    case 'BebebotMade':
      return { moves: moved([face(pile('deck'))], row(0)), cue: 'card' };
    case 'GigantobotBoarded':
      return { moves: [], marks: [giant(event.gigantobot)].filter((each) => each !== null), cue: 'gear' };
    case 'GigantobotFinished':
      return { moves: moved([face(pile('deck'))], giant(event.gigantobot)), cue: 'end' };
    case 'Upgraded': {
      const cog = table.board.querySelector(`[data-ability="${event.model}"] .cog`);
      return { moves: [], marks: cog ? [cog] : [], cue: 'confirm' };
    }
    case 'MachinePrepared':
      return { moves: [], marks: [machine(event.machine)].filter((each) => each !== null), cue: 'confirm' };
    case 'MicrobotAcquired':
      return { moves: moved([pile('microbots')?.lastElementChild ?? null], place(2)), cue: 'gear' };
    case 'MicrobotsRevealed':
    case 'MicrobotsSwapped':
      return { moves: [], marks: table.microbots(event.machines), cue: 'card' };
    case 'MicrobotReplaced':
      return { moves: [], marks: table.microbots([event.machine]), cue: 'card' };
    case 'InterferenceRevealed': {
      const line = table.board.querySelector(`[data-ability="${event.model}"]`);
      return { moves: [], marks: line ? [line] : [], cue: 'trap' };
    }
    case 'ValveLost':
    case 'ValveGained':
      return {
        moves: [],
        marks: [pile('valves')].filter((each) => each !== null),
        cue: event.type === 'ValveLost' ? 'attack' : 'gear',
      };
    default:
      return null;
  }
}

/** Tells the news one step at a time; what it gives back shows the rest at once. */
export function tell(news: readonly Event[], board: Element, before: View | null): () => void {
  const table = new Table(board, before);
  const moving: Animation[] = [];
  const waiting: ReturnType<typeof setTimeout>[] = [];
  let delay = 0;
  for (const event of news) {
    const told = telling(event, table);
    if (!told) continue;
    for (const [index, { piece, from }] of told.moves.entries())
      moving.push(travel(piece, heart(from, PIECE), delay + index * STAGGER));
    const { cue, marks = [] } = told;
    waiting.push(
      setTimeout(() => {
        for (const mark of marks) moving.push(outline(mark));
        if (cue) play(cue, told.moves.length);
      }, delay),
    );
    delay += APART;
  }
  return () => {
    for (const each of moving) each.finish();
    for (const each of waiting) clearTimeout(each);
  };
}
