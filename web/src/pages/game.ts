/** A game's board and words, as every page that shows a table needs them. */
import { boards, labels } from '../games';
import type { GameModule } from '../games/contract';
import * as house from '../wire/http';
import type { Words } from '../words/words.svelte';

export async function openGame(words: Words, name: string): Promise<GameModule> {
  const game = await (boards[name] ?? boards.plain!)();
  const own = labels(name);
  await words.open('game', async (language) => ({ ...(await house.words(language, name)), ...(await own(language)) }));
  return game;
}
