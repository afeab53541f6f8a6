/** Playing without a network: the house in this browser, how one goes there from a server and back, and whether all of it is kept by now. */
import { hasWorker, startWorker } from './push';
import { transport } from './transport';
import { CACHE, isWanted } from './tunnelled';

const PAUSE = 500;
export const pause = () => new Promise((later) => setTimeout(later, PAUSE));

/** Once it is known: the worker keeps all files of a release or none, and where there is no worker nothing is kept. */
export async function keeps(): Promise<boolean> {
  if (!hasWorker()) return false;
  await transport().settled;
  const registration = await startWorker();
  while (!(await caches.match(`${document.documentElement.dataset.house}/files.json`))) {
    if (!(registration.installing ?? registration.waiting ?? registration.active)) return false;
    await pause();
  }
  return true;
}

const COOKIE = 'rouages_house';
const YEAR = 365 * 24 * 3600;

/** Whether one chose to play here; a server would give its own page without the cookie. */
const isChosen = () => document.cookie.split('; ').includes(`${COOKIE}=pocket`);
/** Whether a server gave this page, be it to be kept for a tunnel. */
export const hasServer = () => isChosen() || isWanted();

export const goOffline = (): void => {
  document.cookie = `${COOKIE}=pocket; Path=/; Max-Age=${YEAR}; SameSite=Lax`;
};

/** Whether the next page is the server's, and not one of the house that is open here. */
export const leaving = { now: false };

/** Nothing that was played goes; the files do, and come again where they are wanted. What is kept for a tunnel stays. */
export async function goBack(): Promise<void> {
  leaving.now = true;
  if (!isChosen()) return;
  document.cookie = `${COOKIE}=; Path=/; Max-Age=0; SameSite=Lax`;
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(registrations.map((each) => each.unregister()));
  for (const name of (await globalThis.caches?.keys()) ?? []) if (!name.startsWith(CACHE)) await caches.delete(name);
}
