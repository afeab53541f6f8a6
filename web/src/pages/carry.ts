/** Becomes, on this device, the guest who made a one-time link. */
import * as house from '../wire/http';
import type { Words } from '../words/words.svelte';

export async function open(_target: HTMLElement, _words: Words, secret: string): Promise<void> {
  await house.carry(secret);
  location.replace('/');
}
