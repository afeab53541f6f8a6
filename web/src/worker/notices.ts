/** Notices that come by push: shown, and their table opened when one is pressed. */
import { leadingTo } from '../wire/notice';
import type { Pushed } from '../wire/protocol';
import { subscribed } from '../wire/subscription';
import type { OpenPage, Renewed, Scope } from './scope';

let last: Promise<unknown> = Promise.resolve();

/** One after another: the icons of one may be there later than those of the next, and would hide it. */
export function shown(scope: Scope, pushed: Pushed): Promise<void> {
  const told = last.then(() => show(scope, pushed));
  last = told.catch(() => {});
  return told;
}

/** What is said of the same place later is heard again. */
const show = (scope: Scope, { text, language, path }: Pushed) =>
  scope.registration.showNotification(text, {
    lang: language,
    ...leadingTo(path),
    // Known to browsers that can say a notice again, not yet to the types.
    ...{ renotify: true },
  });

export async function pressed(scope: Scope, notification: Notification): Promise<OpenPage | null> {
  notification.close();
  const { path } = notification.data as Pick<Pushed, 'path'>;
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = pages.find(({ url }) => new URL(url).pathname === path);
  return open ? open.focus() : scope.clients.openWindow(path);
}

/** The push service has given another address: the house is told. */
export async function renewed(scope: Scope, { oldSubscription, newSubscription }: Renewed): Promise<void> {
  const options = oldSubscription?.options;
  const next = newSubscription ?? (options && (await scope.registration.pushManager.subscribe(options)));
  if (!next) return;
  const headers = { 'Content-Type': 'application/json' };
  await fetch('/api/me/push', { method: 'PUT', headers, body: JSON.stringify(subscribed(next)) });
}
