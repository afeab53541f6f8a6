/** The turn that was told last: its lines, and the dice that lie in the tray with what came of them. */
import type { Event } from '../records';
import { nameOf, type Icon, type SkillName, type Unit, type UnitName, type View } from '../view';
import { kindOf } from './telling';

export interface Die {
  icon: Icon;
  value: number;
  skill: SkillName;
}

export interface Thrown {
  unit: Unit;
  name: UnitName | null;
  dice: readonly Die[];
  /** The face of a tyrant's own die. */
  face: Extract<Event, { type: 'TyrantRolled' }>['face'] | null;
  /** What the dice hit for, what shields stopped, and who lost how much; nothing while it is not known. */
  hits: number;
  blocked: number;
  struck: { unit: Unit; name: UnitName; lost: number; left: number } | null;
}

/** Events that open a new turn in the list. */
const OPENING: ReadonlySet<Event['type']> = new Set([
  'TurnBegan',
  'RoundBegan',
  'EncounterDrawn',
  'BattleWon',
  'BattleLost',
  'DayBegan',
]);

export const opens = ({ type }: Event) => OPENING.has(type);

const white =
  (icon: 'attack' | 'defence') =>
  (value: number): Die => ({ icon, value, skill: icon });
const bones = (count: number) =>
  Array.from({ length: count }, (): Die => ({ icon: 'bones', value: 1, skill: 'attack' }));

/** The dice that an event shows. */
export function diceOf(event: Event): readonly Die[] {
  switch (event.type) {
    case 'DiceRolled':
      return event.icons.map((icon, index) => ({
        icon,
        value: event.values[index] ?? 0,
        skill: event.skills[index] ?? 'attack',
      }));
    case 'BaddieRolled':
      return [...event.hits.map(white('attack')), ...event.shields.map(white('defence')), ...bones(event.bones)];
    case 'TestRolled':
      return event.hits.map(white('attack'));
    case 'TrainingRolled':
    case 'Searched':
      return bones(event.bones);
    default:
      return [];
  }
}

const NOTHING = { dice: [], face: null, hits: 0, blocked: 0, struck: null };

/** The tray after an event. */
export function thrownAfter(before: Thrown | null, event: Event, view: View): Thrown | null {
  switch (event.type) {
    case 'DiceRolled':
    case 'BaddieRolled': {
      const unit = event.type === 'DiceRolled' ? event.seat : event.unit;
      const dice = diceOf(event);
      const hits = dice.reduce((sum, { icon, value }) => sum + (icon === 'attack' ? value : 0), 0);
      const face = before?.unit === unit && !before.dice.length ? before.face : null;
      return { unit, name: nameOf(view, unit), dice, face, hits, blocked: 0, struck: null };
    }
    case 'TyrantRolled': {
      const { unit, face } = event;
      return { ...NOTHING, unit, name: nameOf(view, unit), face };
    }
    case 'Shielded':
      return before && before.unit !== event.unit ? { ...before, blocked: before.blocked + event.blocked } : before;
    case 'Damaged': {
      if (!before || before.unit === event.unit || event.cause !== 'attack') return before;
      const { unit, name, lost, left } = event;
      return { ...before, struck: { unit, name, lost, left } };
    }
    case 'TurnBegan':
      return { ...NOTHING, unit: event.unit, name: event.name };
    case 'RoundBegan':
    case 'BattleWon':
    case 'BattleLost':
    case 'DayBegan':
      return null;
    default:
      return before;
  }
}

/** Where the adventure stands: while that stays the same, what was told still belongs to it. */
const moment = ({ day, phase, round, turn }: View) => `${day} ${phase} ${round} ${turn}`;

interface Heard {
  lines: readonly Event[];
  thrown: Thrown | null;
}

export class Turn {
  #heard: Heard = $state.raw({ lines: [], thrown: null });
  /** What stood there before each answer of one's own, until something is told that cannot be taken back. */
  #before: Heard[] = [];
  #moment = '';

  get lines(): readonly Event[] {
    return this.#heard.lines;
  }

  get thrown(): Thrown | null {
    return this.#heard.thrown;
  }

  /** Takes in what is told; where the adventure stands elsewhere and nothing was told of it, all is forgotten. */
  hear(view: View, news: readonly Event[]): void {
    const here = moment(view);
    if (!news.length && here !== this.#moment) this.#heard = { lines: [], thrown: null };
    this.#moment = here;
    for (const event of news) this.#heard = this.#after(event, view);
  }

  /** An answer is given, which may be taken back. */
  mark(): void {
    this.#before.push(this.#heard);
  }

  /** The last answer is taken back, and what was told of it. */
  takeBack(): void {
    this.#heard = this.#before.pop() ?? this.#heard;
  }

  #after(event: Event, view: View): Heard {
    const thrown = thrownAfter(this.thrown, event, view);
    if (kindOf(event, view) === null) return { lines: this.lines, thrown };
    if (!opens(event)) return { lines: [...this.lines, event], thrown };
    this.#before = [];
    return { lines: [event], thrown };
  }
}
