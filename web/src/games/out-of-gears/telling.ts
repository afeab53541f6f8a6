/** How Out of Gears tells a turn: all cards turn together, then one thing after the other, in the order of the rules. */
import type { Caption, Telling, Told } from '../../kit/telling/beats';
import { capOf } from '../../kit/telling/tale';
import type { Speaker } from '../../words/speaker';
import type { Of } from '../contract';
import StepPicture from './pictures/StepPicture.svelte';
import type { Event } from './records';
import type { Action, View } from './view';

export type Kind =
  | 'first_reveal'
  | 'reveal'
  | 'attack'
  | 'defence'
  | 'trap'
  | 'idle'
  | 'spoils'
  | 'harvest'
  | 'nothing'
  | 'assembly'
  | 'refill';

export type Beat = Told<Event, Kind>;

/** A plan that is turned up. */
export interface Turned {
  robot: number;
  action: Action;
  number: number | null;
}

/** What an event turns up, if it does. */
export function turned(event: Event): Turned | null {
  switch (event.type) {
    case 'PlanRevealed':
      return { robot: event.robot, action: event.action, number: event.number };
    case 'Defended':
      return { robot: event.robot, action: 'attack', number: event.robot };
    case 'UpgradeRevealed':
      return { robot: event.robot, action: event.upgrade, number: null };
    default:
      return null;
  }
}

/** Everything that is turned up in a story. */
export const turnedIn = (story: readonly Event[]): Turned[] => story.map(turned).filter((each) => each !== null);

const isTrapped = (events: readonly Event[], dump: number) =>
  events.some((event) => event.type === 'TrapSprung' && event.dump === dump);

function kindOf(event: Event, { view, earlier }: { view: View; earlier: readonly Event[] }): Kind | null {
  switch (event.type) {
    case 'PlanRevealed':
    case 'Defended':
    case 'UpgradeRevealed': {
      const since = earlier.findIndex((each) => turned(each) !== null);
      const first = since < 0 || earlier.slice(since).every((each) => turned(each) !== null);
      return !first ? null : view.round === 1 ? 'first_reveal' : 'reveal';
    }
    case 'GearsTaken':
      if (event.place === 'robot') return 'attack';
      return isTrapped(earlier, event.number) ? 'spoils' : 'harvest';
    case 'TollTaken':
    case 'DefencesVoid':
      return 'defence';
    case 'TrapSprung':
      return 'trap';
    case 'TrapIdle':
      return 'idle';
    case 'NothingThere':
    case 'TooFewToShare':
    case 'NoToll':
      return 'nothing';
    case 'Assembled':
      return 'assembly';
    case 'Refilled':
      return 'refill';
    default:
      return null;
  }
}

/** What happens in one moment: all cards turn, all who share one place take, all assemble. */
function joins(kind: Kind, [first]: readonly Event[], event: Event): boolean {
  switch (kind) {
    case 'reveal':
    case 'first_reveal':
    case 'idle':
    case 'assembly':
      return true;
    case 'attack':
    case 'harvest':
    case 'spoils':
      return (
        first?.type === 'GearsTaken' &&
        event.type === 'GearsTaken' &&
        first.place === event.place &&
        first.number === event.number
      );
    default:
      return false;
  }
}

/** Whether an event is about a seat: its robots act or suffer. */
function mine(event: Event, seat: number, view: View): boolean {
  const own = (robot: number) => view.robots.some((each) => each.number === robot && each.seat === seat);
  switch (event.type) {
    case 'GearsTaken':
      return own(event.robot) || (event.place === 'robot' && own(event.number));
    case 'TollTaken':
      return own(event.robot) || own(event.attacker);
    case 'TrapSprung':
      return [...event.trappers, ...event.harvesters].some(own);
    default:
      return false;
  }
}

/** The parts of the activation, in their order. */
export type Step = 'attack' | 'trap' | 'harvest';

/** In which part an action acts. */
export const PART: Readonly<Record<Action, Step>> = {
  attack: 'attack',
  super_attack: 'attack',
  counter_defence: 'attack',
  trap: 'trap',
  super_trap: 'trap',
  harvest: 'harvest',
  super_harvest: 'harvest',
  super_shovel: 'harvest',
};

/** The part of the turn that a beat belongs to. */
export const STEPS: Readonly<Record<Kind, Step | null>> = {
  first_reveal: null,
  reveal: null,
  attack: 'attack',
  defence: 'attack',
  trap: 'trap',
  idle: 'trap',
  spoils: 'trap',
  harvest: 'harvest',
  nothing: null,
  assembly: null,
  refill: null,
};
const ORDER: readonly Step[] = ['attack', 'trap', 'harvest'];

/** The reader before the others. */
const seatsOf = (view: View, robots: readonly number[], me: number | null): number[] => {
  const seats = new Set(robots.map((robot) => view.robots.find((each) => each.number === robot)?.seat ?? 0));
  return [...seats].sort((one, other) => Number(other === me) - Number(one === me));
};

interface Around {
  speaker: Speaker;
  me: number | null;
  view: View;
}

