/** Where what is kept for a tunnel lies; the service worker knows it too. */

/** How the name of the cache begins in which all files of the house lie. */
export const CACHE = 'tunnel-';
/** Its page, under the address at which a server gives it to be kept; and of what a release is made. */
export const HOUSE_PAGE = '/house/index.html';
export const SITE = '/house/site.json';

/** Under which this browser remembers that it is wanted here. */
export const WANTED = 'rouages.tunnel';
export const isWanted = () => Boolean(globalThis.localStorage?.getItem(WANTED));
