/** Starts the fixture pages. */
import { mount } from 'svelte';
import { game } from '../games/out-of-gears';
import '../kit/base.css';
import '../kit/tokens.css';
import { listen } from '../kit/sound';
import { show, type Theme } from '../kit/theme';
import { Words } from '../words/words.svelte';
import Fixtures from './Fixtures.svelte';
import { catalogue } from './words';

const asked = new URLSearchParams(location.search);
show((asked.get('theme') as Theme | null) ?? undefined);
listen();
const words = await Words.in(asked.get('lang') === 'en' ? 'en' : 'fr');
await words.open('server', async () => ({ 'bot.random': 'Apprenti', 'bot.greedy': 'Compagnon' }));
await words.open('game', async (language) => ({
  ...(await catalogue(language, 'out-of-gears')),
  ...(await game.labels(language)),
}));
mount(Fixtures, { target: document.getElementById('app')!, props: { words } });
