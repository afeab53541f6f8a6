/** What happened, told by moving pieces: cards travel from where they lay, cogs step, tokens jump. */
import { coming, type Pace, type Told } from '../../kit/telling/story';
import type { Event } from './records';
import type { View } from './view';

export const PACE: Pace = { stagger: 70, piece: 56 };

class Table {
  constructor(
    readonly board: Element,
    readonly before: View | null,
  ) {}

  pile = (name: string) => this.board.querySelector(`[data-pile="${name}"]`);
  row = (row: number) => this.board.querySelector(`[data-row="${row}"]`);
  machine = (machine: number) => this.board.querySelector(`[data-machine="${machine}"]`);
  ability = (model: number) => this.board.querySelector(`[data-ability="${model}"]`);
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

  /** The card that travels: the uppermost of a pile, and nothing of what is written beside it. */
  face(pile: Element | null): Element | null {
    for (const card of ['.stack > :last-child', '.top > :last-child', '.picture, .card, .face', 'i']) {
      const found = pile?.querySelector(card);
      if (found) return found;
    }
    return pile;
  }
}

function telling(event: Event, table: Table): Told | null {
  const { pile, row, machine, ability, place, giant, left } = table;
  const face = (pile: Element | null) => table.face(pile);
  const discard = () => face(pile('discard'));
  switch (event.type) {
    case 'RobotsDrawn':
      return { moves: coming(table.robots(event.row, event.robots), pile('deck')) };
    case 'MachinesRevealed':
      return { moves: coming(event.machines.map(machine), pile('machines')) };
    case 'MachineRepaired':
      return {
        moves: [
          ...coming([face(pile('experience'))], left(event.machine)),
          ...coming([discard()], row(event.rows[0] ?? 0)),
        ],
      };
    case 'RobotDiscarded':
      return { moves: coming([discard()], row(event.row)) };
    case 'TopDiscarded':
      return { moves: coming([discard()], pile('deck')) };
    case 'FlashEmptied':
      return { moves: coming([discard()], row(1)) };
    case 'RobotStocked':
      return { moves: coming(table.robots(2, [event.robot]), row(event.row)) };
    case 'RobotBroughtBack':
      return { moves: coming(table.robots(event.row, [event.robot]), pile('discard')) };
    case 'RobotPutOnDeck':
    case 'BatteryUsed':
      return { moves: coming([face(pile('deck'))], pile('discard')) };
    case 'BebebotMade':
      return { moves: coming([face(pile('deck'))], row(0)) };
    case 'GigantobotBoarded':
      return { marks: [giant(event.gigantobot)] };
    case 'GigantobotFinished':
      return { moves: coming([face(pile('deck'))], giant(event.gigantobot)) };
    case 'Upgraded':
      return { marks: [ability(event.model)?.querySelector('.cog') ?? null] };
    case 'MachinePrepared':
      return { marks: [machine(event.machine)] };
    case 'MicrobotAcquired':
      return { moves: coming([pile('microbots')?.lastElementChild ?? null], place(2)) };
    case 'MicrobotsRevealed':
    case 'MicrobotsSwapped':
      return { marks: table.microbots(event.machines) };
    case 'MicrobotReplaced':
      return { marks: table.microbots([event.machine]) };
    case 'InterferenceRevealed':
      return { marks: [ability(event.model)] };
    case 'ValveLost':
    case 'ValveGained':
      return { marks: [pile('valves')] };
    default:
      return null;
  }
}

/** How the news is told, with where things stood before. */
export function story(news: readonly Event[], board: Element, before: View | null): Told[] {
  const table = new Table(board, before);
  return news.map((event) => telling(event, table)).filter((told) => told !== null);
}
