/** Says that the house wakes up, where a page has to wait for it. */
import { mount, unmount } from 'svelte';
import Waking from '../shell/Waking.svelte';
import { preferred, Words } from '../words/words.svelte';

/** Whoever waits no longer than this is told nothing. */
const PATIENCE = 400;

export async function meanwhile(target: HTMLElement, opening: Promise<void>): Promise<void> {
  const words = await Words.in(preferred());
  let said: Record<string, unknown> | null = null;
  const timer = setTimeout(() => (said = mount(Waking, { target, props: { words } })), PATIENCE);
  try {
    await opening;
  } finally {
    clearTimeout(timer);
    if (said) await unmount(said);
  }
}
