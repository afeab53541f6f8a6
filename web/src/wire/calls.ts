/** Being told on this device when it is one's turn, although no page is open: whether that can be, begun and ended. */
import * as house from './http';
import { obstacle, subscribe, unsubscribe } from './push';
import { isAlone } from './transport';

export interface Calls {
  /** What a browser asks its push service to believe. */
  readonly key: string;
  /** Whether this device is one that is told. */
  readonly here: boolean;
}

/** Nothing where this house or this browser tells nobody. */
export async function calls(): Promise<Calls | null> {
  if (isAlone() || obstacle()) return null;
  const { push } = await house.notices();
  return push && { key: push.key, here: push.devices.some(({ here }) => here) };
}

/** Has the browser ask; whether it may be. */
export async function beginCalls({ key }: Calls): Promise<boolean> {
  const taken = await subscribe(key);
  if (taken) await house.beginPush(taken);
  return taken !== null;
}

export async function endCalls(): Promise<void> {
  await house.endPush();
  await unsubscribe();
}
