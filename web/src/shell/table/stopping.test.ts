import { expect, test } from 'vitest';
import type { SeatState } from '../../wire/protocol';
import { agreed, asks, decideAlone } from './stopping';

const seat = (number: number, more: Partial<SeatState> = {}) =>
  ({ seat: number, kind: 'person', conceded: false, left: false, stops: false, ...more }) as SeatState;

test('whoever has not agreed is asked by who would stop, and nobody who looks on', () => {
  const seats = [seat(0, { stops: true }), seat(1), seat(2, { kind: 'bot' })];
  expect(asks(seats, [1])).toBe(0);
  expect(asks(seats, [0])).toBe(null);
  expect(asks(seats, [])).toBe(null);
  expect(asks([seat(0), seat(1)], [1])).toBe(null);
});

test('who has given up is not asked, and does not ask', () => {
  expect(asks([seat(0, { stops: true }), seat(1, { conceded: true })], [1])).toBe(null);
  expect(asks([seat(0, { stops: true, conceded: true }), seat(1)], [1])).toBe(null);
});

test('one person among bots, or several at one screen, decide alone', () => {
  expect(decideAlone([seat(0), seat(1, { kind: 'bot' })], [0])).toBe(true);
  expect(decideAlone([seat(0), seat(1)], [0, 1])).toBe(true);
  expect(decideAlone([seat(0), seat(1, { left: true })], [0])).toBe(true);
  expect(decideAlone([seat(0), seat(1, { away: true })], [0])).toBe(false);
});

test('it was agreed where everybody who had a say would stop', () => {
  expect(agreed([seat(0, { stops: true }), seat(1, { conceded: true }), seat(2, { kind: 'bot' })])).toBe(true);
  expect(agreed([seat(0, { stops: true }), seat(1)])).toBe(false);
  expect(agreed([seat(0, { left: true })])).toBe(false);
});
