/** Calling who looks elsewhere while a page of ours is open: whether they want that here, and how it is done. */
import { leadingTo } from '../wire/notice';
import { hasWorker } from '../wire/push';
import { keep, kept } from './kept';

/** Whoever lets the browser call wants it, until they say that they do not. */
const [CALLED, UNCALLED] = [0, 1] as const;
const KEY = 'rouages.uncalled';

export const canCall = () => 'Notification' in globalThis;
export const isCalled = () =>
  canCall() && Notification.permission === 'granted' && kept(KEY, [CALLED, UNCALLED], CALLED) === CALLED;

/** Wants to be called or not; the browser may say no. */
export async function beCalled(on: boolean): Promise<boolean> {
  if (on) await Notification.requestPermission();
  keep(KEY, on ? CALLED : UNCALLED);
  return isCalled();
}

/** Says it to who looks elsewhere; whatever stands in the way of that stands in the way of nothing else. */
export function call(words: string, path: string): void {
  if (document.hidden && isCalled()) show(words, path).catch(() => {});
}

/** By the worker where there is one: browsers of phones let no page do it. */
async function show(words: string, path: string): Promise<void> {
  const registration = hasWorker() ? await navigator.serviceWorker.getRegistration() : undefined;
  if (registration?.active) await registration.showNotification(words, leadingTo(path));
  else new Notification(words, leadingTo(path));
}
