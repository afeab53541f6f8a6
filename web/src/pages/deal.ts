/** Opens the deal that a link leads to. */
import { Deal } from '../shell/deal/deal.svelte';
import DealPage from '../shell/deal/DealPage.svelte';
import * as house from '../wire/http';
import type { Words } from '../words/words.svelte';
import { openGame } from './game';
import { mount } from './mounting';

export async function open(target: HTMLElement, words: Words, link: string): Promise<void> {
  const [page] = await Promise.all([house.deal(link), house.me()]);
  const game = await openGame(words, page.game);
  mount(DealPage, { target, props: { deal: new Deal(page, words, game) } });
}
