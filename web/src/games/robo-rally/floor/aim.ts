/** At whom weapons are aimed: in words, and as a line over the floor. */
import type { Speaker } from '../../../words/speaker';
import type { Prospects } from '../records';
import { heart, type Point } from './geometry';
import type { Stage } from './stage';

export interface Aim {
  from: Point;
  /** Whom any of the weapons would hit, the nearest first. */
  targets: readonly Point[];
}

/** Whom an option would hit as all stand now; nothing where no weapon is chosen. */
export function aimed(prospects: Prospects | null | undefined, number: number, speaker: Speaker): string {
  const robots = prospects?.targets[number];
  return robots ? speaker.text('rally.aimed', { count: robots.length, robots }) : '';
}

/** From a robot to all whom its weapons would hit: they stand in one line. */
export function aimOf({ robots }: Stage, shooter: number, { targets }: Prospects): Aim | null {
  const placed = (number: number) =>
    robots.filter(({ robot }) => robot === number).flatMap(({ at }) => (at ? [heart(at)] : []));
  const [from] = placed(shooter);
  const hit = [...new Set(targets.flat())].flatMap(placed);
  if (!from || !hit.length) return null;
  const far = ({ x, y }: Point) => Math.abs(x - from.x) + Math.abs(y - from.y);
  return { from, targets: hit.sort((one, other) => far(one) - far(other)) };
}
