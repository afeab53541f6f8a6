/** Opens the page of one's own games and of who is strong at what. */
import StatisticsPage from '../shell/statistics/StatisticsPage.svelte';
import * as house from '../wire/http';
import type { Words } from '../words/words.svelte';
import { mount } from './mounting';

export async function open(target: HTMLElement, words: Words): Promise<void> {
  const [statistics, { games }] = await Promise.all([house.statistics(), house.games()]);
  const catalogues = games.map(({ name }) => words.open(`game:${name}`, (language) => house.words(language, name)));
  await Promise.all(catalogues);
  mount(StatisticsPage, { target, props: { words, statistics } });
}
