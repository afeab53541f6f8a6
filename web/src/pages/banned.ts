/** Opens what somebody finds to whom the house is closed: why, until when, and their own data. */
import BannedPage from '../shell/BannedPage.svelte';
import * as house from '../wire/http';
import type { Words } from '../words/words.svelte';
import { mount } from './mounting';

export async function open(target: HTMLElement, words: Words): Promise<void> {
  const [{ banned }, account] = await Promise.all([house.me(), house.account()]);
  if (banned) mount(BannedPage, { target, props: { words, banned, account } });
}
