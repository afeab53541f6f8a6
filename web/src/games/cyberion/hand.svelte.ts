/** What the reader has in hand: robots chosen for what comes next, or the first of two machines. */
import type { Decision } from './records';
import type { MemberView } from './view';

export interface Held extends MemberView {
  /** Its place in its row: equal robots are told apart. */
  index: number;
}

export class Hand {
  #held: { question: number; robots: readonly Held[]; machine: number | null } | null = $state.raw(null);

  #now = (decision: Decision | null) => (this.#held?.question === decision?.question ? this.#held : null);

  /** The robots chosen for the question that stands; another question forgets them. */
  robots = (decision: Decision | null): readonly Held[] => this.#now(decision)?.robots ?? [];

  /** The first of two machines. */
  machine = (decision: Decision | null): number | null => this.#now(decision)?.machine ?? null;

  toggle(decision: Decision, robot: Held): void {
    const before = this.robots(decision);
    const same = (each: Held) => each.row === robot.row && each.index === robot.index;
    const robots = before.some(same) ? before.filter((each) => !same(each)) : [...before, robot];
    this.#held = { question: decision.question, robots, machine: null };
  }

  hold(decision: Decision, machine: number | null): void {
    this.#held = { question: decision.question, robots: [], machine };
  }

  drop(): void {
    this.#held = null;
  }
}
