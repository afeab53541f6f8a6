/** What is kept for a tunnel: all of a release or nothing, and the newest match of the last table. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { goBy, type Transport } from './transport';
import { forget, goOn, isReady, keep, pack, packed } from './tunnel';
import { CACHE, HOUSE_PAGE, isWanted } from './tunnelled';

const kept = new Map<string, string>();
const boxes = new Map<string, string[]>();
const held = new Set<string>();
let full = false;
let digest = 'one';
const asked: string[] = [];
const said: Record<string, unknown> = {
  'GET /api/me': { name: 'Ada' },
  'POST /api/offline': { standing: 'ready' },
  'GET /api/tables/t/provision': { table: 't', match: '', seats: [], seal: '', answers: [] },
  'POST /api/provisions': { id: 'here' },
};

beforeEach(() => {
  kept.clear();
  boxes.clear();
  held.clear();
  asked.length = 0;
  full = false;
  digest = 'one';
  vi.stubGlobal('isSecureContext', true);
  const request = async (name: string, _: object, then: (lock: object | null) => unknown) =>
    then(held.has(name) ? null : {});
  vi.stubGlobal('navigator', { serviceWorker: { register: async () => ({}) }, locks: { request } });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal('fetch', async () => ({
    json: async () => ({ digest, files: ['/', '/assets/a.js', '/house/x/files.json'] }),
  }));
  vi.stubGlobal('caches', {
    keys: async () => [...boxes.keys()],
    has: async (name: string) => boxes.has(name),
    delete: async (name: string) => boxes.delete(name),
    match: async (path: string) => [...boxes.values()].flat().find((each) => each === path),
    open: async (name: string) => {
      boxes.set(name, boxes.get(name) ?? []);
      return {
        addAll: async (paths: string[]) => {
          if (full) throw new Error('full');
          boxes.set(name, paths);
        },
      };
    },
  });
  const way: Partial<Transport> = {
    ask: async (method, address) => {
      asked.push(`${method} ${address}`);
      return { ok: true, read: said[`${method} ${address}`] };
    },
  };
  goBy(way as Transport);
});
afterEach(() => vi.unstubAllGlobals());

test('all files are kept, the page under an address of its own', async () => {
  expect([isWanted(), await isReady()]).toEqual([false, false]);
  expect(await keep()).toBe(true);
  expect(boxes.get(`${CACHE}one`)).toEqual([HOUSE_PAGE, '/assets/a.js', '/house/x/files.json']);
  expect([isWanted(), await isReady()]).toEqual([true, true]);
});

test('another release takes the place of the one before', async () => {
  await keep();
  digest = 'two';
  await keep();
  expect([...boxes.keys()]).toEqual([`${CACHE}two`]);
});

test('a release that is played here just now stays until it is not', async () => {
  await keep();
  held.add('release-one');
  digest = 'two';
  await keep();
  expect([...boxes.keys()]).toEqual([`${CACHE}one`, `${CACHE}two`]);
  held.clear();
  await keep();
  expect([...boxes.keys()]).toEqual([`${CACHE}two`]);
});

test('where there is no room nothing is kept, and what was stays', async () => {
  await keep();
  [digest, full] = ['two', true];
  expect(await keep()).toBe(false);
  expect([...boxes.keys()]).toEqual([`${CACHE}one`]);
});

test('what is forgotten leaves nothing behind', async () => {
  await keep();
  await pack('t', 'Ada');
  await forget();
  expect([boxes.size, kept.size]).toEqual([0, 0]);
});

test('a match is taken along for its own table, and goes on here once', async () => {
  await pack('t', 'Ada');
  expect(packed('other')).toBeNull();
  expect(await goOn(packed('t')!)).toBe('here');
  expect(packed('t')!.here).toBe('here');
  expect(await goOn(packed('t')!)).toBe('here');
  expect(asked.filter((each) => each === 'POST /api/provisions')).toHaveLength(1);
});
