import { expect, test } from 'vitest';
import type { SeatState } from '../../wire/protocol';
import { agreed, asks, decideAlone, offersDraw } from './stopping';

const seat = (number: number, more: Partial<SeatState> = {}) =>
  ({ seat: number, stops: false, draws: false, ...more }) as SeatState;
/** A bot, or who has given up or left the house. */
const silent = (number: number) => seat(number, { stops: null });

test('whoever has not agreed is asked by who would stop, and nobody who looks on', () => {
  const seats = [seat(0, { stops: true }), seat(1), silent(2)];
  expect(asks(seats, [1])).toBe(0);
  expect(asks(seats, [0])).toBe(null);
  expect(asks(seats, [])).toBe(null);
  expect(asks([seat(0), seat(1)], [1])).toBe(null);
});

test('who has no say is not asked, and does not ask', () => {
  expect(asks([seat(0, { stops: true }), silent(1)], [1])).toBe(null);
  expect(asks([silent(0), seat(1)], [1])).toBe(null);
});

test('one person among bots, or several at one screen, decide alone', () => {
  expect(decideAlone([seat(0), silent(1)], [0])).toBe(true);
  expect(decideAlone([seat(0), seat(1)], [0, 1])).toBe(true);
  expect(decideAlone([seat(0), silent(1)], [0])).toBe(true);
  expect(decideAlone([seat(0), seat(1, { away: true })], [0])).toBe(false);
});

test('it was agreed where everybody who had a say would stop', () => {
  expect(agreed([seat(0, { stops: true }), silent(1), silent(2)])).toBe(true);
  expect(agreed([seat(0, { stops: true }), seat(1)])).toBe(false);
  expect(agreed([silent(0)])).toBe(false);
});

test('who asks offers a draw, or would leave the match unfinished', () => {
  const seats = [seat(0, { stops: true, draws: true }), seat(1, { stops: true }), silent(2)];
  expect(offersDraw(seats, 0)).toBe(true);
  expect(offersDraw(seats, 1)).toBe(false);
  expect(offersDraw(seats, 2)).toBe(false);
});
