/** A race in figures: what each robot did and suffered, counted from all that happened. */
import type { Event } from '../records';

export const FIGURES = ['wrecks', 'pushes', 'hits', 'squares'] as const;
export type Figure = (typeof FIGURES)[number];

/** How often a robot was wrecked, pushed others, hit others, and how many squares it drove. */
export function figuresOf(log: readonly Event[], robot: number): Readonly<Record<Figure, number>> {
  const count = (is: (event: Event) => boolean) => log.filter(is).length;
  return {
    wrecks: count((event) => event.type === 'Destroyed' && event.robot === robot),
    pushes: count((event) => event.type === 'Pushed' && event.by === robot),
    hits: count((event) => (event.type === 'RobotShot' || event.type === 'WeaponFired') && event.shooter === robot),
    squares: count((event) => event.type === 'Moved' && event.robot === robot),
  };
}

/** The most of each figure among these, where anybody has any; of wrecks the fewest. */
export function bestOf(rows: readonly Readonly<Record<Figure, number>>[], figure: Figure): number | null {
  const all = rows.map((each) => each[figure]);
  if (new Set(all).size < 2) return null;
  return figure === 'wrecks' ? Math.min(...all) : Math.max(...all);
}

/** The register in which a robot came farthest, by its own wheels and by belts. */
export function farthest(log: readonly Event[]) {
  let [turn, register] = [0, 0];
  let squares = new Map<number, number>();
  let found: { robot: number; turn: number; register: number; squares: number } | null = null;
  for (const event of log) {
    if (event.type === 'TurnBegan') turn = event.turn;
    if (event.type === 'RegisterBegan') {
      register = event.register;
      squares = new Map();
    }
    if (event.type !== 'Moved' && event.type !== 'Carried') continue;
    const count = (squares.get(event.robot) ?? 0) + 1;
    squares.set(event.robot, count);
    if (count > (found?.squares ?? 0)) found = { robot: event.robot, turn, register, squares: count };
  }
  return found;
}

/** The flags that a robot touched and the times that it was wrecked, by turn. */
export function courseOf(log: readonly Event[], robot: number): { turn: number; flag: number | null }[] {
  let turn = 0;
  return log.flatMap((event): { turn: number; flag: number | null }[] => {
    if (event.type === 'TurnBegan') turn = event.turn;
    if (event.type === 'FlagTouched' && event.robot === robot) return [{ turn, flag: event.flag }];
    return event.type === 'Destroyed' && event.robot === robot ? [{ turn, flag: null }] : [];
  });
}
