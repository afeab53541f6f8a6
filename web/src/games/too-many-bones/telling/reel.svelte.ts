/** The reel: beats played one after the other; they can be skipped, sped up and seen again. */
import { keepNext, kept } from '../../../kit/kept';
import { calm } from '../../../kit/motion';
import type { Event } from '../records';
import type { View } from '../view';
import { beatsOf, lengthOf, opens, type Beat } from './beats';

export const SPEEDS = [1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

const KEY = 'rouages.too-many-bones.speed';
/** What is kept to be looked at again. */
const KEPT = 60;

export class Reel {
  beats: readonly Beat[] = $state.raw([]);
  /** The beat that is shown; -1 before the first. */
  shown = $state(-1);
  playing = $state(false);
  speed: Speed = $state(kept(KEY, SPEEDS, 1));
  #now: View = $state.raw()!;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(view: View) {
    this.#now = view;
  }

  ended: boolean = $derived(this.shown >= this.beats.length - 1);
  beat: Beat | null = $derived(this.beats[this.shown] ?? null);
  /** The table as it is told now. */
  stage: View = $derived(this.playing && this.beat ? this.beat.stage : this.#now);
  length = $derived((this.beat ? lengthOf(this.beat) : 400) / this.speed);
  /** The beats of the turn that is told, up to now. */
  told: readonly Beat[] = $derived.by(() => {
    const until = this.beats.slice(0, this.shown + 1);
    const first = until.findLastIndex(opens);
    return until.slice(Math.max(0, first));
  });

  /** Takes in what happened; it is told at once, or shown as it ended where motion is not wanted. */
  hear(view: View, news: readonly Event[]): void {
    const before = this.#now;
    this.#now = view;
    const fresh = beatsOf(before, news, view);
    if (!fresh.length) return;
    const old = this.playing ? this.beats : this.beats.slice(-KEPT);
    if (!this.playing) this.shown = old.length - 1;
    this.beats = [...old, ...fresh];
    if (calm() || fresh.length === 1) return this.skip();
    if (!this.playing) this.#play();
  }

  skip(): void {
    clearTimeout(this.#timer);
    this.playing = false;
    this.shown = this.beats.length - 1;
  }

  /** The turn that was told last, from its beginning. */
  again(): void {
    clearTimeout(this.#timer);
    const first = this.beats.slice(0, -1).findLastIndex(opens);
    this.shown = Math.max(-1, first - 1);
    this.#play();
  }

  faster(): void {
    this.speed = keepNext(KEY, SPEEDS, this.speed);
  }

  #play(): void {
    this.playing = true;
    this.#next();
  }

  #next(): void {
    clearTimeout(this.#timer);
    if (this.shown >= this.beats.length - 1) {
      this.playing = false;
      return;
    }
    this.shown += 1;
    this.#timer = setTimeout(() => this.#next(), this.length);
  }
}
