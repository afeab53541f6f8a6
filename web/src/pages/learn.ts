/** Opens the page on which a game is taught, or that which leads to all of them. Nobody needs a name to read. */
import { primers } from '../games';
import GamePage from '../shell/learn/GamePage.svelte';
import HubPage from '../shell/learn/HubPage.svelte';
import * as house from '../wire/http';
import type { Language } from '../words/languages';
import type { Words } from '../words/words.svelte';
import { mount } from './mounting';

export async function open(target: HTMLElement, words: Words, name: string): Promise<void> {
  const [, , , ...more] = location.pathname.split('/');
  if (more.some(Boolean)) throw new house.Refusal({ type: 'NoSuchPage' });
  const [{ games }, { lessons }] = await Promise.all([house.games(), house.lessons()]);
  const rules = async (game: string, language: Language) => (await house.rules(language, game)).sections;
  if (!name) {
    await Promise.all(
      games.map(({ name: game }) => words.open(`game:${game}`, (language) => house.words(language, game))),
    );
    mount(HubPage, { target, props: { words, games, lessons, rules } });
    return;
  }
  const card = games.find((game) => game.name === name);
  if (!card) throw new house.Refusal({ type: 'NoSuchPage' });
  const [primer, sections] = await Promise.all([
    primers[name]?.(),
    rules(name, words.language),
    words.open('game', (language) => house.words(language, name)),
  ]);
  const play = async () => {
    const { id } = await house.lay(card.first);
    location.assign(`/table/${id}`);
  };
  mount(GamePage, {
    target,
    props: {
      words,
      card,
      lessons: lessons.filter(({ game }) => game === name),
      primer,
      sections,
      rules: (language) => rules(name, language),
      play,
    },
  });
}
