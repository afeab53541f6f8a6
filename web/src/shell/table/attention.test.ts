/** The focus goes to the next question, unless it is elsewhere. */
import { expect, test } from 'vitest';
import { Attention } from './attention';

const asked = (question: number | null, lost = true, untold = false) => ({ question, lost, untold });

/** What a page has seen already when an answer is on its way. */
function answered(): Attention {
  const attention = new Attention();
  attention.goesToThePlate(asked(1, false));
  attention.goesToThePlate(asked(null));
  return attention;
}

test('an answer that tells nothing leads to the next question', () => {
  expect(answered().goesToThePlate(asked(2))).toBe(true);
});

test('whoever is elsewhere stays there', () => {
  expect(answered().goesToThePlate(asked(2, false))).toBe(false);
});

test('whoever has just come is not led away from the head of the page', () => {
  expect(new Attention().goesToThePlate(asked(1))).toBe(false);
});

test('an answer that was refused leads back to its question', () => {
  expect(answered().goesToThePlate(asked(1))).toBe(true);
});

test('a question that still stands leads nowhere once more', () => {
  const attention = answered();
  attention.goesToThePlate(asked(2));
  expect(attention.goesToThePlate(asked(2))).toBe(false);
});

test('once all is told the plate is read, wherever the focus was', () => {
  const attention = answered();
  attention.goesToThePlate(asked(null, true, true));
  expect(attention.goesToThePlate(asked(2, false))).toBe(true);
});

test('the list is left once the next question stands', () => {
  const attention = answered();
  attention.isInList = true;
  attention.goesToThePlate(asked(2, false));
  expect(attention.isInList).toBe(false);
});
