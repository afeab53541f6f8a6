/** Opens the pages of one's own account: what lets one in and where one is in, and what one is told. */
import { mount } from 'svelte';
import SettingsPage from '../shell/settings/SettingsPage.svelte';
import * as house from '../wire/http';
import type { Words } from '../words/words.svelte';

const NOTICES = 'notices';

export async function open(target: HTMLElement, words: Words, name: string): Promise<void> {
  if (name && name !== NOTICES) throw new house.Refusal({ type: 'NoSuchPage' });
  let me = await house.me();
  if (name === NOTICES && (await house.somebody())) me = await house.me();
  const account = me.name === null ? null : await house.account();
  const notices = name === NOTICES ? await house.notices() : null;
  mount(SettingsPage, { target, props: { words, me, account, notices } });
}
