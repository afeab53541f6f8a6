/** A film that begins where the rules were changed says so, and so does its review. */
import { render } from 'svelte/server';
import { beforeEach, expect, test, vi } from 'vitest';
import type { GameModule } from '../../games/contract';
import { game as outOfGears } from '../../games/out-of-gears';
import { moments, snapshot } from '../../games/out-of-gears/moments';
import type { Film, Frame } from '../../wire/protocol';
import { Words } from '../../words/words.svelte';
import type { Language } from '../../words/languages';
import type { Talk } from './comments.svelte';
import type { ReplayLine } from './line';
import { Replay } from './replay.svelte';
import { Review } from './review.svelte';
import ReviewPanel from './ReviewPanel.svelte';

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: {}, hidden: false });
  vi.stubGlobal('history', { replaceState: () => {} });
  vi.stubGlobal('location', { href: 'http://house/replay/x' });
});

const { table, seats, view } = snapshot(moments.six!);
const moment = { answer: 0, events: 0, pending: [], asked: false, round: 1 };

async function film(seam: number | null, language: Language): Promise<Replay> {
  const words = await Words.in(language, ['replay', 'table', 'lobby']);
  const shown = { table: { ...table, seam }, seats, seat: 0, points: [0], mine: [0], moments: [moment], events: [] };
  const frame = { number: 0, view, question: null, result: null, scenes: [] } as unknown as Frame;
  const line = { page: 'replay', frames: async () => [frame] } as unknown as ReplayLine;
  return new Replay(shown as unknown as Film, frame, line, words, outOfGears as unknown as GameModule);
}

const notices = ({ table }: Replay) => table.notices.toasts.map(({ words }) => words);

function review(replay: Replay): string {
  const talk = { all: [] } as unknown as Talk;
  const props = { replay, review: new Review(replay), talk, close: () => {}, branch: () => {} };
  return render(ReviewPanel, { props }).body;
}

test.each([
  ['en', 1, 'The film begins after the first answer, which was given under earlier rules.'],
  ['en', 12, 'The film begins after the first 12 answers, which were given under earlier rules.'],
  ['fr', 1, 'Le film commence après la première réponse, qui suivait d’anciennes règles.'],
  ['fr', 12, 'Le film commence après les 12 premières réponses, qui suivaient d’anciennes règles.'],
] as const)('in “%s” a film after %i answers under other rules says so, and its review', async (tag, seam, said) => {
  const replay = await film(seam, tag);
  expect(notices(replay)).toEqual([said]);
  expect(review(replay)).toContain(said);
});

test('whoever goes back beyond the seam is told again', async () => {
  const replay = await film(12, 'en');
  for (const back of [replay.step, replay.turn]) {
    replay.table.notices.toasts = [];
    await back(-1);
    expect(notices(replay)).toEqual([replay.seam]);
  }
});

test('a film that begins with its match has nothing to say of it', async () => {
  const replay = await film(null, 'en');
  await replay.step(-1);
  expect(notices(replay)).toEqual([]);
  expect(review(replay)).not.toContain('under earlier rules');
});
