/** The pace: how fast this reader is told this game. */
import { isKept, keep, kept, keepNext } from '../kept';
import type { Story } from './tale';

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** Who has never been told this game is told it slowly, until a story of so many beats is over. */
const FIRST_TIME = { speed: 0.5, beats: 4 } as const;

export class Pace {
  speed: Speed = $state(1);
  /** Whether that is slow because the game was never told here. */
  slow = $state(false);

  constructor(
    /** Where it is kept. */
    readonly key: string,
    /** Whether it is always the same. */
    readonly steady: boolean,
  ) {
    if (steady) return;
    this.speed = kept(key, SPEEDS, FIRST_TIME.speed);
    this.slow = !isKept(key);
  }

  /** Tells at this speed, which nobody chose for the next time. */
  set(speed: Speed): void {
    this.slow = false;
    this.speed = speed;
  }

  faster = () => {
    if (!this.steady) this.set(keepNext(this.key, SPEEDS, this.speed));
  };

  /** Whoever has been told a story of this game once is told the next one at speed 1. */
  learn(stories: readonly Story<unknown, unknown>[]): void {
    if (this.slow && stories.some(({ beats }) => beats.length >= FIRST_TIME.beats)) this.set(keep(this.key, 1));
  }
}
