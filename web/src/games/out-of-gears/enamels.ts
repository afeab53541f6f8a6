/** The robot of each seat, which is its enamel, as the options have it; none while a seat has two. */
import type { Enamels } from '../contract';

const ROBOTS = [1, 2, 3, 4, 5, 6, 7, 8];

export const enamels: Enamels = {
  option: 'robots',
  of: ({ robots: chosen, two_robots: two }, seats) => {
    if (!Array.isArray(chosen) || two === true) return null;
    return [...(chosen as number[]), ...ROBOTS.filter((robot) => !chosen.includes(robot))].slice(0, seats);
  },
};
