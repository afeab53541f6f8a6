/** Says that the house wakes up, where a page has to wait for it; or that what the page shows is still on its way. */
import { mount, unmount } from 'svelte';
import Waking from '../shell/Waking.svelte';
import { preferred, Words, type ShellKey } from '../words/words.svelte';

/** Whoever waits no longer than this is told nothing. */
const PATIENCE = 400;

export async function meanwhile(target: HTMLElement, opening: Promise<void>): Promise<void> {
  const isPuzzles = location.pathname.startsWith('/puzzles');
  const words = await Words.in(preferred(), isPuzzles ? ['puzzles'] : []);
  const sentence: ShellKey = isPuzzles ? 'puzzles.coming' : 'pocket.waking';
  let said: Record<string, unknown> | null = null;
  const timer = setTimeout(() => (said = mount(Waking, { target, props: { words, sentence } })), PATIENCE);
  try {
    await opening;
  } finally {
    clearTimeout(timer);
    if (said) await unmount(said);
  }
}
