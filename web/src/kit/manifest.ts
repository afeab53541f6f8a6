/** What a system is told of the page that somebody installs, in one language. */
import type en from '../words/text/manifest/en.json';

const PAPER = '#f5eee0';
const icon = (name: string, pixels: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${name}.png`,
  sizes: `${pixels}x${pixels}`,
  type: 'image/png',
  purpose,
});

export const manifestIn = (language: string, words: typeof en) => ({
  id: '/',
  start_url: '/',
  scope: '/',
  lang: language,
  name: words['install.name'],
  short_name: 'Rouages',
  description: words['install.description'],
  display: 'standalone',
  background_color: PAPER,
  theme_color: PAPER,
  categories: ['games'],
  icons: [icon('192', 192, 'any'), icon('512', 512, 'any'), icon('maskable', 512, 'maskable')],
});
