/**
 * What is kept for when there is no network, and nothing else: a page that says so, with what it needs.
 *
 * Pages and these few files are asked of the network first. All else goes as if there were no worker: files with a
 * digest in their names are the browser's own cache's, and what the server says of tables and people is never kept.
 *
 * Where no server is, all files of the house are kept, and given from here: then it plays on without any network. Whoever has
 * them kept beside the pages of a server is given them where there is no network, and nowhere else.
 */
import { HOUSE_PAGE } from '../wire/tunnelled';
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

/** What earlier releases have kept goes. */
export async function tidy(scope: Scope): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  if (!site) await scope.registration.navigationPreload?.enable();
}

const kept = async (path: string) => (await caches.match(path)) ?? Response.error();

/** What a request is answered with, where it is any business of the worker's. */
export function answer(scope: Scope, { request, preloadResponse }: Asked): Promise<Response> | null {
  const { origin, pathname } = new URL(request.url);
  if (site && origin === scope.location.origin) {
    const path = request.mode === 'navigate' ? site.page : pathname;
    return FILES.has(path) ? caches.match(path).then((found) => found ?? fetch(request)) : null;
  }
  if (request.mode === 'navigate') {
    const page = Promise.resolve(preloadResponse).then((early) => early ?? fetch(request));
    return page.catch(async () => (await caches.match(HOUSE_PAGE)) ?? kept(PAGE));
  }
  if (origin !== scope.location.origin || !(FILES.has(pathname) || OF_HOUSE.test(pathname))) return null;
  return fetch(request).catch(() => kept(pathname));
}