/** A sentence about seats that do something, `.you` where the reader is one of them; or another where it is done to the reader. */
function said(
  key: string,
  who: readonly number[],
  fields: Readonly<Record<string, unknown>>,
  { speaker, me }: Around,
  suffered?: { key: string; by: readonly (number | undefined)[] },
) {
  const acts = me !== null && who.includes(me);
  const type = suffered && !acts && me !== null && suffered.by.includes(me) ? suffered.key : key;
  return speaker.say({ type, seat: acts ? me : (who[0] ?? null), who, count: who.length, ...fields });
}

function taken(events: readonly Of<Event, 'GearsTaken'>[], around: Around) {
  const [{ place, number }] = events as [Of<Event, 'GearsTaken'>];
  const robots = events.map(({ robot }) => robot);
  const who = seatsOf(around.view, robots, around.me);
  const gears = events.flatMap((event) => event.gears);
  const victim = seatsOf(around.view, [number], around.me)[0];
  return { place, number, who, gears, victim };
}

function words(beat: Beat, around: Around): Caption['words'] {
  const { speaker, me, view } = around;
  const [event] = beat.events;
  switch (event?.type) {
    case 'GearsTaken': {
      const { who, ...fields } = taken(beat.events as readonly Of<Event, 'GearsTaken'>[], around);
      if (fields.place === 'robot')
        return said('board.told_attack', who, fields, around, { key: 'board.told_robbed', by: [fields.victim] });
      return said(beat.kind === 'spoils' ? 'board.told_spoils' : 'board.told_harvest', who, fields, around);
    }
    case 'TrapSprung': {
      const caught = seatsOf(view, event.harvesters, me);
      const suffered = { key: 'board.told_caught', by: caught };
      return said('board.told_trap', seatsOf(view, event.trappers, me), { caught, dump: event.dump }, around, suffered);
    }
    case 'TrapIdle': {
      const dumps = beat.events.flatMap((each) => (each.type === 'TrapIdle' ? [each.dump] : []));
      return speaker.entry('board.told_idle', { dumps, count: dumps.length });
    }
    case 'TollTaken': {
      const attacker = seatsOf(view, [event.attacker], me)[0];
      const suffered = { key: 'board.told_repaid', by: [attacker] };
      return said('board.told_toll', [event.seat], { gears: [event.gear], attacker }, around, suffered);
    }
    case 'NoToll': {
      const attacker = seatsOf(view, [event.attacker], me)[0];
      const suffered = { key: 'board.told_bare', by: [attacker] };
      return said('board.told_no_toll', [event.seat], { attacker }, around, suffered);
    }
    case 'NothingThere': {
      const victim = seatsOf(view, [event.number], me)[0];
      const who = seatsOf(view, event.robots, me);
      if (event.place === 'dump') return said('board.told_empty', who, { number: event.number }, around);
      return said('board.told_vain', who, { victim }, around, { key: 'board.told_missed', by: [victim] });
    }
    case 'TooFewToShare':
      return speaker.entry('board.told_few', { who: seatsOf(view, event.robots, me) });
    case 'Assembled': {
      if (beat.events.length > 1) return speaker.entry('board.told_assembly');
      return said('board.told_safe', [event.seat], { gears: event.gears }, around);
    }
    case 'Refilled':
      return speaker.entry('board.told_refill');
    case 'PlanRevealed':
    case 'Defended':
    case 'UpgradeRevealed':
      return speaker.entry('board.told_reveal');
    default:
      return event ? speaker.say(event) : [];
  }
}

function caption(beat: Beat, around: Around): Caption {
  const { speaker } = around;
  const step = STEPS[beat.kind];
  const own = words(beat, around);
  if (beat.kind === 'reveal' || beat.kind === 'first_reveal')
    return { words: own, hint: speaker.text('board.told_order') };
  if (!step) return { words: own };
  const part = [ORDER.indexOf(step) + 1, ORDER.length] as const;
  return { step: { word: speaker.text(`board.step_${step}`), picture: StepPicture, of: step, part }, words: own };
}

/** The rule that each kind of beat applies. */
const RULES: Readonly<Partial<Record<Kind, string>>> = {
  first_reveal: 'turn',
  reveal: 'turn',
  attack: 'attack',
  defence: 'defence',
  trap: 'trap',
  idle: 'trap',
  harvest: 'harvest',
  spoils: 'trap',
  assembly: 'assembly',
  refill: 'refill',
};

export const telling: Telling<View, Event, Kind> = {
  kindOf,
  joins,
  mine,
  caption,
  cap: ({ robots }) => capOf(robots.length),
  rule: (kind) => RULES[kind] ?? null,
  lengths: {
    first_reveal: 2400,
    reveal: 1860,
    attack: 850,
    defence: 850,
    trap: 900,
    idle: 600,
    spoils: 850,
    harvest: 800,
    nothing: 650,
    assembly: 700,
    refill: 700,
  },
  landings: { first_reveal: 640, reveal: 640, attack: 480, spoils: 480, harvest: 480, assembly: 480, refill: 480 },
  cues: {
    first_reveal: 'card',
    reveal: 'card',
    attack: 'attack',
    defence: 'attack',
    trap: 'trap',
    spoils: 'gear',
    harvest: 'gear',
    assembly: 'confirm',
    refill: 'gear',
  },
};
