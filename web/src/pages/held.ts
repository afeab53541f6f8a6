/** Opens what somebody finds who is held back: why, until when, and what they can say against it. */
import HeldPage from '../shell/HeldPage.svelte';
import * as house from '../wire/http';
import type { Words } from '../words/words.svelte';
import { mount } from './mounting';

export async function open(target: HTMLElement, words: Words): Promise<void> {
  const [tidings, account] = await Promise.all([house.tidings(), house.account()]);
  mount(HeldPage, { target, props: { words, tidings, account } });
}
