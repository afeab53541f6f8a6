/** The memory: what was told last, or missed, to be seen again until the next answer. */
import { lastOf, type Story } from './tale';

export class Memory<View, Event> {
  /** The stories of this telling that are over. */
  #over: readonly Story<View, Event>[] = [];
  stories: readonly Story<View, Event>[] = $state.raw([]);
  /** How many of them nobody looked at. */
  missed = $state(0);
  /** Whether they happened before this screen looked. */
  early: boolean = $derived(this.stories.some(({ early }) => early));

  /** Another telling begins. */
  begin(): void {
    this.#over = [];
  }

  /** This one is over, but the telling goes on. */
  add(story: Story<View, Event>): void {
    this.#over = [...this.#over, story];
  }

  /** The telling is over, with these. */
  keep(stories: readonly Story<View, Event>[]): void {
    this.set([...this.#over, ...stories]);
  }

  set(stories: readonly Story<View, Event>[]): void {
    this.stories = stories.filter(({ beats }) => beats.length);
  }

  /** Nobody looked: it is kept with what was missed before it. */
  miss(story: Story<View, Event>): void {
    if (story.beats.length < 2) return;
    const before = this.missed ? this.stories.at(-1) : undefined;
    this.stories = before && lastOf(before) === story.first ? [...this.stories, story] : [story];
    this.missed = this.stories.length;
  }

  forget(): void {
    this.stories = [];
    this.missed = 0;
  }
}
