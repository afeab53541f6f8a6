/** Opens the page of one's own account: what lets one in, and where one is in. */
import { mount } from 'svelte';
import SettingsPage from '../shell/settings/SettingsPage.svelte';
import * as house from '../wire/http';
import type { Words } from '../words/words.svelte';

export async function open(target: HTMLElement, words: Words): Promise<void> {
  const me = await house.me();
  const account = me.name === null ? null : await house.account();
  mount(SettingsPage, { target, props: { words, me, account } });
}
