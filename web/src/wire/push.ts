/** Being told by this browser although no page is open: whether that can be, begun and ended. */
import type { NewPush } from './protocol';
import { subscribed } from './subscription';

const WORKER = '/worker.js';

/** Service workers are for secure pages alone; where there is none, nothing else changes. */
export const hasWorker = () => isSecureContext && 'serviceWorker' in navigator;
export const startWorker = () => navigator.serviceWorker.register(WORKER);

/** What stands in the way; nothing if this browser may be asked. */
export type Obstacle = 'insecure' | 'unable' | 'denied';
export function obstacle(): Obstacle | null {
  if (!isSecureContext) return 'insecure';
  if (!hasWorker() || !('PushManager' in window)) return 'unable';
  return Notification.permission === 'denied' ? 'denied' : null;
}

async function manager(): Promise<PushManager> {
  await startWorker();
  return (await navigator.serviceWorker.ready).pushManager;
}

/** Asks the person, then the push service; nothing if either says no. */
export async function subscribe(key: string): Promise<NewPush | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const push = await manager();
  // What was begun for another house at this address, or for somebody before, is worth nothing here.
  await (await push.getSubscription())?.unsubscribe();
  const options = { userVisibleOnly: true, applicationServerKey: key };
  return push.subscribe(options).then(subscribed, () => null);
}

export async function unsubscribe(): Promise<void> {
  await (await (await manager()).getSubscription())?.unsubscribe();
}

/** What led here is seen now. */
export async function seen(): Promise<void> {
  const registration = hasWorker() ? await navigator.serviceWorker.getRegistration() : undefined;
  for (const notice of (await registration?.getNotifications({ tag: location.pathname })) ?? []) notice.close();
}
