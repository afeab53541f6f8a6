/** Opens the workshop of a game: the page where people make things to play it with. */
import { labels as labelsOf, workshops } from '../games';
import { prepare } from '../shell/lobby/prepared';
import * as house from '../wire/http';
import type { Words } from '../words/words.svelte';
import { mount } from './mounting';

export async function open(target: HTMLElement, words: Words, name: string): Promise<void> {
  const load = workshops[name];
  if (!load) return location.replace('/');
  const { Page, labels } = await load();
  const board = labelsOf(name);
  await words.open('game', async (language) => ({
    ...(await house.words(language, name)),
    ...(await board(language)),
    ...(await labels(language)),
  }));
  mount(Page, {
    target,
    props: {
      words,
      preview: (options, players) => house.preview(name, options, players),
      lay: (options, players) => {
        prepare({ game: name, options, players });
        location.assign('/');
      },
    },
  });
}
