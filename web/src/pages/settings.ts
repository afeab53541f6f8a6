/** Opens the pages of one's own account: what lets one in and where one is in, what one is told, and whom one knows. */
import SettingsPage from '../shell/settings/SettingsPage.svelte';
import * as house from '../wire/http';
import type { Words } from '../words/words.svelte';
import { mount } from './mounting';

const NOTICES = 'notices';
const PEOPLE = 'people';

export async function open(target: HTMLElement, words: Words, name: string): Promise<void> {
  if (name && name !== NOTICES && name !== PEOPLE) throw new house.Refusal({ type: 'NoSuchPage' });
  let me = await house.me();
  if (name && (await house.somebody())) me = await house.me();
  const account = me.name === null ? null : await house.account();
  const notices = name === NOTICES ? await house.notices() : null;
  const vacation = name === NOTICES ? await house.vacation() : null;
  const people = name === PEOPLE ? await house.people() : null;
  mount(SettingsPage, { target, props: { words, me, account, notices, vacation, people } });
}
