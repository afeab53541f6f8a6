/** Where a browser takes what is pushed to it, as the house wants to know it. */
import type { NewPush } from './protocol';

const text = (buffer: ArrayBuffer | null) =>
  btoa(String.fromCharCode(...new Uint8Array(buffer!)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

export const subscribed = (subscription: PushSubscription): NewPush => ({
  endpoint: subscription.endpoint,
  key: text(subscription.getKey('p256dh')),
  auth: text(subscription.getKey('auth')),
});
