/** What people have written to the moments of a finished match. */
import type { Comment, Comments } from '../../wire/protocol';
import { isAlone } from '../../wire/transport';
import { sameTime } from './moments';
import type { Replay } from './replay.svelte';

/** A comment at its moment of the film that is shown. */
export interface Placed extends Comment {
  readonly moment: number;
  readonly round: number | null;
}

export class Talk {
  #written: Comments | null = $state.raw(null);
  /** Whether one may write, as far as is known. */
  may: boolean = $derived(this.#written?.may ?? false);

  constructor(readonly replay: Replay) {}

  /** Whether there can be any: of a match that is over, in a house to which others come. */
  open: boolean = $derived.by(() => this.replay.closed && !isAlone());
  all: readonly Placed[] = $derived.by(() => {
    const { film } = this.replay;
    return (this.#written?.comments ?? []).map((comment) => {
      const moment = sameTime(film, comment.line.answer);
      return { ...comment, moment, round: film.moments[moment]!.round };
    });
  });
  /** The moments that have any, each once. */
  moments: readonly number[] = $derived([...new Set(this.all.map(({ moment }) => moment))]);
  /** Those of the moment that is shown. */
  here: readonly Placed[] = $derived.by(() => this.all.filter(({ moment }) => moment === this.replay.number));

  read = async () => {
    if (this.open) this.#written = await this.replay.line.comments();
  };

  /** Hides the chat of who wrote something, or shows it again. */
  hush = async (number: number, hushed: boolean) => {
    await this.replay.line.hush(number, hushed);
    await this.read();
  };

  write = async (text: string) => {
    const { answer } = this.replay.moment;
    if (answer !== null) this.#written = await this.replay.line.comment(answer, text);
  };
}
