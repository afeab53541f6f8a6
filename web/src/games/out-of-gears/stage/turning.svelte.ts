/** What the robots have turned up: it stays on the seats until the next reveal. */
import { untrack } from 'svelte';
import type { Parts } from '../flights';
import { turnedIn, type Beat, type Turned } from '../telling';
import type { RobotView, View } from '../view';

/** A plan beside a robot: it acts now, came to nothing, or is of the last turn. */
export interface Chip {
  plan: Turned;
  look: 'plain' | 'now' | 'void' | 'old';
}

const NOTHING: ReadonlyMap<number, Turned> = new Map();

export class Turning {
  plans: ReadonlyMap<number, Turned> = $state.raw(NOTHING);
  /** The robots whose harvest was trapped. */
  #void: ReadonlySet<number> = $state.raw(new Set());
  #round = $state(0);
  /** The turn that was told last, beat by beat: only who saw it told finds it on the seats afterwards. */
  #told: number | null = null;

  /** Takes in what lies face up now, and what is turned up in the story that is told. */
  see(view: View, beat: Beat | null): void {
    const told = beat ? turnedIn(beat.story) : [];
    const open = view.phase === 'programme' ? [] : view.robots.flatMap(faceUp);
    const trapped = beat?.events.flatMap((event) => (event.type === 'TrapSprung' ? event.harvesters : [])) ?? [];
    const shown = beat ? told : open;
    if (beat) this.#told = view.round;
    else if (view.phase === 'programme' && !this.#follows(view.round)) this.#forget();
    untrack(() => {
      if (shown.length) this.#turn(view.round, shown);
      if (trapped.length) this.#void = new Set([...this.#void, ...trapped]);
    });
  }

  /** What is seen beside a robot, if anything of it is known. */
  chip(robot: RobotView, view: View, parts: Parts | null): Chip | null {
    const plan = this.plans.get(robot.number);
    if (!plan) return null;
    if (view.phase === 'programme') return { plan, look: 'old' };
    if (parts?.actors.has(robot.number)) return { plan, look: 'now' };
    return { plan, look: this.#void.has(robot.number) ? 'void' : 'plain' };
  }

  #follows(round: number): boolean {
    return this.#told !== null && (round === this.#told || round === this.#told + 1);
  }

  #forget(): void {
    this.#told = null;
    if (this.plans.size) this.plans = NOTHING;
  }

  #turn(round: number, shown: readonly Turned[]): void {
    if (round !== this.#round) {
      this.#void = new Set();
      this.plans = NOTHING;
    }
    this.#round = round;
    const known = this.plans;
    if (shown.every(({ robot }) => known.has(robot))) return;
    this.plans = new Map([...known, ...shown.map((plan) => [plan.robot, plan] as const)]);
  }
}

const faceUp = ({ number, plan }: RobotView): Turned[] =>
  plan ? [{ robot: number, action: plan.action, number: plan.number }] : [];
