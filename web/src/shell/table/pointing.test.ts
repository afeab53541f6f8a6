/** A digit points; the same digit once more, or Enter, answers. */
import { expect, test, vi } from 'vitest';
import { Pointing } from './pointing.svelte';

/** So many options, numbered backwards, of which one is laid out before it is sent. */
function asking(count: number, layable: number | null = null) {
  const press = vi.fn();
  const options = Array.from({ length: count }, (_, place) => ({ number: count - 1 - place, choice: { type: 'Any' } }));
  const asked = {
    decision: { question: 7, prompt: { type: 'Any' }, options },
    laid: null as number | null,
    press,
    lays: (number: number) => number === layable,
    lay: (number: number) => void (asked.laid = number),
  };
  return { asked, press, pointing: new Pointing(asked) };
}

test('a digit points and answers nothing', () => {
  const { pointing, press } = asking(3);
  pointing.type('2', 0);
  expect([pointing.number, press.mock.calls.length]).toEqual([1, 0]);
});

test('the same digit once more answers, another one points elsewhere', () => {
  const { pointing, press } = asking(3);
  pointing.type('2', 0);
  pointing.type('3', 5000);
  expect([pointing.number, press.mock.calls.length]).toEqual([0, 0]);
  pointing.type('3', 9000);
  expect(press).toHaveBeenCalledExactlyOnceWith(0);
});

test('Enter answers with what is pointed at, and without it nothing', () => {
  const { pointing, press } = asking(3);
  pointing.answer();
  expect(press).not.toHaveBeenCalled();
  pointing.type('1', 0);
  pointing.answer();
  expect(press).toHaveBeenCalledExactlyOnceWith(2);
});

test('among ten or more two digits within a moment name one, and only Enter answers', () => {
  const { pointing, press } = asking(12);
  pointing.type('1', 0);
  expect(pointing.number).toBe(11);
  pointing.type('1', 500);
  expect(pointing.number).toBe(1);
  pointing.type('1', 9000);
  pointing.type('1', 18000);
  expect([pointing.number, press.mock.calls.length]).toEqual([11, 0]);
  pointing.answer();
  expect(press).toHaveBeenCalledExactlyOnceWith(11);
});

test('two digits that name nothing are the second one alone', () => {
  const { pointing } = asking(12);
  pointing.type('1', 0);
  pointing.type('5', 100);
  expect(pointing.number).toBe(7);
});

test.each(['0', '4'])('%s is nothing where there are three', (digit) => {
  const { pointing } = asking(3);
  pointing.type(digit, 0);
  expect(pointing.number).toBeNull();
});

test('what is laid out first is laid out by the first press and sent by the second', () => {
  const { asked, pointing, press } = asking(3, 2);
  pointing.type('1', 0);
  expect([asked.laid, press.mock.calls.length]).toEqual([2, 0]);
  pointing.type('1', 1);
  expect(press).toHaveBeenCalledExactlyOnceWith(2);
});
