/** Playing without a network: the house in this browser, how one goes there from a server and back, and whether all of it is kept by now. */
import { hasWorker, startWorker } from './push';

const PAUSE = 500;
const pause = () => new Promise((later) => setTimeout(later, PAUSE));

/** Once it is known: the worker keeps all files of a release or none, and where there is no worker nothing is kept. */
export async function keeps(): Promise<boolean> {
  if (!hasWorker()) return false;
  const registration = await startWorker();
  while (!(await caches.match(`${document.documentElement.dataset.house}/files.json`))) {
    if (!(registration.installing ?? registration.waiting ?? registration.active)) return false;
    await pause();
  }
  return true;
}

const COOKIE = 'rouages_house';
const YEAR = 365 * 24 * 3600;

/** Whether a server gave this page, which would give its own without the cookie. */
export const hasServer = () => document.cookie.split('; ').includes(`${COOKIE}=pocket`);

export const goOffline = (): void => {
  document.cookie = `${COOKIE}=pocket; Path=/; Max-Age=${YEAR}; SameSite=Lax`;
};

/** Nothing that was played goes; the files do, and come again where they are wanted. */
export async function goBack(): Promise<void> {
  document.cookie = `${COOKIE}=; Path=/; Max-Age=0; SameSite=Lax`;
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(registrations.map((each) => each.unregister()));
  for (const name of (await globalThis.caches?.keys()) ?? []) await caches.delete(name);
}
