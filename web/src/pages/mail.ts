/** Opens what a link in a letter leads to; its secret stands behind the # and is sent nowhere before a button is pressed. */
import MailPage from '../shell/MailPage.svelte';
import * as house from '../wire/http';
import type { Words } from '../words/words.svelte';
import { mount } from './mounting';

const purposes = ['confirm', 'off', 'recover'] as const;

export async function open(target: HTMLElement, words: Words, name: string): Promise<void> {
  const purpose = purposes.find((each) => each === name);
  const secret = location.hash.slice(1);
  if (!purpose || !secret) throw new house.Refusal({ type: 'NoSuchPage' });
  const kind = purpose === 'off' ? (await house.mailOffAbout(secret)).kind : null;
  mount(MailPage, { target, props: { words, purpose, secret, kind } });
}
