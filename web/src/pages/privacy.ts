/** Opens the page that says what is kept of people, and for how long. */
import { mount } from 'svelte';
import PrivacyPage from '../shell/PrivacyPage.svelte';
import * as house from '../wire/http';
import type { Words } from '../words/words.svelte';

export async function open(target: HTMLElement, words: Words): Promise<void> {
  mount(PrivacyPage, { target, props: { words, keeping: await house.keeping() } });
}
