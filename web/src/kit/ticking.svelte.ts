/** The server's time, read again a few times a second by whatever shows it, and only while it is shown. */
import { createSubscriber } from 'svelte/reactivity';
import { serverNow } from '../wire/serverClock';

const A_TICK = 250;

const subscribe = createSubscriber((update) => {
  const ticking = setInterval(update, A_TICK);
  return () => clearInterval(ticking);
});

/** Seconds since 1970; who reads it in an effect is run again at the next tick. */
export function ticking(): number {
  subscribe();
  return serverNow();
}
