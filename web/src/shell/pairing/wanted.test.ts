/** What is wanted is kept, and only what can still be had comes back. */
import { beforeEach, expect, test, vi } from 'vitest';
import { hasSizes, remember, remembered, SIZES, toggled, usualWait, withSizes } from './wanted';

const games = ['out-of-gears', 'robo-rally'];
let kept: Record<string, string>;

beforeEach(() => {
  kept = {};
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => (kept[key] = value),
  });
});

test('whoever comes for the first time wants one game, live', () => {
  expect(remembered(games)).toMatchObject({ games: ['out-of-gears'], paces: ['live'], bots: null });
});

test('what was wanted is wanted again', () => {
  const want = {
    ...remembered(games),
    games,
    paces: ['live', 'days'] as const,
    sizes: [2, 3],
    bots: 120,
    close: false,
  };
  remember(want);
  expect(remembered(games)).toEqual(want);
});

test.each(['{"games":["chess"],"sizes":"all","bots":7}', 'nonsense', '[]', '{"paces":[3]}'])(
  '%s is no want',
  (text) => {
    kept['rouages.pairing'] = text;
    expect(remembered(games)).toEqual({ ...remembered(games), games: ['out-of-gears'], paces: ['live'], bots: null });
    expect(remembered(games).sizes).toEqual([2, 3, 4, 5, 6]);
  },
);

test('sizes are chosen group by group', () => {
  const [small, , large] = SIZES;
  const want = withSizes(withSizes(remembered(games), small!), large!);
  expect(want.sizes).toEqual([4, 5, 6, 7, 8]);
  expect(hasSizes(want, small!)).toBe(false);
  expect(toggled(['live', 'days'], 'live')).toEqual(['days']);
});

test('the usual wait is that of the quickest game that is wanted, rounded as one says it', () => {
  const usual = { 'out-of-gears': 42, 'robo-rally': 150 };
  expect(usualWait(usual, ['robo-rally', 'out-of-gears'])).toBe(40);
  expect(usualWait(usual, ['robo-rally'])).toBe(180);
  expect(usualWait(usual, ['cyberion'])).toBe(null);
  expect(usualWait({ 'out-of-gears': 1 }, ['out-of-gears'])).toBe(5);
});
