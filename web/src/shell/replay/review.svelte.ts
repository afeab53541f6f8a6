/** The review of a finished match: how a seat stood at each moment, and where another choice was better. */
import type { Advice } from '../../wire/protocol';
import type { Sayable } from '../../words/record';
import type { Placed } from './comments.svelte';
import type { Replay } from './replay.svelte';

/** A choice that cost at least this much of the chance to win is a mistake: less may be the luck of the games that were imagined. */
const WORTH_NAMING = 0.08;
/** So many are shown, the worst first. */
const SHOWN = 5;

export interface Mistake {
  moment: number;
  /** The turn, if the game counts them, and which of how many steps of a programme it was. */
  round: number | null;
  step: readonly [number, number] | null;
  chosen: Sayable;
  better: Sayable;
  /** The number of what was better among the options. */
  option: number;
  /** How well the seat stood after each, from 0 to 1. */
  was: number;
  couldBe: number;
}

/** The decision that a mistake was made in. */
export type Place = Pick<Mistake, 'moment' | 'round' | 'step'>;

/** What was better in a decision, if anything much was. */
export function mistakeIn(
  place: Place,
  options: readonly Sayable[],
  { chosen, opinions }: Pick<Advice, 'chosen' | 'opinions'>,
): Mistake | null {
  const best = opinions[0];
  const taken = opinions.find(({ option }) => option === chosen);
  if (!best || !taken || best.value - taken.value < WORTH_NAMING) return null;
  return {
    ...place,
    chosen: options[taken.option]!,
    better: options[best.option]!,
    option: best.option,
    was: taken.value,
    couldBe: best.value,
  };
}

export interface Turn {
  readonly round: number | null;
  readonly mistakes: Mistake[];
  readonly comments: Placed[];
}

/** Mistakes and comments by their turns, in the order of the film. */
export function turnsOf(mistakes: readonly Mistake[], comments: readonly Placed[] = []): Turn[] {
  const turns: Turn[] = [];
  const found = [...mistakes.map((mistake) => ({ mistake })), ...comments.map((comment) => ({ comment }))];
  const placeOf = (each: (typeof found)[number]) => ('mistake' in each ? each.mistake : each.comment);
  for (const each of found.toSorted((one, other) => placeOf(one).moment - placeOf(other).moment)) {
    const { round } = placeOf(each);
    if (!turns.length || turns.at(-1)!.round !== round) turns.push({ round, mistakes: [], comments: [] });
    const turn = turns.at(-1)!;
    if ('mistake' in each) turn.mistakes.push(each.mistake);
    else turn.comments.push(each.comment);
  }
  return turns;
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

  /** What was better at the moment that is shown. */
  here: Mistake | null = $derived.by(() => this.mistakes.find(({ moment }) => moment === this.replay.number) ?? null);
  /** The next moment at which something was, the first one after the last. */
  next: number | null = $derived.by(() => {
    const moments = this.mistakes.map(({ moment }) => moment).sort((one, other) => one - other);
    return moments.find((moment) => moment > this.replay.number) ?? moments[0] ?? null;
  });
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
    const decisions = film.moments.flatMap(({ asked }, number) => (asked ? [number] : []));
    for (const [place, moment] of decisions.entries()) {
      this.progress = [place, decisions.length];
      const [frame] = await line.frames(seat, moment, moment);
      const asked = frame?.question;
      const found =
        asked && asked.options.length > 1
          ? mistakeIn(this.#place(moment, asked), asked.options, await line.review(seat, moment))
          : null;
      if (run !== this.#running) return;
      if (found)
        this.mistakes = [...this.mistakes, found]
          .sort((one, other) => other.couldBe - other.was - (one.couldBe - one.was))
          .slice(0, SHOWN);
    }
    this.progress = null;
    this.done = true;
  };

  #place(moment: number, { prompt, options }: { prompt: Sayable; options: readonly Sayable[] }): Place {
    const { film, table } = this.replay;
    const numbered = options.map((choice, number) => ({ number, choice }));
    const step = table.game.step({ question: moment, prompt, options: numbered });
    return { moment, round: film.moments[moment]!.round, step };
  }
}
