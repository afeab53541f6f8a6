/** The shapes of belts. A piece is drawn with its exit to the north and named by its entries, then turned. */
import { at, beside, isBelt, opposite, quarters } from './geometry';
import type { CourseView, Direction, Square, SquareView } from '../view';

/** An entry as seen from the exit: 1 on its right, 2 opposite, 3 on its left. */
export type Entry = 1 | 2 | 3;

interface Ribbon {
  rails: string;
  fill: string;
}

export const RIBBONS: Readonly<Record<Entry, Ribbon>> = {
  2: { rails: 'M7.2 0V48M40.8 0V48', fill: 'M8.6-.5H39.4V48.5H8.6Z' },
  1: {
    rails: 'M7.2 0A40.8 40.8 0 0 0 48 40.8M40.8 0A7.2 7.2 0 0 0 48 7.2',
    fill: 'M8.6-.5V0A39.4 39.4 0 0 0 48 39.4H48.5V8.6H48A8.6 8.6 0 0 1 39.4 0V-.5Z',
  },
  3: {
    rails: 'M40.8 0A40.8 40.8 0 0 1 0 40.8M7.2 0A7.2 7.2 0 0 1 0 7.2',
    fill: 'M39.4-.5V0A39.4 39.4 0 0 1 0 39.4H-.5V8.6H0A8.6 8.6 0 0 0 8.6 0V-.5Z',
  },
};

export interface Arrow {
  x: number;
  y: number;
  turn: number;
}

/** A point of the bend from the right (1) or the left (3), at so many degrees before the exit, and its heading. */
function onBend(entry: 1 | 3, degrees: number): Arrow {
  const side = entry === 1 ? 1 : -1;
  const angle = (degrees * Math.PI) / 180;
  return {
    x: 24 + side * (24 - 24 * Math.cos(angle)),
    y: 24 * Math.sin(angle),
    turn: (Math.atan2(-side * Math.sin(angle), Math.cos(angle)) * 180) / Math.PI,
  };
}

/** The line that shows the bend: “tail” means that the robot turns. */
export function tail(entry: Entry): string {
  if (entry === 2) return 'M24 47V24';
  const [from, to] = [onBend(entry, 84), onBend(entry, 22)];
  return `M${from.x.toFixed(1)} ${from.y.toFixed(1)}A24 24 0 0 ${entry === 1 ? 1 : 0} ${to.x.toFixed(1)} ${to.y.toFixed(1)}`;
}

/** Chevrons say how many squares a robot is carried in a register: one, or two on an express belt. */
export function chevrons(entries: readonly Entry[], express: boolean): Arrow[] {
  const [entry] = entries;
  if (entries.length === 1 && entry !== undefined && entry !== 2)
    return (express ? [56, 17] : [20]).map((degrees) => onBend(entry, degrees));
  const heights = entries.length > 1 ? (express ? [11, 25] : [11]) : express ? [15.5, 31.5] : [24];
  return heights.map((y) => ({ x: 24, y, turn: 0 }));
}

/** The entries of a square's belt as seen from its exit. A belt that begins here runs straight. */
export function entriesOf(square: SquareView): Entry[] {
  const out = square.out ?? 0;
  const found = (square.entries ?? [])
    .map((side) => quarters(out, side))
    .filter((entry) => entry !== 0)
    .sort();
  return found.length ? found : [2];
}

export const beltName = (square: SquareView) => `${square.terrain}-${entriesOf(square).join('')}`;

/** The different belts of a course. */
export function beltKinds(course: CourseView): { name: string; express: boolean; entries: Entry[] }[] {
  const found = new Map<string, { name: string; express: boolean; entries: Entry[] }>();
  for (const square of course.squares)
    if (square && isBelt(square))
      found.set(beltName(square), {
        name: beltName(square),
        express: square.terrain === 'express',
        entries: entriesOf(square),
      });
  return [...found.values()];
}

/** The sides on which a ribbon ends, closed by a roller. */
export function rollers(course: CourseView, place: Square): Direction[] {
  const square = at(course, place);
  if (!square || !isBelt(square)) return [];
  const out = square.out ?? 0;
  const ends: Direction[] = [];
  if (!isBelt(at(course, beside(course, place, out)))) ends.push(out);
  for (const side of square.entries ?? []) {
    const feeder = at(course, beside(course, place, side));
    if (!feeder || !isBelt(feeder) || feeder.out !== opposite(side)) ends.push(side);
  }
  return ends;
}
