/** What a browser keeps of puzzles. */
import { beforeEach, expect, test, vi } from 'vitest';
import { after, isSolved, keep, statesOf, type State } from './progress';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

test('only the first answer is a first try, and what was solved stays so', () => {
  const cases: [State | null, 'reached' | 'missed' | 'shown', State][] = [
    [null, 'reached', 'first'],
    [null, 'missed', 'missed'],
    [null, 'shown', 'shown'],
    ['missed', 'reached', 'solved'],
    ['missed', 'shown', 'shown'],
    ['shown', 'reached', 'shown'],
    ['first', 'missed', 'first'],
    ['solved', 'shown', 'solved'],
  ];
  for (const [before, happened, state] of cases) expect(after(before, happened)).toBe(state);
  expect(['first', 'solved', 'missed', 'shown', null].map((state) => isSolved(state as State | null))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

test('it is kept by game and mark, and what somebody else wrote there is nothing', () => {
  keep('chess', 'a', 'missed');
  keep('chess', 'a', 'reached');
  keep('go', 'a', 'shown');
  expect(statesOf('chess')('a')).toBe('solved');
  expect(statesOf('go')('a')).toBe('shown');
  expect(statesOf('chess')('b')).toBe(null);
  for (const text of ['null', '[', '7', '{"a":"won"}']) {
    kept.set('rouages.chess.puzzles', text);
    expect(statesOf('chess')('a')).toBe(null);
  }
});
