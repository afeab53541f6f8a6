/** Opens the film of a match within a page of somebody else. */
import EmbedPage from '../shell/replay/EmbedPage.svelte';
import { scaledAddress } from '../shell/replay/embedding';
import Scaled from '../shell/replay/Scaled.svelte';
import type { Words } from '../words/words.svelte';
import { openFilm } from './film';
import { mount } from './mounting';

export async function open(target: HTMLElement, words: Words, id: string): Promise<void> {
  const address = scaledAddress(new URL(location.href), innerWidth, innerHeight);
  if (address) mount(Scaled, { target, props: { address, title: words.t('replay.menu') } });
  else mount(EmbedPage, { target, props: { replay: await openFilm(words, id, 'embed') } });
}
