/**
 * What is kept of a release that plays in this browser stays while one of its pages is open: what such a page has not fetched
 * yet, another board or a network, no host has any more. Its pages hold a lock, which goes with the last of them however it goes.
 */
const lockOf = (release: string) => `release-${release}`;
const forEver = () => new Promise<never>(() => {});

/** This page is of that release, as long as it is open. Where nothing may be kept, no lock is given either. */
export function hold(release: string): void {
  navigator.locks?.request(lockOf(release), { mode: 'shared' }, forEver).catch(() => {});
}

/** Removes what was kept of a release, unless one of its pages is open. */
export async function removeUnlessHeld(cache: string, release: string): Promise<void> {
  const remove = () => caches.delete(cache);
  if (!navigator.locks) await remove();
  else await navigator.locks.request(lockOf(release), { ifAvailable: true }, (free) => free && remove());
}
