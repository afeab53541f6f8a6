/** What the reader is about to do: a blueprint in the fingers, a cell pointed at, answers that wait for their question. */
import { same, type Rec } from '../../words/record';
import { optionFor, type Decision, type Option } from '../contract';
import type { Spot } from './aims';

export class Intent {
  #picked: { question: number; index: number } | null = $state.raw(null);
  #open: { question: number; spot: Spot } | null = $state.raw(null);
  #waiting: Rec | null = null;
  /** Whether the proposed completion is being followed to its end. */
  #following = false;

  /** The blueprint chosen for the question that stands, by its place in the hand. */
  picked = (decision: Decision | null): number | null =>
    decision && this.#picked?.question === decision.question ? this.#picked.index : null;

  /** The cell whose several answers are laid out. */
  open = (decision: Decision | null): Spot | null =>
    decision && this.#open?.question === decision.question ? this.#open.spot : null;

  pick(decision: Decision, index: number): void {
    this.#picked = this.picked(decision) === index ? null : { question: decision.question, index };
    this.#open = null;
  }

  lay(decision: Decision, spot: Spot): void {
    this.#open = { question: decision.question, spot };
  }

  drop(): void {
    this.#picked = this.#open = null;
  }

  /** This is wanted as the answer to the next question. */
  expect(choice: Rec | null): void {
    this.#waiting = choice;
  }

  follow(): void {
    this.#following = true;
  }

  /** The answer that was waiting for this question; a question that does not offer it forgets it. */
  next(decision: Decision, proposed: Rec | null): Option | undefined {
    if (decision.prompt.type !== 'PlaceSalvage') this.#following = false;
    const wanted = this.#following ? proposed : this.#waiting;
    this.#waiting = null;
    return wanted ? optionFor(decision, (choice) => same(choice, wanted)) : undefined;
  }
}
