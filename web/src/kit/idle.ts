/** Parts of a page that its first picture does not need. */
type Fetch = () => Promise<unknown> | undefined;

/** Has them at hand; whatever could not be had is asked for again when it is wanted. */
export const fetchAll = (parts: readonly Fetch[]): Promise<unknown> =>
  Promise.allSettled(parts.map((fetch) => fetch()));

/** The same, as soon as there is nothing better to do: a release in between, or no network, must not leave a page without them. */
export function whenIdle(parts: readonly Fetch[]): void {
  const fetch = () => void fetchAll(parts);
  if ('requestIdleCallback' in window) requestIdleCallback(fetch);
  else setTimeout(fetch, 1000);
}
