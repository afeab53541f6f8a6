/**
 * Becomes, on this device, the guest who made a one-time link; whoever is somebody here already is asked first. The secret
 * stands behind the #, or, in a link of an earlier release, in the path: the address is without it at once.
 */
import CarryPage from '../shell/CarryPage.svelte';
import * as house from '../wire/http';
import type { Words } from '../words/words.svelte';
import { mount } from './mounting';

export async function open(target: HTMLElement, words: Words, named: string): Promise<void> {
  const secret = location.hash.slice(1) || named;
  history.replaceState(null, '', '/carry');
  const [me, owner] = await Promise.all([house.me(), house.carriedBy(secret)]);
  const stay = () => location.replace('/');
  const become = () => house.carry(secret).then(stay);
  if (owner.me) stay();
  else if (me.name === null) await become();
  else mount(CarryPage, { target, props: { words, name: me.name, login: me.login, other: owner.name, become, stay } });
}
