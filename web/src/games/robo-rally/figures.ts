/** A race in figures: what each robot did and suffered, counted from all that happened. */
import type { Event } from './records';

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

/** The flags that a robot touched and the times that it was wrecked, by turn. */
export function courseOf(log: readonly Event[], robot: number): { turn: number; flag: number | null }[] {
  let turn = 0;
  return log.flatMap((event): { turn: number; flag: number | null }[] => {
    if (event.type === 'TurnBegan') turn = event.turn;
    if (event.type === 'FlagTouched' && event.robot === robot) return [{ turn, flag: event.flag }];
    return event.type === 'Destroyed' && event.robot === robot ? [{ turn, flag: null }] : [];
  });
}
