/** The service worker, the only one: shows what comes by push. A newer one takes over at once and reloads no page. */
import type { Pushed } from '../wire/protocol';
import { pressed, renewed, shown } from './notices';
import type { Scope } from './scope';

const scope = self as unknown as Scope;

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));
scope.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(shown(scope, event.data.json() as Pushed));
});
scope.addEventListener('notificationclick', (event) => event.waitUntil(pressed(scope, event.notification)));
scope.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renewed(scope, event)));
