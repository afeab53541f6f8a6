import { describe, expect, it } from 'vitest';
import type { Placed } from './comments.svelte';
import { mistakeIn, turnsOf, type Mistake } from './review.svelte';

const options = [{ type: 'Stay' }, { type: 'Go' }, { type: 'Wait' }];
const place = { moment: 7, round: 3, step: [2, 5] as const };
const opinion = (option: number, value: number) => ({ option, value, visits: 10 });

const made = (moment: number, round: number) => ({ ...place, moment, round }) as Mistake;

describe('a comment', () => {
  it('stands in its turn beside the mistakes of that turn', () => {
    const said = (moment: number, round: number, number: number) => ({ moment, round, number }) as Placed;
    const turns = turnsOf([made(8, 2), made(20, 4)], [said(9, 2, 1), said(9, 2, 5), said(1, 1, 3)]);
    expect(
      turns.map(({ round, mistakes, comments }) => [
        round,
        mistakes.map(({ moment }) => moment),
        comments.map(({ number }) => number),
      ]),
    ).toEqual([
      [1, [], [3]],
      [2, [8], [1, 5]],
      [4, [20], []],
    ]);
  });
});

describe('a mistake', () => {
  it('names what was done and what was better', () => {
    const advice = { chosen: 2, opinions: [opinion(1, 0.6), opinion(0, 0.5), opinion(2, 0.4)] };
    expect(mistakeIn(place, options, advice)).toEqual({
      ...place,
      chosen: { type: 'Wait' },
      better: { type: 'Go' },
      option: 1,
      was: 0.4,
      couldBe: 0.6,
    });
  });

  it('is not a choice that was as good', () => {
    expect(mistakeIn(place, options, { chosen: 1, opinions: [opinion(1, 0.6), opinion(0, 0.5)] })).toBeNull();
    expect(mistakeIn(place, options, { chosen: 0, opinions: [opinion(1, 0.52), opinion(0, 0.5)] })).toBeNull();
  });

  it('is not found where nobody chose', () => {
    expect(mistakeIn(place, options, { chosen: null, opinions: [opinion(1, 0.6)] })).toBeNull();
  });

  it('stands in its turn, whichever was worst', () => {
    const turns = turnsOf([made(9, 2), made(30, 5), made(3, 1), made(8, 2)]);
    expect(turns.map(({ round, mistakes }) => [round, mistakes.map(({ moment }) => moment)])).toEqual([
      [1, [3]],
      [2, [8, 9]],
      [5, [30]],
    ]);
  });
});
