/** Opens the days gone by, at the one that the address names, or the last. */
import DaysPage from '../shell/daily/DaysPage.svelte';
import NoDayPage from '../shell/daily/NoDayPage.svelte';
import * as house from '../wire/http';
import type { Words } from '../words/words.svelte';
import { mount } from './mounting';

export async function open(target: HTMLElement, words: Words, name: string): Promise<void> {
  const days = await house.days();
  const shown = name || days.last;
  if (!shown) {
    mount(NoDayPage, { target, props: { words, days } });
    return;
  }
  const day = await house.day(shown);
  await Promise.all(day.games.map(({ game }) => words.open(`game:${game}`, (language) => house.words(language, game))));
  mount(DaysPage, { target, props: { words, days, day } });
}
