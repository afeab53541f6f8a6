/**
 * Going from page to page without leaving the document, and with it the house: wherever the browser can be told so.
 * Where it cannot, each page opens the house anew, from what was kept.
 */
import { leaving } from '../wire/offline';

/** What is used of the Navigation API, which the types of pages do not know yet. */
interface Going extends Event {
  readonly canIntercept: boolean;
  readonly hashChange: boolean;
  readonly downloadRequest: string | null;
  readonly destination: { readonly url: string };
  intercept: (how: { handler: () => Promise<void> }) => void;
}
type Navigation = { addEventListener: (kind: 'navigate', hear: (going: Going) => void) => void };

/** Another release may take over while a page is open; its own files are gone then, and the next page is opened anew. */
const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
let controlled = Boolean(serviceWorker?.controller);
let renewed = false;
serviceWorker?.addEventListener('controllerchange', () => {
  renewed = controlled;
  controlled = true;
});

/** Whoever goes to another page finds what `arrive` puts there. */
export function stay(arrive: () => Promise<void>): void {
  (window as { navigation?: Navigation }).navigation?.addEventListener('navigate', (going) => {
    const { pathname } = new URL(going.destination.url);
    if (renewed || leaving.now || !going.canIntercept || going.hashChange || going.downloadRequest !== null) return;
    if (pathname !== location.pathname) going.intercept({ handler: arrive });
  });
}
