import { describe, expect, it } from 'vitest';
import type { NewTournament, Plans } from '../../wire/protocol';
import { fitting, rivals, rounds, seatsOf } from './planning';

const plan = (more: Partial<NewTournament>): NewTournament => ({
  ...{ name: 'Cup', game: 'robo-rally', form: 'swiss', size: 16, seats: 4, options: {}, pace: 'live' },
  ...{ begins: null, bots: null, listed: true, watching: 'live', delay: 10 },
  ...more,
});

/** A house in which four to six play, at tables of two to four. */
const plans: Plans = {
  ...{ least: 4, most: 6, seats: 4 },
  rounds: {
    'round-robin': [[3, 5, 5]],
    swiss: [
      [3, 3, 3],
      [3, 4, 4],
      [3, 3, 4],
    ],
    'knock-out': [
      [2, 3, 3],
      [2, 2, 2],
      [1, 2, 2],
    ],
  },
};

describe('a tournament that is planned', () => {
  it('is of a game in which people are rivals', () => {
    const games = [
      { name: 'a', cooperative: true },
      { name: 'b', cooperative: false },
    ];
    expect(rivals(games).map(({ name }) => name)).toEqual(['b']);
  });

  it('has as many at a table as the game seats, and two in a round robin', () => {
    expect(seatsOf(plans, { most: 3 }, 'swiss', 6)).toEqual([2, 3]);
    expect(seatsOf(plans, { most: 6 }, 'knock-out', 5)).toEqual([2, 3, 4]);
    expect(seatsOf(plans, { most: 6 }, 'round-robin', 6)).toEqual([2]);
  });

  it('is made to fit when something else is chosen', () => {
    expect(fitting(plans, plan({ form: 'round-robin' }), { most: 8 }).seats).toBe(2);
    expect(fitting(plans, plan({ size: 4, seats: 8 }), { most: 3 })).toMatchObject({ size: 4, seats: 3 });
    expect(fitting(plans, plan({ size: 99 }), { most: 8 }).size).toBe(6);
  });

  it('lasts as many rounds as the house says', () => {
    expect(rounds(plans, plan({ form: 'swiss', size: 5, seats: 3 }))).toBe(4);
    expect(rounds(plans, plan({ form: 'round-robin', size: 6, seats: 2 }))).toBe(5);
  });
});
