/** Starts the fixture pages: Out of Gears, or the game that the address names and whose folder has `moments/`. */
import { mount, unmount } from 'svelte';
import { boards, labels } from '../games';
import '../kit/base.css';
import '../kit/lit.css';
import '../kit/tokens.css';
import type { Scene } from '../kit/telling/beats';
import { listen } from '../kit/sound';
import { show, type Theme } from '../kit/theme';
import type { Snapshot } from '../wire/tableSocket';
import { spoken } from '../words/languages';
import { Words } from '../words/words.svelte';
import { CHAPTERS } from '../pages/chapters';
import Fixtures from './Fixtures.svelte';
import { catalogue } from './words';

const folders = import.meta.glob<{
  tables: Record<string, readonly Snapshot[]>;
  scenes?: Record<string, readonly Scene<unknown>[]>;
}>('../games/*/moments/index.ts');

const asked = new URLSearchParams(location.search);
const name = asked.get('game') ?? 'out-of-gears';
const game = await boards[name]!();
const { tables = {}, scenes = {} } = (await folders[`../games/${name}/moments/index.ts`]?.()) ?? {};
show((asked.get('theme') as Theme | null) ?? undefined);
listen();
const words = await Words.in(spoken([asked.get('lang') ?? 'fr']), Object.values(CHAPTERS).flat());
await words.open('server', async () => ({ 'bot.random': 'Apprenti', 'bot.greedy': 'Compagnon' }));
await words.open('game', async (language) => ({
  ...(await catalogue(language, name)),
  ...(await labels(name)(language)),
}));

let page: Record<string, unknown> | undefined;
/** Shows what stands behind the `#` of the address; nothing is loaded again for the next one. */
const open = async () => {
  const named = new URLSearchParams(location.hash.slice(1));
  if (page) await unmount(page);
  page = mount(Fixtures, {
    target: document.getElementById('app')!,
    props: { words, name, game, named, tables, scenes },
  });
};
addEventListener('hashchange', open);
await open();
