/** The reel: the beats of the last turn, played one after the other; it can be paused, stepped, sped up and skipped. */
import { keepNext, kept } from '../../../kit/kept';
import type { Event } from '../records';
import type { View } from '../view';
import { beatsOf, LENGTHS, type Beat } from './beats';
import { staged, type Stage } from './stage';

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

const KEY = 'rouages.robo-rally.speed';

export class Reel {
  beats: readonly Beat[] = $state.raw([]);
  /** The beat that is shown; -1 before the first. */
  shown = $state(-1);
  playing = $state(false);
  speed: Speed = $state(kept(KEY, SPEEDS, 1));
  #before: Stage = $state.raw()!;
  /** The table as it is now. */
  #now: Stage = $state.raw()!;
  /** How many events there were, and how many of them have been told once. */
  #heard = $state(0);
  #told = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(view: View) {
    this.#before = this.#now = staged(view);
  }

  /** Whether everything that happened has been shown. */
  ended: boolean = $derived(this.shown >= this.beats.length - 1);
  beat: Beat | null = $derived(this.beats[this.shown] ?? null);
  stage: Stage = $derived(this.ended ? this.#now : (this.beat?.stage ?? this.#before));
  /** Whether a telling is going on: then the beat's effects are shown. */
  telling: boolean = $derived(this.beat !== null && (this.playing || !this.ended));
  /** How many of the newest events were never told yet. */
  untold: number = $derived(this.#heard - this.#told);
  /** How long a beat takes now. */
  length = $derived((this.beat ? LENGTHS[this.beat.kind] : 300) / this.speed);

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

  play(): void {
    if (this.ended) return;
    this.playing = true;
    this.#next();
  }

  /** From the beginning of the turn, or from here. */
  toggle(): void {
    if (this.playing) this.pause();
    else if (this.ended) this.again();
    else this.play();
  }

  pause(): void {
    clearTimeout(this.#timer);
    this.playing = false;
  }

  step(by: 1 | -1): void {
    this.pause();
    this.#show(Math.max(-1, Math.min(this.beats.length - 1, this.shown + by)));
  }

  again(): void {
    this.pause();
    this.shown = -1;
    this.play();
  }

  skip(): void {
    this.pause();
    this.#show(this.beats.length - 1);
  }

  /** Shows a beat; with the last one, all is told. */
  #show(beat: number): void {
    this.shown = beat;
    this.#told = this.ended ? this.#heard : Math.max(this.#told, this.beat?.told ?? 0);
  }

  faster(): void {
    this.speed = keepNext(KEY, SPEEDS, this.speed);
  }

  #next(): void {
    clearTimeout(this.#timer);
    if (this.shown >= this.beats.length - 1) {
      this.playing = false;
      return;
    }
    this.#show(this.shown + 1);
    this.#timer = setTimeout(() => this.#next(), this.length);
  }
}
