/** Whoever never played this game in this browser: the goal stands in one line, and once the lesson is offered and a hint
 * hinted at. */
import type { LessonCard } from '../../wire/protocol';
import { isMet, meet } from '../met';
import type { Table } from './table.svelte';

/** Who touches nothing for so many milliseconds is shown where a hint is to be had. */
const STILL = 20_000;
const TOUCHES = ['pointerdown', 'keydown'];
/** Whoever takes a touch for themselves does not keep it from being seen. */
const EARLY = { capture: true };

export class Newcomer {
  /** Whether the game is new here, and nobody has closed what is said of it. */
  #isNew = $state(false);
  #isRecalled = $state(false);
  /** The question that was asked first: once another is, one plays. */
  #first: number | null = $state(null);
  #lesson = $state.raw<LessonCard | null>(null);

  #stillness: 'awaited' | 'shown' | 'over' = $state('awaited');

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

  #thinks = $derived.by(() => this.#isNew && this.#isUnanswered && this.table.decision !== null);
  /** Whether nothing was answered and, for long, nothing touched: so it is once, until the next touch. */
  wonders: boolean = $derived.by(() => this.#thinks && this.#stillness === 'shown');

  /** Waits for a touch of who looks at the first question; each begins the wait anew. */
  wait(looked: boolean): (() => void) | undefined {
    if (!this.#thinks || this.#stillness === 'over' || !looked) return undefined;
    let still: ReturnType<typeof setTimeout> | undefined;
    const begin = () => {
      clearTimeout(still);
      if (this.#stillness === 'shown') this.#stillness = 'over';
      else still = setTimeout(() => (this.#stillness = 'shown'), STILL);
    };
    if (this.#stillness === 'awaited') begin();
    for (const touch of TOUCHES) addEventListener(touch, begin, EARLY);
    return () => {
      clearTimeout(still);
      for (const touch of TOUCHES) removeEventListener(touch, begin, EARLY);
    };
  }

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
