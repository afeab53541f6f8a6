/** Opens the keeper's room; to everybody else there is nothing here. */
import KeeperPage from '../shell/keeper/KeeperPage.svelte';
import { isRoom } from '../shell/keeper/rooms';
import * as house from '../wire/http';
import type { Words } from '../words/words.svelte';
import { mount } from './mounting';

export async function open(target: HTMLElement, words: Words, name: string): Promise<void> {
  const room = name || 'now';
  if (!isRoom(room)) throw new house.Refusal({ type: 'NoSuchPage' });
  const [kept, complaints, { games }] = await Promise.all([house.keeperRoom(), house.complaints(), house.games()]);
  await Promise.all(
    games.map((game) => words.open(`game:${game.name}`, (language) => house.words(language, game.name))),
  );
  mount(KeeperPage, { target, props: { words, room, house: kept, complaints } });
}
