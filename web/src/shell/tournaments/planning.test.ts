import { describe, expect, it } from 'vitest';
import type { NewTournament } from '../../wire/protocol';
import { fitting, rivals, rounds, seatsOf } from './planning';

const plan = (more: Partial<NewTournament>): NewTournament => ({
  ...{ name: 'Cup', game: 'robo-rally', form: 'swiss', size: 16, seats: 4, options: {}, pace: 'live' },
  ...{ begins: null, bots: null, listed: true, watching: 'live' },
  ...more,
});

describe('a tournament that is planned', () => {
  it('is of a game in which people are rivals', () => {
    const games = [
      { name: 'a', cooperative: true },
      { name: 'b', cooperative: false },
    ];
    expect(rivals(games).map(({ name }) => name)).toEqual(['b']);
  });

  it('has as many at a table as the game seats, and two in a round robin', () => {
    expect(seatsOf({ most: 6 }, 'swiss', 16)).toEqual([2, 3, 4, 5, 6]);
    expect(seatsOf({ most: 6 }, 'knock-out', 4)).toEqual([2, 3, 4]);
    expect(seatsOf({ most: 12 }, 'swiss', 64).at(-1)).toBe(8);
    expect(seatsOf({ most: 6 }, 'round-robin', 16)).toEqual([2]);
  });

  it('is made to fit when something else is chosen', () => {
    expect(fitting(plan({ form: 'round-robin' }), { most: 8 }).seats).toBe(2);
    expect(fitting(plan({ size: 4, seats: 8 }), { most: 8 })).toMatchObject({ size: 4, seats: 4 });
    expect(fitting(plan({ size: 99 }), { most: 8 }).size).toBe(64);
  });

  it.each([
    ['round-robin', 6, 2, 5],
    ['round-robin', 7, 2, 7],
    ['swiss', 4, 2, 3],
    ['swiss', 16, 2, 4],
    ['swiss', 17, 2, 5],
    ['swiss', 16, 4, 3],
    ['swiss', 64, 4, 4],
    ['knock-out', 5, 2, 3],
    ['knock-out', 64, 2, 6],
    ['knock-out', 16, 4, 3],
    ['knock-out', 4, 4, 1],
    ['knock-out', 5, 3, 2],
  ] as const)('%s of %i at tables of %i has %i rounds', (form, people, seats, expected) => {
    expect(rounds(form, people, seats)).toBe(expected);
  });
});
