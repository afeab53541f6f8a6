/** The switch on the mat answers what is asked later, once, and only where it was given with a program. */
import { expect, test } from 'vitest';
import type { Decision } from '../records';
import type { RobotView, View } from '../view';
import { Power } from './power.svelte';

const view = { turn: 3, course: { rules: [] } } as unknown as View;
const robot = { robot: 1, damage: 2, down: false, square: 40 } as unknown as RobotView;
const asked = {
  question: 9,
  prompt: { type: 'AnnouncePowerDown', seat: 0, robot: 1 },
  options: [
    { number: 0, choice: { type: 'StayOn' } },
    { number: 1, choice: { type: 'PowerDown' } },
  ],
} as Decision;

test('what was never given with a program is asked', () => {
  expect(new Power().answer(view, asked)).toBeUndefined();
});

test('the switch answers once; whoever takes that back is asked', () => {
  const power = new Power();
  power.give(view, [robot]);
  expect(power.answer(view, asked)?.choice.type).toBe('StayOn');
  expect(power.answer(view, asked)).toBeUndefined();
  power.toggle(view, robot);
  power.give(view, [robot]);
  expect(power.answer(view, asked)?.choice.type).toBe('PowerDown');
});

test('it is off again in the next turn, and not there where nothing will be asked', () => {
  const power = new Power();
  power.toggle(view, robot);
  expect(power.down(view, robot)).toBe(true);
  expect(power.down({ ...view, turn: 4 }, robot)).toBe(false);
  expect(power.asks(view, { ...robot, damage: 0 })).toBe(false);
  expect(power.asks({ ...view, course: { rules: ['no_power_down'] } } as unknown as View, robot)).toBe(false);
});
