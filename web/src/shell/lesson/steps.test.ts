/** A lesson stands where its answers say, and goes back to where the board is pressed first. */
import { expect, test } from 'vitest';
import { before, begins, fits, returns, taught, type LessonStep } from './steps';

const said = { en: 'a', fr: 'a' };
const step = (more: Partial<LessonStep> = {}): LessonStep => ({
  say: said,
  why: null,
  lit: ['thing'],
  presses: false,
  want: [],
  then: [],
  wrong: [],
  ...more,
});
const wants = { want: [{ type: 'Answer' }] };
/** Touch, answer; press, answer; read, answer; read. */
const STEPS = [step(), step(wants), step({ presses: true }), step(wants), step({ lit: [] }), step(wants), step()];

test('the answers say where a lesson stands', () => {
  expect([0, 1, 2, 3].map((answered) => begins(STEPS, answered))).toEqual([0, 2, 4, 6]);
  expect(begins(STEPS, 4)).toBe(STEPS.length);
});

test('after an answer was taken back its own step comes again, with what is pressed for it', () => {
  expect([0, 1, 2].map((answered) => returns(STEPS, answered))).toEqual([1, 2, 5]);
});

test('one goes back a step where no answer lies between', () => {
  expect(before(STEPS, 0, 1)).toBe(0);
  expect(before(STEPS, 0, 0)).toBeNull();
  expect(before(STEPS, 1, 3)).toBe(2);
  expect(before(STEPS, 1, 2)).toBeNull();
  expect(before(STEPS, 2, 5)).toBe(4);
});

test('a pattern says only what matters', () => {
  expect(fits({ type: 'Pair', first: 1, second: 2 }, { type: 'Pair', first: 1 })).toBe(true);
  expect(fits({ type: 'Pair', first: 1, second: 2 }, { type: 'Pair', first: 2 })).toBe(false);
  expect(fits({ type: 'Crew', robots: [1, 2] }, { robots: [1, 2] })).toBe(true);
});

test('what the board answers by the same touch belongs to the same step', () => {
  const steps = [step(wants), step({ ...wants, then: [{ type: 'Cell' }] }), step(wants)];
  expect([0, 1, 2, 3].map((answered) => begins(steps, answered))).toEqual([0, 1, 1, 2]);
  expect([0, 1, 2, 3].map((answered) => returns(steps, answered))).toEqual([0, 1, 1, 2]);
  expect(taught(steps, 2, 1)).toEqual({ type: 'Cell' });
  expect(taught(steps, 1, 0)).toBeNull();
});
