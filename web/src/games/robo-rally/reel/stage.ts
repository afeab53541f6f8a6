/** The stage: what the board shows at one moment of a telling. Each event leads from one stage to the next. */
import type { Of } from '../../contract';
import { cell, STEPS, type Point } from '../floor/geometry';
import type { Event } from '../records';
import { FREE, REGISTERS, type CourseView, type FlagView, type RobotView, type View } from '../view';

/** A robot on the stage; `at` is a column and a row, which may lie beyond the edge while it falls. */
export interface Actor extends RobotView {
  at: Point | null;
}

export interface Stage {
  course: CourseView;
  turn: number;
  register: number;
  robots: readonly Actor[];
  flags: readonly FlagView[];
}

/** Whether two factories lie alike, so that what is drawn of one serves the other. */
const alike = (one: CourseView, other: CourseView) =>
  one.id === other.id &&
  one.title === other.title &&
  one.parts.length === other.parts.length &&
  one.parts.every(({ board, turn }, index) => other.parts[index]?.board === board && other.parts[index].turn === turn);

/** A view as a stage; a factory that has not changed stays the one that is drawn. */
export const staged = (view: View, before?: Stage): Stage => ({
  course: before && alike(before.course, view.course) ? before.course : view.course,
  turn: view.turn,
  register: view.register,
  robots: view.robots.map((robot) => ({
    ...robot,
    at: robot.square === null ? null : cell(robot.square, view.course.width),
  })),
  flags: view.flags,
});

const EMPTY = { filled: false, locked: false, card: null, beside: null, with_turn: false };

/** A robot's registers with one of them changed. */
const withRegister = (actor: Actor, register: number, change: Partial<RobotView['registers'][number]>): Actor => ({
  ...actor,
  registers: actor.registers.map((each, index) => (index === register - 1 ? { ...each, ...change } : each)),
});

/** Where a robot is after one square in a direction; without a square, beyond the edge. */
function moved(
  actor: Actor,
  { square, direction }: Of<Event, 'Moved' | 'Pushed' | 'PushedByBoard' | 'Carried'>,
  width: number,
): Point | null {
  if (square !== null) return cell(square, width);
  const [dx, dy] = STEPS[direction];
  return actor.at && { x: actor.at.x + dx, y: actor.at.y + dy };
}

const off = (actor: Actor): Actor => ({
  ...actor,
  at: null,
  registers: actor.registers.map((register) => (register.locked ? register : EMPTY)),
});
const gone = (actor: Actor): Actor => ({
  ...off(actor),
  damage: 0,
  down: false,
  controller: null,
  registers: REGISTERS.map(() => EMPTY),
});

const lock = (actor: Actor, register: number | null, locked: boolean) =>
  register === null ? actor : withRegister(actor, register, { locked });

/** Events that name a robot, or a flag. */
type OfRobot = Extract<Event, { readonly robot: number }>;
type OfFlag = Extract<Event, { readonly flag: number }>;

/** What an event does to the robot that it names. */
function acted(actor: Actor, event: OfRobot, { course }: Stage): Actor {
  switch (event.type) {
    case 'Moved':
    case 'Pushed':
    case 'PushedByBoard':
      return { ...actor, at: moved(actor, event, course.width) };
    case 'Carried':
      return { ...actor, at: moved(actor, event, course.width), facing: event.facing };
    case 'Turned':
    case 'TurnedByGear':
      return { ...actor, facing: event.facing };
    case 'CardRevealed':
    case 'CardSwapped':
    case 'LockedRegisterFilled': {
      const { action, priority, register } = event;
      return withRegister(actor, register, { filled: true, card: { action, priority } });
    }
    case 'Damaged':
      return lock({ ...actor, damage: event.damage }, event.locked, true);
    case 'Repaired':
      return lock({ ...actor, damage: event.damage }, event.unlocked, false);
    case 'Restored':
      return [1, 2, 3, 4, 5].reduce((each, register) => lock(each, register, false), { ...actor, damage: 0 });
    case 'PoweredDown':
      return { ...actor, down: true, announced: false };
    case 'PowerDownAnnounced':
      return { ...actor, announced: true };
    case 'Destroyed':
      return { ...gone(actor), lives: event.lives, status: 'wrecked' };
    case 'Eliminated':
      return { ...actor, status: 'out', options: [] };
    case 'SentOff':
      return { ...off(actor), status: 'sent_off' };
    case 'Finished':
      return { ...gone(actor), status: 'home', place: event.place, options: [] };
    case 'Reentered':
    case 'RobotPlaced':
      return {
        ...actor,
        status: 'racing',
        at: cell(event.square, course.width),
        facing: event.facing,
        archive: actor.archive ?? event.square,
        damage: event.type === 'Reentered' ? Math.min(FREE, event.damage) : actor.damage,
      };
    case 'ArchiveMoved':
      return { ...actor, archive: event.square };
    case 'FlagTouched':
      return { ...actor, touched: event.flag };
    case 'OptionDrawn':
      return { ...actor, options: [...actor.options, event.card] };
    case 'OptionLost':
      return { ...actor, options: actor.options.filter((card) => card !== event.card) };
    case 'Controlled':
      return { ...actor, controller: event.by };
    default:
      return actor;
  }
}

/** What an event does to the flag that it names. */
function shifted(flag: FlagView, event: OfFlag): FlagView {
  switch (event.type) {
    case 'FlagCarried':
    case 'FlagReturned':
      return { ...flag, square: event.square };
    case 'FlagDropped':
      return { ...flag, square: event.square, carrier: null };
    case 'FlagFell':
      return { ...flag, square: null };
    case 'FlagTaken':
      return { ...flag, carrier: event.robot };
    case 'FlagHeld':
      return { ...flag, team: event.team };
    default:
      return flag;
  }
}

/** A new turn: open registers are empty, and nobody is down until it is said. */
const fresh = (stage: Stage, turn: number): Stage => ({
  ...stage,
  turn,
  register: 0,
  robots: stage.robots.map((actor) => ({
    ...actor,
    down: false,
    announced: false,
    controller: null,
    registers: actor.registers.map((register) => (register.locked ? register : EMPTY)),
  })),
});

/** The stage after an event. What the event does not tell stays as it is until the telling ends. */
export function after(stage: Stage, event: Event): Stage {
  switch (event.type) {
    case 'TurnBegan':
      return fresh(stage, event.turn);
    case 'RegisterBegan':
      return { ...stage, register: event.register };
    case 'SuperBotNamed':
      return { ...stage, robots: stage.robots.map((actor) => ({ ...actor, superbot: actor.robot === event.robot })) };
    default:
      return {
        ...stage,
        robots:
          'robot' in event
            ? stage.robots.map((actor) => (actor.robot === event.robot ? acted(actor, event, stage) : actor))
            : stage.robots,
        flags:
          'flag' in event
            ? stage.flags.map((flag) => (flag.number === event.flag ? shifted(flag, event) : flag))
            : stage.flags,
      };
  }
}
