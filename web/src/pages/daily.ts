/** Opens the challenge of the day; where today has none, what is known of the next. */
import DailyPage from '../shell/daily/DailyPage.svelte';
import NoDayPage from '../shell/daily/NoDayPage.svelte';
import * as house from '../wire/http';
import type { Words } from '../words/words.svelte';
import { mount } from './mounting';

export async function open(target: HTMLElement, words: Words): Promise<void> {
  const page = await house.daily().catch((refusal) => {
    if (refusal instanceof house.Refusal && refusal.record.type === 'NoSuchDay') return null;
    throw refusal;
  });
  if (!page) {
    mount(NoDayPage, { target, props: { words, days: await house.days() } });
    return;
  }
  await Promise.all(
    page.games.map(({ game }) => words.open(`game:${game}`, (language) => house.words(language, game))),
  );
  mount(DailyPage, { target, props: { words, page } });
}
