/** One screen that several people share: who has it, who is next, and when the table must be covered. */
import type { Snapshot } from '../../wire/tableSocket';

/** How long the result of an answer is seen before the screen is handed over, in milliseconds. */
const LINGERING = 2000;

interface Shown {
  readonly snapshot: Snapshot;
  readonly me: number | null;
  /** Whether what happened is still being told. */
  readonly telling: boolean;
}

export class Screen {
  /** Who has the screen: nobody yet when the page opens. */
  #holder: number | null = $state(null);
  /** Who must decide next but lets the one before look once more. */
  #patient: number | null = $state(null);
  /** Whether what just happened is still being looked at. */
  #lingers = $state(false);

  constructor(
    readonly table: Shown,
    /** Turns the table to the side of a seat. */
    readonly look: (seat: number) => void,
  ) {}

  /** Another of the reader's seats that must decide, when this one need not. */
  next: number | null = $derived.by(() => {
    const { questions, seats } = this.table.snapshot;
    if (questions.some(({ seat }) => seat === this.table.me)) return null;
    return questions.find(({ seat }) => !seats[seat]?.away && !seats[seat]?.conceded)?.seat ?? null;
  });
  /** Whether the table must not be seen: its side is another's than that of who has the screen. */
  covered: boolean = $derived.by(() => {
    const { reader, table } = this.table.snapshot;
    if (!reader.hides || table.status !== 'playing') return false;
    if (this.#holder !== this.table.me) return true;
    return this.next !== null && this.next !== this.#patient && !this.#lingers && !this.table.telling;
  });

  /** Somebody takes the screen; who comes back to it before their time lets the next one wait. */
  uncover = (seat: number) => {
    this.#patient = this.next === seat ? null : this.next;
    this.#holder = seat;
    if (seat !== this.table.me) this.look(seat);
  };

  cover = () => {
    this.#patient = null;
    this.#lingers = false;
  };

  /** A snapshot came, with so much news: whoever has just answered sees what came of it before the screen is covered. */
  turn(before: number | null, news: number): void {
    if (this.next === null) this.#patient = null;
    else if (before === null) {
      this.#lingers = news > 0;
      setTimeout(() => (this.#lingers = false), LINGERING);
    }
  }
}
