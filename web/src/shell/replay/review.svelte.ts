/** The review of a finished match: how a seat stood at each moment, and where another choice was better. */
import type { Advice, Frame } from '../../wire/protocol';
import type { Sayable } from '../../words/record';
import type { Replay } from './replay.svelte';

/** A choice that cost at least this much of the chance to win is a mistake. */
const WORTH_NAMING = 0.03;
/** So many are shown, the worst first. */
const SHOWN = 5;

export interface Mistake {
  moment: number;
  chosen: Sayable;
  better: Sayable;
  /** How well the seat stood after each, from 0 to 1. */
  was: number;
  couldBe: number;
}

/** What was better at a moment, if anything much was. */
export function mistakeIn(moment: number, options: readonly Sayable[], { chosen, opinions }: Advice): Mistake | null {
  const best = opinions[0];
  const taken = opinions.find(({ option }) => option === chosen);
  if (!best || !taken || best.value - taken.value < WORTH_NAMING) return null;
  return {
    moment,
    chosen: options[taken.option]!,
    better: options[best.option]!,
    was: taken.value,
    couldBe: best.value,
  };
}

export class Review {
  /** How well the seat stood at each moment; null unless somebody wants to see it. */
  estimates: readonly number[] | null = $state.raw(null);
  mistakes: readonly Mistake[] = $state.raw([]);
  /** How many decisions have been looked at, and of how many; null before and after. */
  progress: readonly [number, number] | null = $state.raw(null);
  done = $state(false);
  #seat: number | null = null;
  #running = 0;

  constructor(readonly replay: Replay) {}

  now: number | null = $derived.by(() => this.estimates?.[this.replay.number] ?? null);

  /** Another seat's review is another one. */
  follow = (seat: number | null) => {
    if (seat === this.#seat) return;
    this.#seat = seat;
    this.stop();
    this.mistakes = [];
    this.done = false;
    if (this.estimates) void this.estimate(true);
  };

  estimate = async (wanted: boolean) => {
    const { seat } = this.replay.film;
    this.estimates = wanted && seat !== null ? await this.replay.line.estimates(seat) : null;
  };

  stop = () => {
    this.#running++;
    this.progress = null;
  };

  find = async () => {
    const { film, line } = this.replay;
    const { seat } = film;
    if (seat === null) return;
    const run = ++this.#running;
    this.mistakes = [];
    const asked = film.moments.flatMap(({ asked }, number) => (asked ? [number] : []));
    for (const [place, moment] of asked.entries()) {
      this.progress = [place, asked.length];
      const options = optionsOf(await line.frames(seat, moment, moment));
      const found = options.length > 1 ? mistakeIn(moment, options, await line.review(seat, moment)) : null;
      if (run !== this.#running) return;
      if (found)
        this.mistakes = [...this.mistakes, found]
          .sort((one, other) => other.couldBe - other.was - (one.couldBe - one.was))
          .slice(0, SHOWN);
    }
    this.progress = null;
    this.done = true;
  };
}

const optionsOf = (frames: readonly Frame[]): readonly Sayable[] => frames[0]?.question?.options ?? [];
