/** Number keys: a digit points at an option, which is lit and said; the same digit once more, or Enter, answers. */
import type { Decision } from '../../games/contract';

/** So many options have a key of their own; among more, two digits point and Enter alone answers. */
const KEYS = 9;
/** Milliseconds within which a second digit belongs to the first. */
const A_MOMENT = 1200;

interface Asked {
  readonly decision: Decision | null;
  readonly laid: number | null;
  /** Answers, or sends what is laid out. */
  readonly press: (number: number) => void;
  /** Whether an option is laid out before it is sent. */
  readonly lays: (number: number) => boolean;
  readonly lay: (number: number) => void;
}

export class Pointing {
  #meant: { question: number; number: number } | null = $state.raw(null);
  #typed = { digits: '', at: -Infinity };

  constructor(readonly table: Asked) {}

  /** The option that is pointed at. */
  number: number | null = $derived.by(() =>
    this.#meant && this.#meant.question === this.table.decision?.question ? this.#meant.number : null,
  );

  point = (number: number | null) => {
    const { decision } = this.table;
    this.#meant = number !== null && decision ? { question: decision.question, number } : null;
  };

  /** A number key was pressed at this moment, in milliseconds. */
  type(digit: string, at: number): void {
    const { decision, laid } = this.table;
    const option = decision?.options[this.#read(digit, at, decision.options.length) - 1];
    if (!decision || !option) return;
    const { number } = option;
    const again = decision.options.length <= KEYS && (this.number === number || laid === number);
    if (again) return this.table.press(number);
    this.point(number);
    if (this.table.lays(number)) this.table.lay(number);
  }

  /** Enter answers with what is pointed at, wherever the focus is. */
  answer(): void {
    const number = this.number ?? this.table.laid;
    if (number !== null) this.table.press(number);
  }

  /** The place in the list that the digits name. */
  #read(digit: string, at: number, count: number): number {
    const before = count > KEYS && at - this.#typed.at < A_MOMENT ? this.#typed.digits : '';
    const both = Number(before + digit);
    this.#typed = { digits: both >= 1 && both <= count ? before + digit : digit, at };
    return Number(this.#typed.digits);
  }
}
