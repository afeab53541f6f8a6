/** Opens the replay of a match. */
import ReplayPage from '../shell/replay/ReplayPage.svelte';
import type { Words } from '../words/words.svelte';
import { openFilm } from './film';
import { mount } from './mounting';

export async function open(target: HTMLElement, words: Words, id: string): Promise<void> {
  mount(ReplayPage, { target, props: { replay: await openFilm(words, id, 'replay') } });
}
