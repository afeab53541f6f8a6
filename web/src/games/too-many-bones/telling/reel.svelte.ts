/** The reel of what happened: the table as it stood at each beat, and the turn that is told. */
import { calm } from '../../../kit/motion';
import { Reel } from '../../../kit/telling/reel.svelte';
import type { Event } from '../records';
import type { View } from '../view';
import { beatsOf, lengthOf, opens, type Beat } from './beats';

const PACE = { speeds: [1, 2, 4], key: 'rouages.too-many-bones.speed', lengthOf };
/** What is kept to be looked at again. */
const KEPT = 60;

export class TurnReel extends Reel<Beat> {
  #now: View = $state.raw()!;

  constructor(view: View) {
    super(PACE);
    this.#now = view;
  }

  /** The table as it is told now. */
  stage: View = $derived(this.playing && this.beat ? this.beat.stage : this.#now);
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
    if (!this.playing) this.play();
  }

  /** The turn that was told last, from its beginning. */
  again(): void {
    this.playFrom(Math.max(0, this.beats.slice(0, -1).findLastIndex(opens)));
  }
}
