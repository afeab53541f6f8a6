/** Opens a table as a screen that everybody looks at: its socket is a spectator's, whoever's browser it is. */
import { still } from '../shell/replay/line';
import TvPage from '../shell/tv/TvPage.svelte';
import * as house from '../wire/http';
import { tellingOf } from '../wire/story';
import type { Words } from '../words/words.svelte';
import { opened } from './opened';
import { mount } from './mounting';

export async function open(target: HTMLElement, words: Words, id: string): Promise<void> {
  const table = await opened({
    id,
    words,
    line: (game, socket) =>
      still(
        async (language) => (await house.rules(language, game)).sections,
        async (first, last) => tellingOf(await socket.relate(first, last)),
      ),
    watching: true,
  });
  mount(TvPage, { target, props: { table } });
}
