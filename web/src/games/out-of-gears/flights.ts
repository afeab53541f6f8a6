/** What flies in a beat: gears from where they lay to who has them now. */
import type { Beat } from './telling';

export type Place =
  { kind: 'dump'; number: number } | { kind: 'carried' | 'circuit'; number: number } | { kind: 'reserve' };

export interface Flight {
  gears: readonly number[];
  from: Place;
  to: Place;
  /** The robot whose colour its way has, if it has one. */
  robot: number | null;
}

export function flightsOf({ events }: Beat): Flight[] {
  return events.flatMap((event): Flight[] => {
    switch (event.type) {
      case 'GearsTaken': {
        const from: Place = { kind: event.place === 'dump' ? 'dump' : 'carried', number: event.number };
        return [{ gears: event.gears, from, to: { kind: 'carried', number: event.robot }, robot: event.robot }];
      }
      case 'TollTaken': {
        const from: Place = { kind: event.place === 'circuit' ? 'circuit' : 'carried', number: event.attacker };
        return [{ gears: [event.gear], from, to: { kind: 'carried', number: event.robot }, robot: event.robot }];
      }
      case 'Assembled': {
        const [from, to] = [
          { kind: 'carried', number: event.robot },
          { kind: 'circuit', number: event.robot },
        ] as const;
        return [{ gears: event.gears, from, to, robot: null }];
      }
      case 'Refilled':
        return event.dumps.map((dump, index) => ({
          gears: [event.gears[index]!],
          from: { kind: 'reserve' },
          to: { kind: 'dump', number: dump },
          robot: null,
        }));
      default:
        return [];
    }
  });
}

/** How many gears each robot's carried ones grow or shrink by in a beat. */
export function gains(beat: Beat): Map<number, number> {
  const changes = new Map<number, number>();
  const change = (robot: number, by: number) => changes.set(robot, (changes.get(robot) ?? 0) + by);
  for (const { gears, from, to, robot } of flightsOf(beat)) {
    if (robot === null) continue;
    if (to.kind === 'carried') change(to.number, gears.length);
    if (from.kind === 'carried') change(from.number, -gears.length);
  }
  return changes;
}

/** The robots that act in a beat, and those that suffer by it. */
export interface Parts {
  actors: ReadonlySet<number>;
  hit: ReadonlySet<number>;
}

export function partsIn({ events }: Beat): Parts {
  const actors = new Set<number>();
  const hit = new Set<number>();
  for (const event of events) {
    if (event.type === 'GearsTaken') {
      actors.add(event.robot);
      if (event.place === 'robot') hit.add(event.number);
    } else if (event.type === 'TollTaken') {
      actors.add(event.robot);
      hit.add(event.attacker);
    } else if (event.type === 'TrapSprung') {
      for (const robot of event.trappers) actors.add(robot);
      for (const robot of event.harvesters) hit.add(robot);
    } else if (event.type === 'TrapIdle') for (const robot of event.trappers) actors.add(robot);
  }
  return { actors, hit };
}

/** The dumps that a beat is about, and whether a trap has sprung there. */
export function dumpsIn({ kind, events }: Beat): ReadonlyMap<number, 'trap' | 'harvest' | null> {
  return new Map(
    events.flatMap((event): [number, 'trap' | 'harvest' | null][] => {
      if (event.type === 'TrapSprung') return [[event.dump, 'trap']];
      if (event.type === 'TrapIdle') return [[event.dump, null]];
      if (event.type === 'GearsTaken' && event.place === 'dump')
        return [[event.number, kind === 'harvest' ? 'harvest' : null]];
      return [];
    }),
  );
}
