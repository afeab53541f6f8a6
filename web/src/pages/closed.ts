/** Looks now and then whether the house closes for repairs: says so over the page, and shows when it is closed. */
import { mount, unmount } from 'svelte';
import ClosedPage from '../shell/closing/ClosedPage.svelte';
import ClosingLine from '../shell/closing/ClosingLine.svelte';
import { stage } from '../shell/closing/hours';
import * as house from '../wire/http';
import type { Repairs } from '../wire/protocol';
import { preferred, Words } from '../words/words.svelte';
import { CHAPTERS } from './chapters';
import { mount as mountPage } from './mounting';

/** Milliseconds between two looks; who waits before a closed house looks more often. */
const EVERY = 45_000;
const WAITING = 5000;
const READ = 'rouages.closing';

/** Pages that fill the screen and do not scroll. */
const FILLING = new Set(['table', 'replay', 'tv', 'puzzles', 'lesson']);

const isKeepers = () => location.pathname.split('/')[1] === 'keeper';

let line: ReturnType<typeof mount> | null = null;
let shown = '';

function hide(): void {
  if (line) void unmount(line);
  line = null;
  shown = '';
}

async function show(closing: Repairs, now: number): Promise<void> {
  const which = stage(closing, now);
  if (which === shown || sessionStorage.getItem(READ) === which) return;
  hide();
  shown = which;
  const words = await Words.in(preferred(), CHAPTERS.closed);
  const fold = () => {
    sessionStorage.setItem(READ, which);
    hide();
  };
  const over = FILLING.has(location.pathname.split('/')[1]!);
  const anchor = document.body.firstChild!;
  line = mount(ClosingLine, { target: document.body, anchor, props: { words, closing, over, fold } });
}

/** Goes on looking as long as the page is open; when the house closes, what can be said of that is all there is. */
export async function watch(): Promise<void> {
  const { now, closing } = await house.hours();
  const isClosed = closing !== null && closing.at <= now;
  // The keepers' page stays open, and says it itself.
  if (isClosed && !isKeepers()) location.reload();
  else if (closing && !isClosed) await show(closing, now);
  else hide();
  const next = closing && !isClosed ? Math.min(EVERY, Math.max(1000, 1000 * (closing.at - now) + 1500)) : EVERY;
  setTimeout(() => void watch().catch(() => setTimeout(() => void watch(), EVERY)), next);
}

/** In place of the page that was asked for, until the house is open. */
export async function open(target: HTMLElement, words: Words): Promise<void> {
  const { closing } = await house.hours();
  if (!closing) return location.reload();
  mountPage(ClosedPage, { target, props: { words, closing } });
  const look = async () => {
    const found = await house.hours().catch(() => null);
    if (found && (!found.closing || found.closing.at > found.now)) location.reload();
  };
  setInterval(() => void look(), WAITING);
}
