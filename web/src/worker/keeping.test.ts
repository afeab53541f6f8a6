/** What is kept of releases: each page is given its own, and what no page needs any more goes. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HOUSE_PAGE } from '../wire/tunnelled';
import type { Asked, Scope } from './scope';

const ORIGIN = 'https://a.example';
const scope = { location: { origin: ORIGIN }, registration: {} } as unknown as Scope;
/** What lies in each cache, in the order in which they were made, and which locks pages hold. */
const boxes = new Map<string, readonly string[]>();
const held = new Set<string>();
const keep = (name: string, ...paths: string[]) => void boxes.set(name, paths);
const names = () => [...boxes.keys()];

beforeEach(() => {
  vi.resetModules();
  boxes.clear();
  held.clear();
  vi.stubGlobal('KEPT_DIGEST', 'server');
  vi.stubGlobal('caches', {
    keys: async () => names(),
    delete: async (name: string) => boxes.delete(name),
    /** What is found is told by its cache and its path. */
    match: async (path: string, { cacheName }: { cacheName?: string } = {}) => {
      const name = names().find((each) => each === (cacheName ?? each) && boxes.get(each)!.includes(path));
      return name && name + path;
    },
  });
  const request = async (name: string, _: object, then: (lock: object | null) => unknown) =>
    then(held.has(name) ? null : {});
  vi.stubGlobal('navigator', { locks: { request } });
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('no network')));
});
afterEach(() => vi.unstubAllGlobals());

/** The worker of the release `new`, which has a page and a board. */
function newest() {
  vi.stubGlobal('SITE', { digest: 'new', page: '/', files: ['/', '/assets/new.js'] });
  return import('./keeping');
}
const asking = (path: string, mode = 'cors') =>
  ({ request: { url: ORIGIN + path, mode }, preloadResponse: undefined }) as unknown as Asked;

test('a page of an earlier release is given what only that was made of', async () => {
  keep('rouages-old', '/', '/assets/board.js', '/house/old/trunk.pack');
  keep('rouages-new', '/', '/assets/new.js');
  const { answer } = await newest();
  expect(await answer(scope, asking('/assets/board.js'))).toBe('rouages-old/assets/board.js');
  expect(await answer(scope, asking('/house/old/trunk.pack'))).toBe('rouages-old/house/old/trunk.pack');
  expect(await answer(scope, asking('/table/t1', 'navigate'))).toBe('rouages-new/');
  expect(answer(scope, asking('/api/me'))).toBeNull();
});

test('what an earlier release has kept goes when none of its pages is open any more', async () => {
  keep('rouages-older', '/');
  keep('rouages-old', '/');
  keep('rouages-new', '/');
  held.add('release-old');
  const { begin, tidy } = await newest();
  await begin(scope);
  expect(names()).toEqual(['rouages-older', 'rouages-old', 'rouages-new']);
  await tidy();
  expect(names()).toEqual(['rouages-old', 'rouages-new']);
  held.clear();
  await tidy();
  expect(names()).toEqual(['rouages-new']);
});

test('what came later, or of which nothing is known, stays', async () => {
  keep('rouages-new', '/');
  keep('rouages-next', '/');
  keep('snapshot-/house/old', '/snapshot');
  const { tidy } = await newest();
  await tidy();
  expect(names()).toHaveLength(3);
  boxes.delete('rouages-new');
  await tidy();
  expect(names()).toHaveLength(2);
});

test('where no network is the house in place of a page of the server is the one that came last', async () => {
  keep('tunnel-one', HOUSE_PAGE);
  keep('tunnel-two', HOUSE_PAGE);
  keep('tunnel-coming');
  const { answer } = await import('./keeping');
  expect(await answer(scope, asking('/table/t1', 'navigate'))).toBe(`tunnel-two${HOUSE_PAGE}`);
});

test('a page in the tunnel is given by the server what it has, and what it has no more from what is kept', async () => {
  keep('tunnel-one', HOUSE_PAGE, '/assets/board.js');
  const { answer } = await import('./keeping');
  const gone = { ok: false };
  vi.stubGlobal('fetch', async ({ url }: Request) => (url.endsWith('new.js') ? { ok: true } : gone));
  expect(await answer(scope, asking('/assets/new.js'))).toEqual({ ok: true });
  expect(await answer(scope, asking('/assets/board.js'))).toBe('tunnel-one/assets/board.js');
  expect(await answer(scope, asking('/assets/other.js'))).toBe(gone);
});
