/** Teaching: the story pauses before what applies a rule, once a story, and for nobody who does not want it. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as sound from '../sound';
import { Teller } from './teller.svelte';

interface Happening {
  type: string;
}

const RULES: Readonly<Record<string, string>> = { move: 'movement', push: 'pushing', begin: 'turn' };
const shelf = new Map<string, string>();
let calm = false;

function open(steady = false) {
  const teller = new Teller<number, Happening>(
    {
      telling: {
        kindOf: ({ type }) => type,
        lengths: { move: 700, push: 700, note: 700, begin: 700 },
        rule: (kind) => RULES[kind] ?? null,
        usual: ['turn'],
      },
      key: 'speed',
      me: () => null,
      relate: async (first, last) =>
        Array.from({ length: last - first }, (_, at) => ({ told: first + at + 1, view: first + at + 1 })),
      calm: () => calm,
      hidden: () => false,
      begins: () => {},
      ends: () => {},
      lost: () => {},
    },
    0,
    steady,
  );
  teller.rules.set(true);
  return teller;
}

async function happen(teller: Teller<number, Happening>, ...types: string[]) {
  teller.hear({ first: 0, events: types.map((type) => ({ type })), before: 0, after: types.length });
  await vi.advanceTimersByTimeAsync(0);
}
const pass = (time: number) => vi.advanceTimersByTimeAsync(time);

beforeEach(() => {
  calm = false;
  shelf.set('speed', '1');
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => shelf.get(key) ?? null,
    setItem: (key: string, value: string) => shelf.set(key, value),
  });
  vi.useFakeTimers();
  vi.spyOn(sound, 'play').mockImplementation(() => {});
});
afterEach(() => {
  shelf.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('a rule is said before it is applied, and once a story', async () => {
  const teller = open();
  await happen(teller, 'move', 'note', 'move', 'push');
  await pass(60_000);
  expect([teller.rules.rule, teller.paused, teller.done]).toEqual(['movement', true, -1]);
  teller.play();
  await pass(60_000);
  expect([teller.rules.rule, teller.done]).toEqual(['pushing', 3]);
  teller.play();
  await pass(60_000);
  expect([teller.rules.rule, teller.telling]).toEqual([null, false]);
  await happen(teller, 'move', 'push');
  expect(teller.rules.rule).toBe('movement');
});

test('what every turn applies is said once, until teaching is switched on anew', async () => {
  const teller = open();
  await happen(teller, 'begin', 'move');
  expect(teller.rules.rule).toBe('turn');
  teller.skip();
  await happen(teller, 'begin', 'move');
  await pass(60_000);
  expect([teller.rules.rule, teller.done]).toEqual(['movement', 1]);
  teller.skip();
  teller.rules.set(false);
  teller.rules.set(true);
  await happen(teller, 'begin', 'move');
  expect(teller.rules.rule).toBe('turn');
});

test('whoever skips is taught nothing more', async () => {
  const teller = open();
  await happen(teller, 'move', 'push');
  teller.skip();
  expect([teller.rules.rule, teller.telling, teller.paused]).toEqual([null, false, false]);
});

test('a single short step waits too, where it applies a rule', async () => {
  const teller = open();
  await happen(teller, 'move');
  await pass(60_000);
  expect([teller.telling, teller.rules.rule]).toEqual([true, 'movement']);
});

test('the switch is kept, and without it nothing pauses', async () => {
  expect(open().rules.on).toBe(true);
  const teller = open();
  teller.rules.set(false);
  await happen(teller, 'move', 'push');
  await pass(60_000);
  expect(teller.telling).toBe(false);
  expect(shelf.get('rouages.teaching')).toBe('0');
});

test('a screen that all look at pauses for nobody', async () => {
  const teller = open(true);
  await happen(teller, 'move', 'push');
  await pass(60_000);
  expect(teller.telling).toBe(false);
});

test('who is told in words reads each rule before what it did, once a story, until that is read', async () => {
  calm = true;
  const teller = open();
  await happen(teller, 'note', 'move', 'move', 'push');
  expect(teller.list.events.map(({ type }) => type)).toEqual(['note', 'move', 'move', 'push']);
  expect([...teller.list.explained]).toEqual([
    [1, 'movement'],
    [3, 'pushing'],
  ]);
  expect([teller.telling, teller.paused, teller.rules.rule]).toEqual([false, false, null]);
  await happen(teller, 'push');
  expect([...teller.list.explained].at(-1)).toEqual([4, 'pushing']);
  teller.list.read();
  expect([teller.list.events.length, teller.list.explained.size]).toEqual([0, 0]);
});

test('who is told in words and wants no teaching reads only what happened', async () => {
  calm = true;
  const teller = open();
  teller.rules.set(false);
  await happen(teller, 'move', 'push');
  expect([teller.list.events.length, teller.list.explained.size]).toEqual([2, 0]);
  teller.list.read();
  await happen(teller, 'move');
  expect(teller.list.events).toEqual([]);
});
