/** A lesson at a table: which step stands, what is lit, and what becomes of a touch. */
import { tick, untrack } from 'svelte';
import { things, thingsAround } from '../../kit/coach/things';
import { nudge } from '../../kit/motion';
import { play } from '../../kit/sound';
import type { LessonCard, LessonPage, NewTable } from '../../wire/protocol';
import type { Table } from '../table/table.svelte';
import { answers, before, begins, fits, returns, taught } from './steps';

/** After so many other tries it is offered to be shown. */
export const TRIES = 2;

/** Another try than the one that is taught, and the rule that answers it. */
type Wrong = LessonPage['steps'][number]['wrong'][number];

/** What one may do once a lesson is done. */
export interface AfterLesson {
  /** The table of the same game that is best to begin with. */
  first: () => Promise<NewTable>;
  /** Lays it, and goes there. */
  real: (first: NewTable) => Promise<unknown>;
  next: () => Promise<LessonCard | null>;
}

export class Teaching {
  /** The step that stands, and which of its things is to be touched. */
  place = $state(0);
  stage = $state(0);
  /** The rule that answers another try; `other` where the lesson says nothing of it. */
  slip: Wrong | 'other' | null = $state.raw(null);
  tries = $state(0);
  /** Whether one has been asked if one wants to leave. */
  leaving = $state(false);
  /** Counts how often the board is laid anew, as it was before anything was picked up there. */
  laid = $state(0);
  #answered = 0;
  /** A touch of the coach itself goes through. */
  #shows = false;
  /** The step that is shown, and how many answers there were before its next one. */
  #shown: { place: number; answered: number } | null = null;

  constructor(
    readonly table: Table,
    readonly lesson: LessonPage,
  ) {
    this.#answered = table.snapshot.table.lesson?.answered ?? 0;
    this.place = begins(lesson.steps, this.#answered);
  }

  step = $derived.by(() => this.lesson.steps[this.place] ?? null);
  /** Whether the match has gone on beyond the lesson. */
  past: boolean = $derived.by(() => this.#answered > answers(this.lesson.steps));
  /** Whether all has been said. */
  done: boolean = $derived.by(() => this.place >= this.lesson.steps.length);
  /** Whether the coach speaks: not while something is told or to be read, nor while the others think. */
  speaks: boolean = $derived.by(
    () =>
      !this.done &&
      !this.table.telling &&
      !this.table.teller.list.events.length &&
      (this.table.decision !== null || this.table.snapshot.result !== null),
  );
  /** Which lesson it is. */
  about: string = $derived.by(() => {
    const { number, title } = this.lesson;
    return `${this.table.t('lesson.number', { number })} · ${title[this.table.words.language]}`;
  });
  lit: string | null = $derived.by(() => this.step?.lit[this.stage] ?? null);
  /** Whether a touch is only looked for, and does nothing on the board. */
  looksOnly: boolean = $derived.by(() => this.step !== null && !this.step.want.length && !this.step.presses);
  canGoBack: boolean = $derived.by(
    () =>
      before(this.lesson.steps, this.#answered, this.place) !== null ||
      (this.#answered > 0 && this.table.snapshot.result === null),
  );

  /** The learner has answered, or taken an answer back. */
  follow(answered: number): void {
    if (answered === this.#answered) return;
    const { steps } = this.lesson;
    const back = answered < this.#answered;
    this.#answered = answered;
    this.#stand(back ? returns(steps, answered) : begins(steps, answered));
    if (back) this.#layAnew();
  }

  next = (): void => this.#stand(this.place + 1);

  back = (): void => {
    const { steps } = this.lesson;
    const place = before(steps, this.#answered, this.place);
    if (place === null) this.table.undo();
    else {
      this.#stand(place);
      this.#layAnew();
    }
  };

  /** Does what is taught here. */
  show = (): void => {
    const { step, table } = this;
    if (!step) return;
    if (this.looksOnly) return this.next();
    const pattern = taught(this.lesson.steps, this.#answered, this.place);
    const option = pattern && table.decision?.options.find(({ choice }) => fits(choice, pattern));
    if (option) {
      this.#shown = { place: this.place, answered: this.#answered };
      return table.select(option.number);
    }
    this.#shows = true;
    things(this.lit ?? '')[0]?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    this.#shows = false;
    if (this.stage + 1 === step.lit.length) return this.next();
    this.stage++;
    void tick().then(() => this.step === step && this.show());
  };

  /** What the board would answer by itself after a touch, it is shown to answer, too. */
  showOn(): void {
    if (!this.speaks || !this.#shown) return;
    const { place, answered } = this.#shown;
    if (this.place === place && this.#answered > answered) untrack(this.show);
  }

  /** A touch somewhere at the table; whether it goes through to the board. */
  touched(element: Element): boolean {
    if (this.#shows || !this.speaks) return true;
    const touched = thingsAround(element);
    const means = (names: string) => names.split(' ').some((name) => touched.includes(name));
    if (this.lit !== null && means(this.lit)) return this.#right();
    const wrong = this.step?.wrong.find(({ touch }) => means(touch));
    this.slip = wrong ?? 'other';
    this.tries++;
    play('refused');
    const thing = element.closest('[data-thing]') ?? element.closest('button, [role="button"]');
    if (thing) nudge(thing);
    return false;
  }

  #right(): boolean {
    const { step } = this;
    if (this.looksOnly) {
      this.next();
      return false;
    }
    this.slip = null;
    if (this.stage + 1 < step!.lit.length) this.stage++;
    else if (!step!.want.length) this.next();
    return true;
  }

  #layAnew(): void {
    this.laid++;
    this.table.lay(null);
    this.#shown = null;
  }

  #stand(place: number): void {
    this.place = place;
    this.stage = 0;
    this.slip = null;
    this.tries = 0;
    this.leaving = false;
  }
}
