/** The reel of the last turn: the robots as they stood at each beat, and how much of what happened has been told. */
import { Reel } from '../../../kit/telling/reel.svelte';
import type { Event } from '../records';
import type { View } from '../view';
import { beatsOf, LENGTHS, type Beat } from './beats';
import { staged, type Stage } from './stage';

const PACE = {
  speeds: [0.5, 1, 2, 4],
  key: 'rouages.robo-rally.speed',
  lengthOf: ({ kind }: Beat) => LENGTHS[kind],
};

export class TurnReel extends Reel<Beat> {
  #before: Stage = $state.raw()!;
  /** The table as it is now. */
  #now: Stage = $state.raw()!;
  /** How many events there were, and how many of them have been told once. */
  #heard = $state(0);
  #told = $state(0);

  constructor(view: View) {
    super(PACE);
    this.#before = this.#now = staged(view);
  }

  stage: Stage = $derived(this.ended ? this.#now : (this.beat?.stage ?? this.#before));
  /** Whether a telling is going on: then the beat's effects are shown. */
  telling: boolean = $derived(this.beat !== null && (this.playing || !this.ended));
  /** How many of the newest events were never told yet. */
  untold: number = $derived(this.#heard - this.#told);

  /** Takes in what happened; a new turn's registers put the old turn's beats away once they were shown. */
  hear(view: View, news: readonly Event[]): void {
    const { ended } = this;
    const fresh = beatsOf(this.#now, news, this.#heard);
    this.#heard += news.length;
    const old = this.#now;
    this.#now = staged(view, old);
    if (!fresh.length) {
      if (ended) this.#told = this.#heard;
      return;
    }
    if (ended && fresh.some(({ kind }) => kind === 'reveal')) {
      const begins = this.beats.at(-1)?.stage.turn !== fresh[0]?.stage.turn;
      if (begins) {
        this.#before = old;
        this.beats = [];
        this.shown = -1;
      }
    }
    this.beats = [...this.beats, ...fresh];
    if (ended) this.play();
  }

  /** From the beginning of the turn, or from here. */
  toggle(): void {
    if (this.playing) this.pause();
    else if (this.ended) this.playFrom(0);
    else this.play();
  }

  step(by: 1 | -1): void {
    this.pause();
    this.show(Math.max(-1, Math.min(this.beats.length - 1, this.shown + by)));
  }

  /** With the last beat, all is told. */
  protected override show(beat: number): void {
    super.show(beat);
    this.#told = this.ended ? this.#heard : Math.max(this.#told, this.beat?.told ?? 0);
  }
}
