/** Stories: what happened in one go, with its beats; and what whoever tells one needs of the page. */
import { beatsOf, type Beat, type Happened, type Scene, type Telling, type Told } from './beats';

/** How long one story may last at speed 1, if its game does not say. */
export const CAP = 12_000;
/** As many robots as these are given longer. */
const [CROWD, CAP_OF_A_CROWD] = [8, 20_000];

/** How long a turn of so many robots may last at speed 1. */
export const capOf = (robots: number): number => (robots < CROWD ? CAP : CAP_OF_A_CROWD);

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
export interface Story<View, Event> extends Happened<View, Event> {
  beats: readonly Beat<View, Event>[];
  /** Whether the beats have their tables. */
  ready: boolean;
  /** Whether it happened before this screen looked. */
  early?: boolean;
}

/** A single beat needs no other table than the one that is known. */
export function storyOf<View, Event>(tale: Tale<View, Event>, happened: Happened<View, Event>): Story<View, Event> {
  const beats = tale.telling ? beatsOf(tale.telling, happened, tale.me()) : [];
  if (beats.length !== 1) return { ...happened, beats, ready: !beats.length };
  const told = lastOf(happened);
  return { ...happened, beats: [{ ...beats[0]!, told, view: happened.after }], ready: true };
}

/** The story with the tables that were related; without beats if there were none. */
export function related<View, Event>(
  tale: Tale<View, Event>,
  story: Story<View, Event>,
  scenes: readonly Scene<View>[],
): Story<View, Event> {
  const before = scenes.findLast(({ told }) => told <= story.first)?.view ?? story.before;
  const beats = scenes.length ? beatsOf(tale.telling!, { ...story, before }, tale.me(), scenes) : [];
  return { ...story, before, beats, ready: true };
}

export const joined = <View, Event>(story: Story<View, Event>, next: Story<View, Event>): Story<View, Event> => ({
  ...story,
  events: [...story.events, ...next.events],
  beats: [...story.beats, ...next.beats],
  after: next.after,
});

/** So many events have happened when it is over. */
export const lastOf = ({ first, events }: Pick<Happened<unknown, unknown>, 'first' | 'events'>) =>
  first + events.length;

/** How long these stories last at speed 1, in milliseconds. */
export const lengthOf = <View, Event>(stories: readonly Story<View, Event>[]) =>
  stories.flatMap(({ beats }) => beats).reduce((sum, { length }) => sum + length, 0);

/** The rule that a beat applies, if it applies one. */
export const ruleOf = <View, Event>({ telling }: Tale<View, Event>, beat: Beat<View, Event> | undefined) =>
  (beat && telling?.rule?.(beat.kind, beat.events)) ?? null;

/** How much faster a story is told because it is long. */
export const rushOf = <View, Event>({ telling }: Tale<View, Event>, story: Story<View, Event>) =>
  Math.max(1, lengthOf([story]) / (telling?.cap?.(story.before) ?? CAP));

/** A beat of a story, for who draws it while it is told. */
export function toldOf<View, Event>(
  story: Story<View, Event>,
  number: number,
  now: Pick<Told<Event>, 'landed' | 'paused' | 'rate'>,
): Told<Event> {
  const { kind, events, length } = story.beats[number]!;
  return {
    kind,
    events,
    number,
    story: story.events,
    get landed() {
      return now.landed;
    },
    get paused() {
      return now.paused;
    },
    get rate() {
      return now.rate;
    },
    get length() {
      return length / now.rate;
    },
  };
}
