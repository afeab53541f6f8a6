/**
 * Through a tunnel: the house that plays in this browser, kept beside the pages of a server, and a match that the server has
 * given along, to be played on here when the line is cut.
 */
import * as house from './http';
import { pause } from './offline';
import type { Provision } from './protocol';
import { preferred } from '../words/words.svelte';
import { hasWorker, startWorker } from './push';
import { CACHE, HOUSE_PAGE, isWanted, SITE, WANTED } from './tunnelled';

/** Of which a release is made. */
interface Site {
  readonly digest: string;
  readonly files: readonly string[];
}

/** What is taken along: the newest of the last table. */
export interface Packed {
  readonly table: string;
  /** What one is called there. */
  readonly name: string;
  readonly given: Provision;
  /** The table where it goes on here, once it does. */
  readonly here?: string;
}

/** Under which it is kept what is taken along. */
const PACKED = 'rouages.provision';

/** Whether it can be played from now on, whatever becomes of the network. */
export const isReady = async () => isWanted() && Boolean(await globalThis.caches?.match(HOUSE_PAGE));

/** Has the server write the house and this browser keep all of it; whether both could. */
export async function keep(): Promise<boolean> {
  if (!hasWorker()) return false;
  await startWorker();
  let { standing } = await house.wishOffline();
  while (standing === 'coming') {
    await pause();
    ({ standing } = await house.offline());
  }
  if (standing !== 'ready') return false;
  const site = (await (await fetch(SITE, { cache: 'no-store' })).json()) as Site;
  const name = CACHE + site.digest;
  const fresh = !(await caches.has(name));
  const cache = await caches.open(name);
  try {
    if (fresh) await cache.addAll([HOUSE_PAGE, ...site.files.filter((path) => path !== '/')]);
  } catch {
    await caches.delete(name);
    return false;
  }
  await tidy(name);
  localStorage.setItem(WANTED, site.digest);
  return true;
}

export async function forget(): Promise<void> {
  localStorage.removeItem(WANTED);
  localStorage.removeItem(PACKED);
  for (const each of await all()) await caches.delete(each);
}

const all = async () => (await caches.keys()).filter((each) => each.startsWith(CACHE));

/** Only this one stays, and what is open just now. */
async function tidy(name: string): Promise<void> {
  const { removeUnlessHeld } = await import('./release');
  for (const each of await all()) if (each !== name) await removeUnlessHeld(each, each.slice(CACHE.length));
}

/** Takes the match along as it stands now; a refusal says why it cannot be. */
export async function pack(table: string, name: string): Promise<void> {
  const given = await house.provision(table);
  const packed: Packed = { table, name, given };
  localStorage.setItem(PACKED, JSON.stringify(packed));
}

/** What was taken along of a table. */
export function packed(table: string): Packed | null {
  const found = JSON.parse(localStorage.getItem(PACKED) ?? 'null') as Packed | null;
  return found?.table === table ? found : null;
}

/** Plays it on in this browser: the table there, the same as before if it does already. */
export async function goOn(found: Packed): Promise<string> {
  if (found.here !== undefined) return found.here;
  if ((await house.me()).name === null) await house.be(found.name, preferred());
  const { id } = await house.layProvision(found.given);
  localStorage.setItem(PACKED, JSON.stringify({ ...found, here: id }));
  return id;
}

/** The address of the page where one goes on here. */
export const tunnelPage = (table: string) => `/tunnel/${table}`;
