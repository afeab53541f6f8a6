/** The service worker, the only one: shows what comes by push, and a page where there is no network. A newer one takes over at once and reloads no page. */
import type { Pushed } from '../wire/protocol';
import { count } from '../wire/badge';
import { answer, begin, fill, tidy } from './keeping';
import { pressed, renewed, shown } from './notices';
import type { Scope } from './scope';

const scope = self as unknown as Scope;

scope.addEventListener('install', (event) => event.waitUntil(fill().then(() => scope.skipWaiting())));
scope.addEventListener('activate', (event) => event.waitUntil(begin(scope).then(() => scope.clients.claim())));
// A page of this release stands: those before it may all be closed by now.
scope.addEventListener('message', (event) => event.waitUntil(tidy()));
scope.addEventListener('fetch', (event) => {
  const answered = answer(scope, event);
  if (answered) event.respondWith(answered);
});
scope.addEventListener('push', (event) => {
  if (!event.data) return;
  const told = shown(scope, event.data.json() as Pushed);
  event.waitUntil(told.then(count).catch(() => {}));
});
scope.addEventListener('notificationclick', (event) => event.waitUntil(pressed(scope, event.notification)));
scope.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renewed(scope, event)));
