/** Becomes, on this device, the guest who made a one-time link; whoever is somebody here already is asked first. */
import CarryPage from '../shell/CarryPage.svelte';
import * as house from '../wire/http';
import type { Words } from '../words/words.svelte';
import { mount } from './mounting';

export async function open(target: HTMLElement, words: Words, secret: string): Promise<void> {
  const [me, owner] = await Promise.all([house.me(), house.carriedBy(secret)]);
  const stay = () => location.replace('/');
  const become = () => house.carry(secret).then(stay);
  if (owner.me) stay();
  else if (me.name === null) await become();
  else mount(CarryPage, { target, props: { words, name: me.name, login: me.login, other: owner.name, become, stay } });
}
