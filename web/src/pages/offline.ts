/** Opens the page that leads to the house in this browser, and from there back to the server. */
import OfflinePage from '../shell/OfflinePage.svelte';
import type { Words } from '../words/words.svelte';
import { mount } from './mounting';

export async function open(target: HTMLElement, words: Words): Promise<void> {
  mount(OfflinePage, { target, props: { words } });
}
