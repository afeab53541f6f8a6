/** Opens a player's page, or says kindly that it is for friends. */
import PlayerPage from '../shell/player/PlayerPage.svelte';
import * as house from '../wire/http';
import type { Words } from '../words/words.svelte';
import { mount } from './mounting';

export async function open(target: HTMLElement, words: Words, address: string): Promise<void> {
  const [page, me, { games }] = await Promise.all([house.player(address.slice(1)), house.me(), house.games()]);
  const people = me.name === null ? null : await house.people();
  await Promise.all(games.map(({ name }) => words.open(`game:${name}`, (language) => house.words(language, name))));
  mount(PlayerPage, { target, props: { words, page, friends: people?.friends ?? [] } });
}
