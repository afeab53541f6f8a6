/** What a strong bot would do: asked for one question at a time, and once for each kind of question where to look first. */
import type { Decision } from '../../games/contract';
import type { Notices } from '../../kit/notices.svelte';
import type { Advice as Given, Omen, Opinion, Reason } from '../../wire/protocol';
import type { TableLine } from './line';

interface Asked {
  readonly me: number | null;
  readonly decision: Decision | null;
  readonly line: Pick<TableLine, 'hint'>;
  readonly notices: Notices;
}

export class Advice {
  /** What it thinks of the options of a question, or that it is still thinking. */
  #given: { question: number; advice: Given | null } | null = $state.raw(null);
  /** Where to look is said of a question, once for each kind of them. */
  looking: { question: number; key: string } | null = $state.raw(null);
  readonly looked = new Set<string>();

  #open = $state(false);

  constructor(readonly table: Asked) {}

  #now = $derived.by(() => (this.#given?.question === this.table.decision?.question ? this.#given : null));
  opinions: readonly Opinion[] | null = $derived(this.#now?.advice?.opinions ?? null);
  /** What speaks for the best option, then what speaks against it. */
  reasons: readonly Reason[] = $derived(this.#now?.advice?.reasons ?? []);
  /** What the best option brings, and what is risked with it. */
  foretold: readonly Omen[] = $derived(this.#now?.advice?.foretold ?? []);
  /** The best option, while it is pointed at. */
  best: Opinion | null = $derived.by(() => (this.#open ? (this.opinions?.[0] ?? null) : null));
  considering: boolean = $derived(this.#now !== null && this.#now.advice === null);
  /** The sentence that says where to look, while it stands. */
  nudge: string | undefined = $derived.by(() => {
    const { looking } = this;
    return !this.#now && looking?.question === this.table.decision?.question ? looking?.key : undefined;
  });

  close = () => {
    this.#open = false;
    this.looking = null;
  };

  ask = async () => {
    const { decision, me, line, notices } = this.table;
    this.#open = true;
    if (!decision || me === null || !line.hint || this.#now) return;
    const { question } = decision;
    this.#given = { question, advice: null };
    try {
      this.#given = { question, advice: await line.hint(me, question) };
    } catch (refusal) {
      this.#given = null;
      notices.refuse(refusal);
    }
  };
}
