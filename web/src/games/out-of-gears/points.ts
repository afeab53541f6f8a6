/** What the points are made of, and how they grew turn by turn. */
import type { Event } from './records';
import type { RobotView } from './view';

const JOLLY = 9;
const THREE = 10;

/** What one gear is worth in the circuit of a robot. */
const worth = (gear: number, robot: number) => (gear === THREE ? 3 : gear === robot || gear === JOLLY ? 2 : 1);

export interface Sources {
  /** Gears of the own colour, or that count as such; three-point gears; all others. */
  own: number;
  three: number;
  others: number;
}

/** How many gears of each sort are in the circuit of a robot. */
export function sourcesOf({ number, circuit }: RobotView): Sources {
  const own = circuit.filter((gear) => gear === number || gear === JOLLY).length;
  const three = circuit.filter((gear) => gear === THREE).length;
  return { own, three, others: circuit.length - own - three };
}

/** The points of each robot after each turn, from the first; at the end, as they were counted. */
export function curvesOf(robots: readonly RobotView[], log: readonly Event[]): Map<number, readonly number[]> {
  const now = new Map(robots.map(({ number }) => [number, 0]));
  const curves = new Map(robots.map(({ number }): [number, number[]] => [number, []]));
  const gain = (robot: number, points: number) => now.set(robot, (now.get(robot) ?? 0) + points);
  const note = () => {
    for (const [robot, points] of now) curves.get(robot)?.push(points);
  };
  for (const event of log) {
    if (event.type === 'RoundBegan') note();
    if (event.type === 'Assembled') for (const gear of event.gears) gain(event.robot, worth(gear, event.robot));
    if (event.type === 'TollTaken' && event.place === 'circuit')
      gain(event.attacker, -worth(event.gear, event.attacker));
  }
  for (const { number, points } of robots) now.set(number, points);
  note();
  return curves;
}
