/** The teller: shows what happened beat by beat, behind what is known; all else on the page waits until all is told. */
import { isKept, keep, kept, keepNext } from '../kept';
import { play } from '../sound';
import { RulesSaid } from './rules.svelte';
import { beatsOf, type Beat, type Happened, type Scene, type Told, type Telling } from './beats';

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** How long one story may last at speed 1, if its game does not say. */
export const CAP = 12_000;
/** A single beat shorter than this holds nothing up. */
const SPECIAL = 600;
/** From the end of the last beat until the next question. */
const SETTLING = 250;
/** How long the server may take to relate a story. */
const PATIENCE = 1500;
/** Whoever wants to be taught waits so many times longer. */
const TO_LEARN = 4;
/** How long lines that came all at once are marked as new. */
const NEW = 2000;
/** Who has never been told this game is told it slowly, until a story of so many beats is over. */
const FIRST_TIME = { speed: 0.5, beats: 4 } as const;
/** So many stories of several beats wait at most; one more, and the first is over. */
const WAITING = 2;

export interface Tale<View, Event> {
  telling: Telling<View, Event> | null;
  /** Where the speed is kept. */
  key: string;
  me: () => number | null;
  /** What happened after so many events and up to so many, step by step; none, or a refusal, if nobody can relate it. */
  relate: (first: number, last: number) => Promise<readonly Scene<View>[] | null>;
  /** Whether things are told in words, all at once. */
  calm: () => boolean;
  /** Whether nobody looks. */
  hidden: () => boolean;
  /** The page begins to wait, for so many seconds at speed 1. */
  begins: (seconds: number) => void;
  /** All is told that is known. */
  ends: () => void;
  /** What somebody wants to see again can no longer be told. */
  lost: () => void;
}

/** A story on its way: its beats are counted at once, their tables come from the server. */
interface Story<View, Event> extends Happened<View, Event> {
  beats: readonly Beat<View, Event>[];
  /** Whether the beats have their tables. */
  ready: boolean;
  /** Whether it happened before this screen looked. */
  early?: boolean;
}

