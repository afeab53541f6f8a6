import { expect, test } from 'vitest';
import { inShort } from './inShort';

test('a rule in short is its first sentences without marks', () => {
  expect(inShort('Robots **push** others. A *wall* stops both.\n\n- more')).toBe(
    'Robots push others. A wall stops both.',
  );
});

test('a long first sentence stands alone', () => {
  const long = `${'so '.repeat(80)}on.`;
  expect(inShort(`${long} And more.`)).toBe(long);
});
