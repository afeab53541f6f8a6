/** The track: where the robots are as the eye has seen them, and the way of each in the beat that is told. */
import { cell, STEPS, type Point } from '../floor/geometry';
import { placesOf } from '../floor/stage';
import type { Event } from '../records';
import type { View } from '../view';
import type { Told } from './beats';

/** A robot goes to a place in the share of a beat that begins and ends here. */
export interface Leg {
  from: Point;
  to: Point;
  begins: number;
  ends: number;
}

type Places = ReadonlyMap<number, Point | null>;

/** Whether an event begins another moment of its beat: whoever is pushed goes with who pushes. */
const beginsTick = (event: Event) => event.type === 'Moved' || event.type === 'PushedByBoard';

/** The way of each robot in a beat, from where it was seen. */
export function waysOf(places: Places, events: readonly Event[], width: number): Map<number, Leg[]> {
  const ticks = Math.max(1, events.filter(({ type }) => type === 'Moved').length);
  const ways = new Map<number, Leg[]>();
  let tick = -1;
  for (const event of events) {
    if (ticks > 1 ? beginsTick(event) : tick < 0) tick++;
    if (event.type !== 'Moved' && event.type !== 'Pushed' && event.type !== 'PushedByBoard' && event.type !== 'Carried')
      continue;
    const way = ways.get(event.robot) ?? [];
    const from = way.at(-1)?.to ?? places.get(event.robot);
    if (!from) continue;
    const [dx, dy] = STEPS[event.direction];
    const to = event.square === null ? { x: from.x + dx, y: from.y + dy } : cell(event.square, width);
    const now = Math.max(0, tick);
    ways.set(event.robot, [...way, { from, to, begins: now / ticks, ends: (now + 1) / ticks }]);
  }
  return ways;
}

export class Track {
  places: Places = $state.raw()!;
  ways: ReadonlyMap<number, readonly Leg[]> = $state.raw(new Map());
  #view: View;
  #beat: Told | null = null;

  constructor(view: View) {
    this.#view = view;
    this.places = placesOf(view);
  }

  /** The table is told as far as this view and this beat. */
  hear(view: View, beat: Told | null): void {
    const fresh = view !== this.#view;
    const begins = beat !== null && (beat.number !== this.#beat?.number || beat.story !== this.#beat.story);
    if (!fresh && !begins && beat) return;
    const ways = begins ? waysOf(this.places, beat.events, view.course.width) : new Map<number, Leg[]>();
    const places = new Map(fresh || !beat ? placesOf(view) : this.places);
    for (const [robot, way] of ways) if (!fresh || places.get(robot)) places.set(robot, way.at(-1)!.to);
    this.#view = view;
    this.#beat = beat;
    this.ways = ways;
    this.places = places;
  }
}
