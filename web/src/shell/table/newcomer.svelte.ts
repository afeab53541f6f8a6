/** Whoever never played this game in this browser: the goal stands in one line, and once the lesson is offered. */
import type { LessonCard } from '../../wire/protocol';
import { isMet, meet } from '../met';
import type { Table } from './table.svelte';

export class Newcomer {
  /** Whether the game is new here, and nobody has closed what is said of it. */
  #isNew = $state(false);
  #isRecalled = $state(false);
  /** The question that was asked first: once another is, one plays. */
  #first: number | null = $state(null);
  #lesson = $state.raw<LessonCard | null>(null);

  constructor(readonly table: Table) {
    const { game } = table.snapshot.table;
    this.#isNew = table.line.firstLesson !== undefined && table.teller.pace.slow && !isMet(game);
  }

  #round = $derived.by(() => {
    const { view } = this.table.shown;
    return view === null ? null : this.table.game.progress(view).round;
  });
  /** Whether it is still the first turn; where turns are not counted, until the first answer. */
  #begins = $derived.by(() => (this.#round === null ? this.#isUnanswered : this.#round < 2));
  #isUnanswered = $derived.by(() => this.#first === null || this.table.decision?.question === this.#first);
  /** Nobody waits for who goes away to learn. */
  #isFree = $derived.by(() => this.table.practice && this.table.snapshot.table.clock === null);

  goal: boolean = $derived.by(
    () => this.#isRecalled || (this.#isNew && this.table.me !== null && this.table.shown.view !== null),
  );
  /** The lesson that is offered now. */
  lesson: LessonCard | null = $derived.by(() => (this.#isNew && this.table.decision ? this.#lesson : null));

  /** Looks at what is asked: what was said once is not said for ever. */
  follow(): void {
    const { decision } = this.table;
    if (!this.#isNew || !decision) return;
    if (this.#first === null) this.#begin(decision.question);
    if (!this.#isUnanswered) this.#lesson = null;
    if (!this.#begins) this.closeGoal();
  }

  #begin(question: number): void {
    this.#first = question;
    if (this.#isFree)
      this.table.line.firstLesson!().then(
        (lesson) => (this.#lesson = lesson),
        () => {},
      );
  }

  /** One manages alone. */
  decline = () => {
    this.#lesson = null;
    meet(this.table.snapshot.table.game);
  };

  closeGoal = () => {
    this.#isNew = this.#isRecalled = false;
    meet(this.table.snapshot.table.game);
  };

  recall = () => {
    this.#isRecalled = true;
  };
}
