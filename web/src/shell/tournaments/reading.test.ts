import { describe, expect, it } from 'vitest';
import type { Sat } from '../../wire/protocol';
import {
  crossing,
  differenceSaid,
  duelPoints,
  isOver,
  knockOutRound,
  mine,
  pairsUp,
  pointsSaid,
  stillPlayed,
  wayTo,
} from './reading';

const sat = (players: number[], more: Partial<Sat> = {}): Sat => ({
  ...{ players, table: 't', status: 'playing', places: null, scores: null, on: [], missing: [], stood_in: [] },
  ...more,
});
const round = (...tables: Sat[]) => ({ tables, until: null });

describe('a tournament', () => {
  it('has my table of the last round', () => {
    const drawn = [round(sat([0, 1])), round(sat([0, 2]), sat([1, 3], { table: 'mine' }))];
    expect(mine({ drawn, me: 1 })?.table).toBe('mine');
    expect(mine({ drawn, me: 7 })).toBeNull();
    expect(mine({ drawn, me: null })).toBeNull();
    expect(mine({ drawn: [], me: 1 })).toBeNull();
  });

  it('counts the tables that are not over', () => {
    const over = sat([0, 1], { places: [1, 2], status: 'over' });
    expect(stillPlayed({ drawn: [round(over, sat([2, 3]), sat([4], { table: null, status: null }))] })).toBe(1);
    expect(isOver(sat([4]))).toBe(true);
  });

  it('names the rounds of a knock-out from the last', () => {
    expect([8, 4, 2, 1].map((tables) => knockOutRound(tables, 0).key)).toEqual([
      ...['tournament.round', 'tournament.quarter_finals', 'tournament.semi_finals', 'tournament.final'],
    ]);
    expect([pairsUp(4, 2), pairsUp(3, 2), pairsUp(1, undefined)]).toEqual([true, false, false]);
  });

  it('leads to a film of what is over, and to the table before', () => {
    expect(wayTo(sat([0, 1]))).toBe('/table/t');
    expect(wayTo(sat([0, 1], { status: 'over' }))).toBe('/replay/t');
    expect(wayTo(sat([0], { table: null }))).toBeNull();
  });

  it('says what a duel is worth to each', () => {
    const won = sat([4, 7], { places: [2, 1] });
    expect([duelPoints(won, 4), duelPoints(won, 7)]).toEqual([0, 1]);
    expect(duelPoints(sat([4, 7], { places: [1, 1] }), 4)).toBe(0.5);
    expect(duelPoints(sat([4, 7]), 4)).toBeNull();
    expect(crossing({ drawn: [round(won)] }).get('7 4')).toBe(won);
  });

  it('says points and differences as one does', () => {
    expect([0, 0.5, 2.5, 3, 1.666].map((points) => pointsSaid(points, 'en'))).toEqual(['0', '½', '2½', '3', '1.67']);
    expect(pointsSaid(1.666, 'fr')).toBe('1,67');
    expect([28, 0, -31].map((points) => differenceSaid(points, 'en'))).toEqual(['+28', '0', '-31']);
  });
});
