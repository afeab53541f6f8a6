/** A reel: beats played one after the other, at a speed that this browser keeps; they can be paused, skipped and seen again. */
import { keepNext, kept } from '../kept';

export interface Pace<Beat> {
  /** The speeds to choose from, 1 among them, and where the chosen one is kept. */
  speeds: readonly number[];
  key: string;
  /** How long a beat lasts at speed 1, in milliseconds. */
  lengthOf: (beat: Beat) => number;
}

/** How long things take while no beat is shown. */
const REST = 300;

export class Reel<Beat> {
  beats: readonly Beat[] = $state.raw([]);
  /** The beat that is shown; -1 before the first. */
  shown = $state(-1);
  playing = $state(false);
  speed = $state(1);
  readonly #pace: Pace<Beat>;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(pace: Pace<Beat>) {
    this.#pace = pace;
    this.speed = kept(pace.key, pace.speeds, 1);
  }

  /** Whether everything that happened has been shown. */
  ended: boolean = $derived(this.shown >= this.beats.length - 1);
  beat: Beat | null = $derived(this.beats[this.shown] ?? null);
  /** How long a beat takes now. */
  length: number = $derived.by(() => (this.beat ? this.#pace.lengthOf(this.beat) : REST) / this.speed);

  play(): void {
    if (this.ended) return;
    this.playing = true;
    this.#next();
  }

  pause(): void {
    clearTimeout(this.#timer);
    this.playing = false;
  }

  /** Plays again, from this beat on. */
  playFrom(beat: number): void {
    this.pause();
    this.shown = beat - 1;
    this.play();
  }

  skip(): void {
    this.pause();
    this.show(this.beats.length - 1);
  }

  faster(): void {
    this.speed = keepNext(this.#pace.key, this.#pace.speeds, this.speed);
  }

  protected show(beat: number): void {
    this.shown = beat;
  }

  #next(): void {
    clearTimeout(this.#timer);
    if (this.ended) {
      this.playing = false;
      return;
    }
    this.show(this.shown + 1);
    this.#timer = setTimeout(() => this.#next(), this.length);
  }
}
