/** The teller: shows what happened beat by beat, behind what is known; all else on the page waits until all is told. */
import { play } from '../sound';
import type { Happened, Told } from './beats';
import { List } from './list.svelte';
import { Memory } from './memory.svelte';
import { Pace } from './pace.svelte';
import { RulesSaid } from './rules.svelte';
import { joined, lastOf, lengthOf, related, ruleOf, rushOf, storyOf, toldOf, type Story, type Tale } from './tale';

/** A single beat shorter than this holds nothing up. */
const SPECIAL = 600;
/** From the end of the last beat until the next question. */
const SETTLING = 250;
/** How long the server may take to relate a story; whoever wants to be taught, or asks for what was, waits longer. */
const PATIENCE = { toSee: 1500, toLearn: 6000 };
/** How long lines that came all at once are marked as new. */
const NEW = 2000;
/** So many stories of several beats wait at most; one more, and the first is over. */
const WAITING = 2;

export class Teller<View = unknown, Event = unknown> {
  /** What is still to be told; the first story is being told. */
  #stories: readonly Story<View, Event>[] = $state.raw([]);
  /** The beat of the first story that is shown; -1 before the first. */
  #at = $state(-1);
  landed = $state(false);
  paused = $state(false);
  /** Whether only a last short beat is on its way, for which nothing waits. */
  #quiet = $state(false);
  /** So many events of the stream are known, and told. */
  #known = $state(0);
  #told = $state(0);
  /** From this event on, the log is new to who reads it. */
  fresh = $state(Infinity);
  /** Whether what was told is seen again. */
  repeats = $state(false);
  readonly rules: RulesSaid;
  readonly list: List<View, Event>;
  readonly memory = new Memory<View, Event>();
  readonly pace: Pace;
  /** The last table of the story that is over, until the next one has its own. */
  #left: View | null = $state.raw(null);
  /** The stories whose tables are on their way. */
  readonly #asked = new WeakSet<Story<View, Event>>();
  /** Whoever wanted what is told to be told is told whether all of it was. */
  #asker: ((whole: boolean) => void) | null = null;
  #held = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #marking: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly tale: Tale<View, Event>,
    known: number,
    /** A screen that all look at tells at speed 1 and skips nothing. */
    readonly steady = false,
  ) {
    this.#known = this.#told = known;
    this.rules = new RulesSaid(tale.telling?.usual);
    this.list = new List(tale, this.rules);
    this.pace = new Pace(tale.key, steady);
  }

  #story = $derived(this.#stories[0] ?? null);
  #beat = $derived(this.#story?.beats[this.#at] ?? null);
  /** Whether something is told for which the page waits. */
  telling: boolean = $derived(this.#story !== null && !this.#quiet);
  /** How many events of the log have been told. */
  told: number = $derived(this.telling ? this.#told : this.#known);
  /** The table as it is told, and what happened in the beat; none where it is as it is known. */
  shown: { view: View; news: readonly Event[] } | null = $derived.by(() => {
    if (!this.#story) return null;
    if (this.#beat) return { view: this.#beat.view, news: this.#beat.events };
    return { view: this.#story.ready ? this.#story.before : (this.#left ?? this.#story.before), news: [] };
  });
  /** How much faster a story is told because it is long. */
  rush: number = $derived.by(() => (this.#story ? rushOf(this.tale, this.#story) : 1));
  rate: number = $derived.by(() => this.pace.speed * this.rush);
  beat: Told<Event> | null = $derived.by(() => (this.#beat ? toldOf(this.#story!, this.#at, this) : null));
  /** The beat of which the plate speaks: of the first one before it begins. */
  caption: Told<Event> | null = $derived.by(() =>
    this.#story?.beats.length ? toldOf(this.#story, Math.max(0, this.#at), this) : null,
  );
  /** How many beats the story has, and how many of them have landed. */
  beats: number = $derived(this.#story?.beats.length ?? 0);
  done: number = $derived(this.#at + (this.landed ? 1 : 0));
  /** Whether what was told last can be seen again. */
  repeatable: boolean = $derived(this.memory.stories.length > 0 && !this.telling);

  /** More happened; it is told after what is being told. */
  hear(happened: Happened<View, Event>): void {
    if (this.repeats) this.#stop();
    const was = this.telling;
    this.#known = lastOf(happened);
    const story = storyOf(this.tale, happened);
    if (!this.tale.telling || (!story.beats.length && !this.#story)) return this.#rest();
    if (this.tale.calm() || this.tale.hidden()) {
      if (this.tale.calm()) this.list.add(story);
      else this.memory.miss(story);
      return this.#all();
    }
    const idle = this.#story === null;
    this.#queue(story);
    if (!story.ready) void this.#ask(story);
    const short = story.ready && (story.beats[0]?.length ?? 0) < SPECIAL;
    this.#quiet = idle && short && !this.rules.isNew(ruleOf(this.tale, story.beats[0]));
    if (!was && this.telling) this.tale.begins(lengthOf(this.#stories) / 1000);
    if (!idle) return;
    this.#told = this.#quiet ? this.#known : story.first;
    this.memory.begin();
    if (this.#quiet) this.tale.ends();
    this.#go();
  }

  /** What waits is no longer so, or need not be seen: the table is as it is known. */
  drop(known: number): void {
    this.#stop();
    this.forget();
    this.#known = this.#told = known;
    this.fresh = Infinity;
  }

  /** To the end, at once. */
  skip = () => {
    if (this.repeats) return this.#stop(true);
    if (!this.telling || this.steady) return;
    this.#keep();
    this.#all();
  };

  /** Nobody looks any more: the rest can be seen again. */
  hide(): void {
    if (this.repeats) return this.#stop();
    if (this.telling) this.memory.missed = 1;
    if (!this.steady) this.skip();
  }

  pause = () => {
    this.paused = true;
    if (this.landed) clearTimeout(this.#timer);
  };

  play = () => {
    this.paused = false;
    this.rules.read();
    this.#go();
  };

  toggle = () => (this.paused ? this.play() : this.pause());

  /** While something lies over the table, nothing goes on. */
  hold(held: boolean): void {
    if (held === this.#held || this.steady) return;
    this.#held = held;
    if (!held) this.#go();
    else if (this.landed) clearTimeout(this.#timer);
  }

  /** One beat on, or back. */
  step = (by: 1 | -1) => {
    if (!this.telling || !this.#story?.ready || this.steady) return;
    this.paused = true;
    if (by === -1) return this.#at > 0 ? this.#show(this.#at - 1) : this.#show(0);
    if (!this.landed) this.#land();
    this.#next();
  };

  /** What was told last, from its beginning. */
  again = () => {
    if (!this.repeatable) return;
    this.#stop();
    this.repeats = true;
    this.memory.missed = 0;
    this.#stories = this.memory.stories;
    this.#fetch();
    this.#go();
  };

  /** What happened while nobody looked, told to who wants to see it: from its beginning, one story after another. At the end, or when
   * something else is told, `over` says whether all of it was. Whether there is anything to tell. */
  recount(happened: readonly Omit<Happened<View, Event>, 'before'>[], over: (whole: boolean) => void): boolean {
    if (!this.tale.telling || this.steady || this.telling) return false;
    const stories = happened.map((each) => storyOf(this.tale, { ...each, before: each.after }));
    this.memory.set(stories.map((story) => ({ ...story, ready: false })));
    this.again();
    if (this.repeats) this.#asker = over;
    return this.repeats;
  }

  /** What happened before this screen looked is told only to who wants to see it. */
  offer(happened: Omit<Happened<View, Event>, 'before'>): void {
    if (!this.tale.telling || this.steady || this.#story) return;
    const story = storyOf(this.tale, { ...happened, before: happened.after });
    this.memory.set([{ ...story, ready: false, early: true }]);
  }

  /** What was told is over: an answer was given. */
  forget(): void {
    this.list.read();
    this.memory.forget();
  }

  /** A short story joins the one that waits before it; too many long ones make the first be over. */
  #queue(story: Story<View, Event>): void {
    const last = this.#stories.at(-1);
    const waits = this.#stories.length > 1 && last?.ready && story.ready;
    this.#stories = waits ? [...this.#stories.slice(0, -1), joined(last, story)] : [...this.#stories, story];
    const long = this.#stories.filter(({ beats }) => beats.length > 1);
    if (long.length <= WAITING || this.steady || this.paused) return;
    this.#leave();
  }

  async #ask(story: Story<View, Event>): Promise<void> {
    this.#asked.add(story);
    const patience = this.rules.on || this.repeats ? PATIENCE.toLearn : PATIENCE.toSee;
    const late = new Promise<null>((done) => setTimeout(done, patience, null));
    const scenes = await Promise.race([this.tale.relate(story.first, lastOf(story)), late]).catch(() => null);
    if (!this.#stories.includes(story)) return;
    const whole = related(this.tale, story, scenes ?? []);
    const replaced = (stories: readonly Story<View, Event>[]) => stories.map((each) => (each === story ? whole : each));
    this.#stories = replaced(this.#stories);
    this.memory.set(replaced(this.memory.stories));
    if (this.repeats && !whole.beats.length) this.tale.lost();
    if (this.#story === whole) this.#go();
  }

  /** The tables of a story that is seen again come while the one before it is told. */
  #fetch(): void {
    for (const story of this.#stories.slice(0, 2)) if (!story.ready && !this.#asked.has(story)) void this.#ask(story);
  }

  /** Goes on, unless something holds it. */
  #go(): void {
    if (!this.paused && !this.#held && (this.#at < 0 || this.landed)) this.#next();
  }

  #next(): void {
    clearTimeout(this.#timer);
    const story = this.#story;
    if (!story?.ready) return;
    const next = story.beats[this.#at + 1];
    if (next && !this.steady && this.rules.pausesFor(ruleOf(this.tale, next))) this.paused = true;
    else if (next) this.#show(this.#at + 1);
    else if (this.#stories.length > 1) this.#leave();
    else if (this.#quiet || !story.beats.length) this.#finish();
    else this.#timer = setTimeout(() => this.#finish(), SETTLING / this.rate);
  }

  #show(number: number): void {
    this.rules.read();
    clearTimeout(this.#timer);
    this.#at = number;
    this.landed = false;
    this.#timer = setTimeout(() => this.#land(), this.#beat!.landing / this.rate);
  }

  #land(): void {
    clearTimeout(this.#timer);
    const beat = this.#beat;
    if (!beat) return;
    this.landed = true;
    if (!this.repeats && beat.told > this.#told) {
      this.fresh = this.#told;
      this.#told = beat.told;
    }
    const cue = this.tale.telling?.cues?.[beat.kind];
    if (cue) play(cue, beat.events.length);
    if (!this.paused && !this.#held)
      this.#timer = setTimeout(() => this.#next(), (beat.length - beat.landing) / this.rate);
  }

  /** The first story is over and another waits. */
  #leave(): void {
    clearTimeout(this.#timer);
    const [story, ...others] = this.#stories;
    if (!this.repeats) {
      this.memory.add(story!);
      this.#told = Math.max(this.#told, others[0]!.first);
    }
    this.#left = story!.beats.at(-1)?.view ?? this.#left;
    this.#stories = others;
    this.#at = -1;
    this.landed = false;
    if (this.repeats) this.#fetch();
    this.#go();
  }

  #finish(): void {
    const silent = this.repeats || this.#quiet;
    if (!silent) this.#keep();
    this.#stop(true);
    this.#told = this.#known;
    this.fresh = Infinity;
    if (!silent) this.tale.ends();
  }

  /** Everything is told at once; its lines are marked as new for a moment. */
  #all(): void {
    this.#stop();
    this.fresh = this.#told;
    clearTimeout(this.#marking);
    this.#marking = setTimeout(() => (this.fresh = Infinity), NEW);
    this.#rest();
  }

  /** Nothing is to be waited for. */
  #rest(): void {
    this.#told = this.#known;
    this.tale.ends();
  }

  #stop(whole = false): void {
    clearTimeout(this.#timer);
    const asker = this.#asker;
    this.#asker = this.#left = null;
    this.#stories = [];
    this.#at = -1;
    this.repeats = this.#quiet = this.paused = this.landed = false;
    this.rules.forget();
    asker?.(whole);
  }

  #keep(): void {
    this.memory.keep(this.#stories);
    this.pace.learn(this.memory.stories);
  }
}
