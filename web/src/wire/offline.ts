/** Playing without a network: whether all that the house in this browser is made of is kept by now. */
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
