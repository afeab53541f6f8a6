/** The foot of the plate empties with the sand, and with the last half minute of any clock. */
import { expect, test } from 'vitest';
import type { SeatClock } from '../../../wire/protocol';
import { endOf } from '../runningOut';
import { lastOfIt } from './running';

const clock = (more: Partial<SeatClock>): SeatClock => ({ seat: 0, until: null, left: null, sand: null, ...more });

test('a sand timer that was only just turned is full, and half of it is half', () => {
  expect(lastOfIt(clock({ sand: 130 }), 100)).toEqual({ left: 1, short: false });
  expect(lastOfIt(clock({ sand: 130 }), 115)).toEqual({ left: 0.5, short: false });
});

test('the last ten seconds are short, and what has run out is empty', () => {
  expect(lastOfIt(clock({ until: 130 }), 120)).toMatchObject({ short: true });
  expect(lastOfIt(clock({ until: 130 }), 131)).toEqual({ left: 0, short: true });
});

test('of a clock with more time nothing is drawn, nor of one that stands', () => {
  expect(lastOfIt(clock({ until: 500 }), 100)).toBeNull();
  expect(lastOfIt(clock({ left: 12 }), 100)).toBeNull();
});

test('sand that runs out before the clock is what counts', () => {
  expect(endOf(clock({ until: 500, sand: 130 }))).toBe(130);
});
