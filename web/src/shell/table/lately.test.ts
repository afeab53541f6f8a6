/** The last turn is found in the log by its headings. */
import { expect, test } from 'vitest';
import type { GameModule } from '../../games/contract';
import { inParts, lately } from './lately';

const game = {
  telling: {
    kindOf: ({ type }: { type: string }) => (type === 'move' ? 'move' : null),
    lengths: { move: 450 },
  },
  headings: { Turn: 'round', Part: 'phase' },
} as unknown as GameModule;
const log = (...types: string[]) => types.map((type) => ({ type }));
const first = (...types: string[]) => lately(game, log(...types), {})?.first ?? null;

test('a turn of which something is to be seen is the last one', () => {
  expect(first('Turn', 'move', 'Turn', 'ready', 'move')).toBe(2);
});

test('before anything is to be seen of a turn, the one before is the last', () => {
  expect(first('Turn', 'move', 'Turn', 'move', 'Turn', 'ready')).toBe(2);
});

test('a game that has only begun has none', () => {
  expect(first('dealt', 'Turn', 'ready')).toBeNull();
  expect(first()).toBeNull();
});

test('of a turn that is very long only the latest parts are told', () => {
  const moves = Array<string>(60).fill('move');
  expect(first('Turn', 'Part', ...moves, 'Part', ...moves, 'Part', ...moves.slice(0, 10))).toBe(62);
  expect(first('Turn', 'Part', ...moves, ...moves)).toBeNull();
});

test('a turn is told at once, or part by part where that would last very long', () => {
  const moves = Array<string>(60).fill('move');
  const told = (...types: string[]) => inParts(game, { first: 5, events: log(...types) }, {}).map(({ first }) => first);
  expect(told('Turn', 'Part', 'move', 'Part', 'move')).toEqual([5]);
  expect(told('Turn', 'Part', ...moves, 'Part', ...moves)).toEqual([5, 6, 67]);
});