export class Teller<View = unknown, Event = unknown> {
  /** What is still to be told; the first story is being told. */
  #stories: readonly Story<View, Event>[] = $state.raw([]);
  /** The beat of the first story that is shown; -1 before the first. */
  #at = $state(-1);
  landed = $state(false);
  paused = $state(false);
  speed: Speed = $state(1);
  /** Whether that is slow because the game was never told here. */
  slow = $state(false);
  /** Whether only a last short beat is on its way, for which nothing waits. */
  #quiet = $state(false);
  /** So many events of the stream are known, and told. */
  #known = $state(0);
  #told = $state(0);
  /** From this event on, the log is new to who reads it. */
  fresh = $state(Infinity);
  /** The stories of this telling that are over, and those of the last one, to see again. */
  #over: readonly Story<View, Event>[] = [];
  #kept: readonly Story<View, Event>[] = $state.raw([]);
  /** Whether what was told is seen again. */
  repeats = $state(false);
  /** What was told in words, until it is read. */
  listed: readonly Event[] = $state.raw([]);
  /** For who wants to be taught: the rules that are applied there, each before the first of its lines. */
  explained: ReadonlyMap<number, string> = $state.raw(new Map());
  /** How many stories nobody looked at. */
  missed = $state(0);
  readonly rules = new RulesSaid();
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
    if (!steady) this.speed = kept(tale.key, SPEEDS, FIRST_TIME.speed);
    this.slow = !steady && !isKept(tale.key);
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
    return this.#beat ? { view: this.#beat.view, news: this.#beat.events } : { view: this.#story.before, news: [] };
  });
  /** How much faster a story is told because it is long. */
  rush: number = $derived.by(() => {
    if (!this.#story) return 1;
    return Math.max(1, lengthOf([this.#story]) / (this.tale.telling?.cap?.(this.#story.before) ?? CAP));
  });
  #rate = $derived(this.speed * this.rush);
  beat: Told<Event> | null = $derived.by(() => (this.#beat ? this.#toldOf(this.#story!, this.#at) : null));
  /** The beat of which the plate speaks: of the first one before it begins. */
  caption: Told<Event> | null = $derived.by(() =>
    this.#story?.beats.length ? this.#toldOf(this.#story, Math.max(0, this.#at)) : null,
  );
  /** How many beats the story has, and how many of them have landed. */
  beats: number = $derived(this.#story?.beats.length ?? 0);
  done: number = $derived(this.#at + (this.landed ? 1 : 0));
  /** Whether what was told last can be seen again. */
  repeatable: boolean = $derived(this.#kept.length > 0 && !this.telling);
  /** Whether that happened before this screen looked. */
  early: boolean = $derived(this.#kept.some(({ early }) => early));

  /** More happened; it is told after what is being told. */
  hear(happened: Happened<View, Event>): void {
    if (this.repeats) this.#stop();
    const was = this.telling;
    this.#known = happened.first + happened.events.length;
    const story = this.#storyOf(happened);
    if (!story || (!story.beats.length && !this.#story)) return this.#rest();
    if (this.tale.calm()) {
      this.#list(story);
      return this.#all();
    }
    if (this.tale.hidden()) return this.#miss(story);
    const idle = this.#story === null;
    this.#queue(story);
    if (!story.ready) void this.#ask(story);
    const short = story.ready && (story.beats[0]?.length ?? 0) < SPECIAL;
    this.#quiet = idle && short && !this.rules.isNew(this.#ruleOf(story.beats[0]));
    if (!was && this.telling) this.tale.begins(lengthOf(this.#stories) / 1000);
    if (!idle) return;
    this.#told = this.#quiet ? this.#known : story.first;
    this.#over = [];
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
    if (this.repeats) return this.#stop();
    if (!this.telling || this.steady) return;
    this.#keep();
    this.#learn();
    this.#all();
  };

  /** Nobody looks any more: the rest can be seen again. */
  hide(): void {
    if (this.telling && !this.repeats) this.missed = 1;
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

  /** Tells at this speed, which nobody chose for the next time. */
  pace(speed: Speed): void {
    this.slow = false;
    this.speed = speed;
  }

  faster = () => {
    if (this.steady) return;
    this.slow = false;
    this.speed = keepNext(this.tale.key, SPEEDS, this.speed);
  };

  /** What was told last, from its beginning. */
  again = () => {
    if (!this.repeatable) return;
    this.#stop();
    this.repeats = true;
    this.missed = 0;
    this.#stories = this.#kept;
    for (const story of this.#stories) if (!story.ready) void this.#ask(story);
    this.#go();
  };

  /** What happened before this screen looked is told only to who wants to see it. */
  offer(happened: Omit<Happened<View, Event>, 'before'>): void {
    if (!this.tale.telling || this.steady || this.#story) return;
    const story = { ...happened, before: happened.after };
    this.#kept = [{ ...story, beats: beatsOf(this.tale.telling, story, this.tale.me()), ready: false, early: true }];
  }

  /** The list is read. */
  read = () => {
    this.listed = [];
    this.explained = new Map();
  };

  /** What was told is over: an answer was given. */
  forget(): void {
    this.read();
    this.#kept = [];
    this.missed = 0;
  }

  #storyOf(happened: Happened<View, Event>): Story<View, Event> | null {
    const { telling, me } = this.tale;
    if (!telling) return null;
    const [only, ...others] = beatsOf(telling, happened, me());
    if (!only || others.length) return { ...happened, beats: only ? [only, ...others] : [], ready: !only };
    return { ...happened, beats: [{ ...only, told: this.#known, view: happened.after }], ready: true };
  }

  #toldOf(story: Story<View, Event>, number: number): Told<Event> {
    const teller = this;
    const { kind, events, length } = story.beats[number]!;
    return {
      kind,
      events,
      number,
      story: story.events,
      get landed() {
        return teller.landed;
      },
      get paused() {
        return teller.paused;
      },
      get length() {
        return length / teller.#rate;
      },
      get rate() {
        return teller.#rate;
      },
    };
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
    const late = new Promise<null>((done) => setTimeout(done, PATIENCE * (this.rules.on ? TO_LEARN : 1), null));
    const last = story.first + story.events.length;
    const scenes = await Promise.race([this.tale.relate(story.first, last), late]).catch(() => null);
    if (!this.#stories.includes(story)) return;
    const before = scenes?.findLast(({ told }) => told <= story.first)?.view ?? story.before;
    const beats = scenes?.length ? beatsOf(this.tale.telling!, { ...story, before }, this.tale.me(), scenes) : [];
    const related = { ...story, before, beats, ready: true };
    const replaced = (stories: readonly Story<View, Event>[]) =>
      stories.map((each) => (each === story ? related : each));
    this.#stories = replaced(this.#stories);
    this.#kept = replaced(this.#kept).filter(({ beats }) => beats.length);
    if (this.repeats && !beats.length) this.tale.lost();
    if (this.#story === related) this.#go();
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
    if (next && !this.steady && this.rules.pausesFor(this.#ruleOf(next))) this.paused = true;
    else if (next) this.#show(this.#at + 1);
    else if (this.#stories.length > 1) this.#leave();
    else if (this.#quiet || !story.beats.length) this.#finish();
    else this.#timer = setTimeout(() => this.#finish(), SETTLING / this.#rate);
  }

  #ruleOf(beat: Beat<View, Event> | undefined): string | null {
    return beat ? (this.tale.telling?.rule?.(beat.kind, beat.events) ?? null) : null;
  }

  #show(number: number): void {
    this.rules.read();
    clearTimeout(this.#timer);
    this.#at = number;
    this.landed = false;
    this.#timer = setTimeout(() => this.#land(), this.#beat!.landing / this.#rate);
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
      this.#timer = setTimeout(() => this.#next(), (beat.length - beat.landing) / this.#rate);
  }

  /** The first story is over and another waits. */
  #leave(): void {
    clearTimeout(this.#timer);
    const [story, ...others] = this.#stories;
    if (!this.repeats) {
      this.#over = [...this.#over, story!];
      this.#told = Math.max(this.#told, others[0]!.first);
    }
    this.#stories = others;
    this.#at = -1;
    this.landed = false;
    this.#go();
  }

  #finish(): void {
    const silent = this.repeats || this.#quiet;
    if (!silent) this.#keep();
    if (!silent) this.#learn();
    this.#stop();
    this.#told = this.#known;
    this.fresh = Infinity;
    if (!silent) this.tale.ends();
  }

  /** What took several beats is a list to be read, and so is what is explained. */
  #list({ beats, events }: Story<View, Event>): void {
    const rules = beats.flatMap((beat): [number, string][] => {
      const rule = this.#ruleOf(beat);
      return this.rules.says(rule) ? [[this.listed.length + events.indexOf(beat.events[0]!), rule]] : [];
    });
    if (beats.length < 2 && !rules.length) return;
    this.explained = new Map([...this.explained, ...rules]);
    this.listed = [...this.listed, ...events];
  }

  /** Everything is told at once; its lines are marked as new for a moment. */
  #all(): void {
    this.#stop();
    this.fresh = this.#told;
    clearTimeout(this.#marking);
    this.#marking = setTimeout(() => (this.fresh = Infinity), NEW);
    this.#rest();
  }

  /** Nobody looked: it can be seen later. */
  #miss(story: Story<View, Event>): void {
    const follows = this.missed && this.#kept.at(-1);
    const goesOn = follows && follows.first + follows.events.length === story.first;
    if (story.beats.length > 1) {
      this.#kept = goesOn ? [...this.#kept, story] : [story];
      this.missed = this.#kept.length;
    }
    this.#all();
  }

  /** Nothing is to be waited for. */
  #rest(): void {
    this.#told = this.#known;
    this.tale.ends();
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#stories = [];
    this.#at = -1;
    this.repeats = this.#quiet = this.paused = this.landed = false;
    this.rules.forget();
  }

  /** Whoever has been told a story of this game once is told the next one at speed 1. */
  #learn(): void {
    if (!this.slow || lengthiest(this.#kept) < FIRST_TIME.beats) return;
    this.slow = false;
    this.speed = keep(this.tale.key, 1);
  }

  #keep(): void {
    this.#kept = [...this.#over, ...this.#stories].filter(({ beats }) => beats.length);
  }
}

const joined = <View, Event>(story: Story<View, Event>, next: Story<View, Event>): Story<View, Event> => ({
  ...story,
  events: [...story.events, ...next.events],
  beats: [...story.beats, ...next.beats],
  after: next.after,
});

const lengthiest = <View, Event>(stories: readonly Story<View, Event>[]) =>
  Math.max(0, ...stories.map(({ beats }) => beats.length));

/** How long these stories last at speed 1, in milliseconds. */
const lengthOf = <View, Event>(stories: readonly Story<View, Event>[]) =>
  stories.flatMap(({ beats }) => beats).reduce((sum, { length }) => sum + length, 0);
