/** Opens the page where one goes on in this browser with a match whose line is cut; where the server answers, the table itself. */
import TunnelPage from '../shell/TunnelPage.svelte';
import { Refusal } from '../wire/http';
import { packed } from '../wire/tunnel';
import { isAlone } from '../wire/transport';
import type { Words } from '../words/words.svelte';
import { mount } from './mounting';

export async function open(target: HTMLElement, words: Words, id: string): Promise<void> {
  if (!isAlone()) return location.replace(`/table/${id}`);
  const found = packed(id);
  if (!found) throw new Refusal({ type: 'UnknownTable' });
  mount(TunnelPage, { target, props: { words, found } });
}
