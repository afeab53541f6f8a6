/** The stage: what the board shows at one moment of a telling. Each event leads from one stage to the next. */
import type { Rec } from '../../../words/record';
import { cell, STEPS, type Point } from '../floor/geometry';
import {
  REGISTERS,
  type CardView,
  type CourseView,
  type Direction,
  type FlagView,
  type RobotView,
  type View,
} from '../view';

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

/** Where a robot is after one square in a direction; a square of -1 lies beyond the edge. */
function moved(actor: Actor, event: Rec, width: number): Point | null {
  const square = Number(event.square);
  if (square >= 0) return cell(square, width);
  const [dx, dy] = STEPS[event.direction as Direction];
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

const lock = (actor: Actor, register: number, locked: boolean) =>
  register ? withRegister(actor, register, { locked }) : actor;

/** What an event does to the robot that it names. */
function acted(actor: Actor, event: Rec, { course }: Stage): Actor {
  switch (event.type) {
    case 'Moved':
    case 'Pushed':
    case 'PushedByBoard':
      return { ...actor, at: moved(actor, event, course.width) };
    case 'Carried':
      return { ...actor, at: moved(actor, event, course.width), facing: event.facing as Direction };
    case 'Turned':
    case 'TurnedByGear':
      return { ...actor, facing: event.facing as Direction };
    case 'CardRevealed':
    case 'CardSwapped':
    case 'LockedRegisterFilled': {
      const card = { action: event.action, priority: event.priority } as CardView;
      return withRegister(actor, Number(event.register), { filled: true, card });
    }
    case 'Damaged':
      return lock({ ...actor, damage: Number(event.damage) }, Number(event.locked), true);
    case 'Repaired':
      return lock({ ...actor, damage: Number(event.damage) }, Number(event.unlocked), false);
    case 'PoweredDown':
      return { ...actor, down: true, announced: false };
    case 'PowerDownAnnounced':
      return { ...actor, announced: true };
    case 'Destroyed':
      return { ...gone(actor), lives: Math.max(0, Number(event.lives)), status: 'wrecked' };
    case 'Eliminated':
      return { ...actor, status: 'out', options: [] };
    case 'SentOff':
      return { ...off(actor), status: 'sent_off' };
    case 'Finished':
      return { ...gone(actor), status: 'home', place: Number(event.place), options: [] };
    case 'Reentered':
    case 'RobotPlaced':
      return {
        ...actor,
        status: 'racing',
        at: cell(Number(event.square), course.width),
        facing: event.facing as Direction,
        archive: actor.archive ?? Number(event.square),
        damage: event.damage === undefined ? actor.damage : Math.min(4, Number(event.damage)),
      };
    case 'ArchiveMoved':
      return { ...actor, archive: Number(event.square) };
    case 'FlagTouched':
      return { ...actor, touched: Number(event.flag) };
    case 'OptionDrawn':
      return { ...actor, options: [...actor.options, String(event.card)] };
    case 'OptionLost':
      return { ...actor, options: actor.options.filter((card) => card !== event.card) };
    case 'Controlled':
      return { ...actor, controller: Number(event.by) };
    default:
      return actor;
  }
}

/** What an event does to the flag that it names. */
function shifted(flag: FlagView, event: Rec): FlagView {
  switch (event.type) {
    case 'FlagCarried':
    case 'FlagReturned':
      return { ...flag, square: Number(event.square) };
    case 'FlagDropped':
      return { ...flag, square: Number(event.square), carrier: null };
    case 'FlagFell':
      return { ...flag, square: null };
    case 'FlagTaken':
      return { ...flag, carrier: Number(event.robot) };
    case 'FlagHeld':
      return { ...flag, team: Number(event.team) };
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
export function after(stage: Stage, event: Rec): Stage {
  if (event.type === 'TurnBegan') return fresh(stage, Number(event.turn));
  if (event.type === 'RegisterBegan') return { ...stage, register: Number(event.register) };
  if (event.type === 'SuperBotNamed')
    return { ...stage, robots: stage.robots.map((actor) => ({ ...actor, superbot: actor.robot === event.robot })) };
  if (event.robot === undefined && event.flag === undefined) return stage;
  return {
    ...stage,
    robots:
      event.robot === undefined
        ? stage.robots
        : stage.robots.map((actor) => (actor.robot === event.robot ? acted(actor, event, stage) : actor)),
    flags:
      event.flag === undefined
        ? stage.flags
        : stage.flags.map((flag) => (flag.number === event.flag ? shifted(flag, event) : flag)),
  };
}
