/** What the reader has in hand: robots chosen for what comes next, and answers that wait for their question. */
import type { Rec } from '../../words/record';
import type { Decision, Option } from '../contract';
import { offered } from './aims';
import type { MemberView } from './view';

export interface Held extends MemberView {
  /** Its place in its row: equal robots are told apart. */
  index: number;
}

export class Hand {
  #held: { question: number; robots: readonly Held[]; machine: number | null } | null = $state.raw(null);
  #waiting: { prompt: string; choices: readonly Rec[] } = { prompt: '', choices: [] };

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

  /** These choices are wanted as soon as this is asked, in any order that is offered. */
  expect(prompt: string, choices: readonly Rec[]): void {
    this.#waiting = { prompt, choices };
  }

  /** The next answer that was waiting for this question; whatever else is asked forgets them all. */
  next(decision: Decision): Option | undefined {
    const { prompt, choices } = this.#waiting;
    if (!choices.length) return undefined;
    for (const [index, choice] of choices.entries()) {
      const option = decision.prompt.type === prompt ? offered(decision, choice) : undefined;
      if (!option) continue;
      this.#waiting = { prompt, choices: choices.toSpliced(index, 1) };
      return option;
    }
    this.#waiting = { prompt: '', choices: [] };
    return undefined;
  }
}
