/** Starts the page that the address asks for; each page, and each game's board, is loaded when it is needed. */
import './kit/forbidden';
import './kit/base.css';
import './kit/lit.css';
import './kit/tokens.css';
import { whenIdle } from './kit/idle';
import { followLanguage, installing, isInstalled } from './kit/installing.svelte';
import { listen } from './kit/sound';
import { show } from './kit/theme';
import { CHAPTERS } from './pages/chapters';
import { clear, mount } from './pages/mounting';
import { count } from './wire/badge';
import * as house from './wire/http';
import { hangUp } from './wire/live';
import { hasWorker, seen, startWorker } from './wire/push';
import { asNobody, goBy } from './wire/transport';
import { isWanted } from './wire/tunnelled';
import { preferred, Words } from './words/words.svelte';

/** Written into the page where no server is: the folder of the house that runs in this browser, and its release. */
const { house: pocket, release } = document.documentElement.dataset;

/** Within a page of somebody else: a film that is looked at as by anybody, without a sound, and keeps nothing here. */
const FRAMED = 'embed';
const isFramed = location.pathname.split('/')[1] === FRAMED;

show();
if (isFramed) {
  goBy(asNobody);
  // What leads further leads out of that page.
  document.head.append(Object.assign(document.createElement('base'), { target: '_blank' }));
} else {
  listen();
  installing.hear();
}

const target = document.getElementById('app')!;
const pages = {
  table: () => import('./pages/table'),
  lesson: () => import('./pages/lesson'),
  join: () => import('./pages/join'),
  carry: () => import('./pages/carry'),
  replay: () => import('./pages/replay'),
  embed: () => import('./pages/embed'),
  tv: () => import('./pages/tv'),
  sit: () => import('./pages/sit'),
  privacy: () => import('./pages/privacy'),
  settings: () => import('./pages/settings'),
  statistics: () => import('./pages/statistics'),
  daily: () => import('./pages/daily'),
  days: () => import('./pages/days'),
  deal: () => import('./pages/deal'),
  puzzles: () => import('./pages/puzzles'),
  workshop: () => import('./pages/workshop'),
  learn: () => import('./pages/learn'),
  mail: () => import('./pages/mail'),
  held: () => import('./pages/held'),
  offline: () => import('./pages/offline'),
  tunnel: () => import('./pages/tunnel'),
  keeper: () => import('./pages/keeper'),
  pairing: () => import('./pages/pairing'),
  tournaments: () => import('./pages/tournaments'),
  lobby: () => import('./pages/lobby'),
};

/** What is about people elsewhere: a house in this browser has none of it. */
const SHARED: readonly string[] = [
  ...[
    'join',
    'carry',
    'sit',
    'privacy',
    'settings',
    'mail',
    'keeper',
    'held',
    'daily',
    'deal',
    'pairing',
    'tournaments',
    FRAMED,
  ],
];

/** What is shown in place of any page to who is not let in. */
const INSTEAD: Readonly<
  Record<
    string,
    { chapters: 'held' | 'closed'; page: () => Promise<{ open: (target: HTMLElement, words: Words) => Promise<void> }> }
  >
> = {
  Banned: { chapters: 'held', page: pages.held },
  ClosedForRepairs: { chapters: 'closed', page: () => import('./pages/closed') },
};

/** What a notice led to, or called for, is looked at. */
const look = () => void (document.hidden || seen().catch(() => {}));
document.addEventListener('visibilitychange', look);

const isPage = (asked: string): asked is keyof typeof pages => Object.hasOwn(pages, asked);

async function start(): Promise<void> {
  const [, page = '', name = ''] = location.pathname.split('/');
  /** A player's page is at the address that nobody else has: /@ada. */
  const isPlayer = page.startsWith('@');
  const asked = page || 'lobby';
  const opening = isPlayer ? import('./pages/player') : isPage(asked) ? pages[asked]() : null;
  if (pocket && (isPlayer || SHARED.includes(asked))) throw new house.Refusal({ type: 'NeedsServer' });
  if (!opening) throw new house.Refusal({ type: 'NoSuchPage' });
  const words = await Words.in(preferred(), CHAPTERS[isPage(asked) ? asked : 'player']);
  if (!isFramed) followLanguage();
  await words.open('server', (language) => house.words(language, 'server'));
  const { open } = await opening;
  await open(target, words, isPlayer ? page : name);
  look();
  if (!pocket && !isFramed) whenIdle([() => import('./pages/closed').then(({ watch }) => watch())]);
}

const keep = () => {
  if (hasWorker() && !isFramed) startWorker().catch(() => {});
};
if (!pocket) keep();
// What is kept for a tunnel is what this release is made of.
if (!pocket && !isFramed && isWanted()) void import('./wire/tunnel').then(({ keep }) => keep()).catch(() => {});
// What waits is counted by a server; without one the lobby does it.
if (isInstalled() && !pocket)
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) count().catch(() => {});
  });

const begin = () =>
  start().catch(async (refusal) => {
    const instead = refusal instanceof house.Refusal ? INSTEAD[refusal.record.type] : undefined;
    const words = await Words.in(preferred(), CHAPTERS[instead?.chapters ?? 'lost']);
    await words.open('server', (language) => house.words(language, 'server')).catch(() => {});
    if (instead) {
      const { open } = await instead.page();
      await open(target, words);
      return;
    }
    const { default: Lost } = await import('./shell/Lost.svelte');
    mount(Lost, { target, props: { words, refusal } });
  });

/** The house is in this browser, and stays there while one goes from page to page. */
async function beginInPocket(folder: string): Promise<void> {
  const [{ Pocket, hold, stay }, { meanwhile }] = await Promise.all([import('./pocket'), import('./pages/meanwhile')]);
  if (release) hold(release);
  const way = new Pocket(folder);
  // The lobby is drawn from files, and sends for the house as soon as it stands.
  if (location.pathname !== '/') way.begin();
  void goBy(way).settled.then(keep);
  stay(async () => {
    hangUp();
    await clear();
    await meanwhile(target, begin());
  });
  await meanwhile(target, begin());
  // What earlier releases have kept may go if no page of theirs is open.
  whenIdle([async () => navigator.serviceWorker?.controller?.postMessage('open')]);
}

void (pocket ? beginInPocket(pocket) : begin());
