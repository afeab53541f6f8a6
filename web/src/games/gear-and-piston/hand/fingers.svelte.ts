/** What the reader has in the fingers: a blueprint of the hand, a cell whose several answers are laid out. */
import type { Spot } from '../aims';
import type { Decision } from '../records';

export class Fingers {
  #picked: { question: number; index: number } | null = $state.raw(null);
  #open: { question: number; spot: Spot } | null = $state.raw(null);

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
}
