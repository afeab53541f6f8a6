/** Opens the page that says what is kept of people, and for how long. */
import PrivacyPage from '../shell/PrivacyPage.svelte';
import * as house from '../wire/http';
import type { Words } from '../words/words.svelte';
import { mount } from './mounting';

export async function open(target: HTMLElement, words: Words): Promise<void> {
  mount(PrivacyPage, { target, props: { words, keeping: await house.keeping() } });
}
