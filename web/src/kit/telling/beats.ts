/** Beats: what is told in one moment. A game says what its beats are; the table after each comes from the server. */
import type { Component } from 'svelte';
import type { Segment, Speaker } from '../../words/speaker';
import type { Cue } from '../sound';

/** The table after a step of the rules, by which so many events of the reader's stream have happened. */
export interface Scene<View> {
  told: number;
  view: View;
}

/** What the plate says of a beat. */
export interface Caption {
  /** The part of the turn, its picture by name, and which of how many parts it is. */
  step?: { word: string; picture?: Component<{ of: string }>; of?: string; part?: readonly [number, number] };
  words: readonly Segment[];
  /** For a narrow plate. */
  short?: readonly Segment[];
  /** A little more, where there is room. */
  hint?: string;
}

export interface Telling<View, Event, Kind extends string = string> {
  /** How an event is told; what has no kind changes the table together with the next beat. */
  kindOf(event: Event, around: { view: View; earlier: readonly Event[]; later: readonly Event[] }): Kind | null;
  /** How long a beat lasts, in milliseconds at speed 1, and when in it its pieces have landed. */
  lengths: Readonly<Record<Kind, number>>;
  landings?: Readonly<Partial<Record<Kind, number>>>;
  /** Whether an event belongs to the beat of the same kind that was begun by these. */
  joins?(kind: Kind, events: readonly Event[], event: Event): boolean;
  /** The rule that a beat applies, by its name among the rules of the game. */
  rule?(kind: Kind, events: readonly Event[]): string | null;
  /** The rules that every turn applies: whoever is taught is told them once. */
  usual?: readonly string[];
  /** The sound of a beat, at its landing. */
  cues?: Readonly<Partial<Record<Kind, Cue>>>;
  /** Whether an event concerns a seat, which is given a little longer to see it; else those that name the seat do. */
  mine?(event: Event, seat: number, view: View): boolean;
  /** How long one story may last at speed 1, in milliseconds; a longer one is told faster. */
  cap?(view: View): number;
  caption?(beat: Told<Event, Kind>, around: { speaker: Speaker; me: number | null; view: View }): Caption;
}

export interface Beat<View, Event> {
  kind: string;
  events: readonly Event[];
  /** How many events of the reader's stream are told with it. */
  told: number;
  view: View;
  /** In milliseconds at speed 1. */
  length: number;
  landing: number;
}

/** The beat that is told now, for who draws it. */
export interface Told<Event, Kind extends string = string> {
  readonly kind: Kind;
  readonly events: readonly Event[];
  /** All that happened in this story, told or not. */
  readonly story: readonly Event[];
  /** Its place in the story. */
  readonly number: number;
  readonly landed: boolean;
  readonly paused: boolean;
  /** How long it lasts now, in milliseconds, and how much faster than speed 1 that is. */
  readonly length: number;
  readonly rate: number;
}

/** What happened after so many events, and how the table stood before and after. */
export interface Happened<View, Event> {
  first: number;
  events: readonly Event[];
  before: View;
  after: View;
}

const LANDING = 320;
/** Whoever is concerned sees it a little longer. */
const OWN = 300;

/** The beats of what happened. Without scenes they say when each thing is told, but all show the table as it was. */
export function beatsOf<View, Event>(
  telling: Telling<View, Event>,
  { first, events, before }: Happened<View, Event>,
  me: number | null,
  scenes: readonly Scene<View>[] = [],
): Beat<View, Event>[] {
  const begun: { kind: string; events: Event[]; from: number; until: number }[] = [];
  for (const [index, event] of events.entries()) {
    const [earlier, later] = [events.slice(0, index), events.slice(index + 1)];
    const kind = telling.kindOf(event, { view: before, earlier, later });
    if (kind === null) continue;
    const last = begun.at(-1);
    if (last && last.kind === kind && telling.joins?.(kind, last.events, event)) {
      last.events.push(event);
      last.until = index + 1;
    } else begun.push({ kind, events: [event], from: index, until: index + 1 });
  }
  const concerns = (event: Event) =>
    me !== null && (telling.mine ? telling.mine(event, me, before) : (event as { seat?: unknown }).seat === me);
  return begun.map(({ kind, events, until }, number) => {
    const next = begun[number + 1]?.from ?? Infinity;
    const ends = scenes.find(({ told }) => told >= first + until)?.told ?? 0;
    const told = ends <= first + next ? Math.max(first + until, ends) : first + until;
    const length = telling.lengths[kind]! + (events.some(concerns) ? OWN : 0);
    return {
      kind,
      events,
      told,
      view: scenes.findLast((scene) => scene.told <= told)?.view ?? before,
      length,
      landing: Math.min(length, telling.landings?.[kind] ?? LANDING),
    };
  });
}
