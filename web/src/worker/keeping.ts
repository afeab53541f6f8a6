/**
 * What is kept for when there is no network, and nothing else: a page that says so, with what it needs.
 *
 * Pages and these few files are asked of the network first. All else goes as if there were no worker: files with a
 * digest in their names are the browser's own cache's, and what the server says of tables and people is never kept.
 *
 * Where no server is, all files of the house are kept, and given from here: then it plays on without any network. Whoever has
 * them kept beside the pages of a server is given them where there is no network, and nowhere else.
 */
import { removeUnlessHeld } from '../wire/release';
import { CACHE as TUNNEL, HOUSE_PAGE } from '../wire/tunnelled';
import { KEPT, PAGE } from './kept';
import type { Asked, Scope } from './scope';

/** Changes whenever one of the files does (see vite.config.ts). */
declare const KEPT_DIGEST: string;
/** Put before this file by `rouages site`: what the site is made of, and a value that changes when any of it does. */
interface Site {
  readonly digest: string;
  readonly page: string;
  readonly files: readonly string[];
}
const site = (globalThis as { SITE?: Site }).SITE;
const PREFIX = 'rouages-';
const CACHE = `${PREFIX}${site?.digest ?? KEPT_DIGEST}`;
const FILES = new Set(site?.files ?? KEPT);
/** What the house is made of that plays in a browser: what lies there under one name is one file for ever, and does not come twice. */
const OF_HOUSE = /^\/(assets|house)\//;

export async function fill(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll(
    [...FILES].map((path) => new Request(path, { cache: OF_HOUSE.test(path) ? 'default' : 'reload' })),
  );
}

/** Pages of a server need nothing of what earlier releases have kept. */
export async function begin(scope: Scope): Promise<void> {
  if (site) return;
  await tidy();
  await scope.registration.navigationPreload?.enable();
}

/** What earlier releases have kept goes as soon as none of their pages is open. What came later may be on its way. */
export async function tidy(): Promise<void> {
  const ours = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  const old = ours.slice(0, Math.max(0, ours.indexOf(CACHE)));
  await Promise.all(old.map((name) => removeUnlessHeld(name, name.slice(PREFIX.length))));
}

const kept = async (path: string) => (await caches.match(path)) ?? Response.error();

/** The page of the house that came last: one of an earlier release may still be open. */
async function housePage(): Promise<Response | undefined> {
  const names = (await caches.keys()).filter((name) => name.startsWith(TUNNEL));
  const found = await Promise.all(names.map((cacheName) => caches.match(HOUSE_PAGE, { cacheName })));
  return found.findLast(Boolean);
}

/** What a page of the house is made of, whatever its release: of this one first. */
async function ofHouse(request: Request, path: string): Promise<Response> {
  return (await caches.match(path, { cacheName: CACHE })) ?? (await caches.match(path)) ?? fetch(request);
}

/** What a request is answered with, where it is any business of the worker's. */
export function answer(scope: Scope, { request, preloadResponse }: Asked): Promise<Response> | null {
  const { origin, pathname } = new URL(request.url);
  if (site && origin === scope.location.origin) {
    const path = request.mode === 'navigate' ? site.page : pathname;
    return FILES.has(path) || OF_HOUSE.test(path) ? ofHouse(request, path) : null;
  }
  if (request.mode === 'navigate') {
    const page = Promise.resolve(preloadResponse).then((early) => early ?? fetch(request));
    return page.catch(async () => (await housePage()) ?? kept(PAGE));
  }
  if (origin !== scope.location.origin || !(FILES.has(pathname) || OF_HOUSE.test(pathname))) return null;
  return beside(request, pathname);
}

/** What a server gives, or what is kept of it: of another release than its own it has nothing. */
async function beside(request: Request, path: string): Promise<Response> {
  const given = await fetch(request).catch(() => null);
  return given?.ok ? given : ((await caches.match(path)) ?? given ?? Response.error());
}
