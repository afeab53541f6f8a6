/** Opens the challenge of the day. */
import DailyPage from '../shell/daily/DailyPage.svelte';
import * as house from '../wire/http';
import type { Words } from '../words/words.svelte';
import { mount } from './mounting';

export async function open(target: HTMLElement, words: Words): Promise<void> {
  const page = await house.daily();
  await Promise.all(
    page.games.map(({ game }) => words.open(`game:${game}`, (language) => house.words(language, game))),
  );
  mount(DailyPage, { target, props: { words, page } });
}
