import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import type { Decision } from '../../games/contract';
import { boards } from '../../games';
import type { Notices } from '../../kit/notices.svelte';
import { Speaker } from '../../words/speaker';
import { Advice } from './advice.svelte';
import { begin } from './plate/Nudge.svelte';

/** In signs: two lines of a phone beside the two buttons. */
const LONGEST = 70;
const SAID = { 'nudge.Intervene': 'Look for two robots alike.' };
const given = { opinions: [{ option: 1, value: 0.6, visits: 9 }], reasons: [], foretold: [], chosen: null };

const asks = (question: number, type: string) => ({ question, prompt: { type }, options: [] }) as unknown as Decision;

function open(decision: Decision) {
  const hint = vi.fn(async () => given);
  const table = {
    me: 0,
    decision,
    line: { hint },
    notices: { refuse: vi.fn() } as unknown as Notices,
    speaker: new Speaker(SAID, { language: 'en', seat: null, name: String }),
  };
  const advice = new Advice(table);
  const asked = { ...table, advice } as unknown as Parameters<typeof begin>[0];
  return { hint, advice, begin: () => begin(asked) };
}

test('where to look is said before what to do, and costs no hint', async () => {
  const { advice, hint, begin } = open(asks(1, 'Intervene'));
  await begin();
  expect(advice.nudge).toBe('nudge.Intervene');
  expect(advice.best).toBeNull();
  expect(hint).not.toHaveBeenCalled();
  await advice.ask();
  expect(advice.nudge).toBeUndefined();
  expect(advice.best?.option).toBe(1);
});

test('who has seen it for themselves puts it away', async () => {
  const { advice, hint, begin } = open(asks(1, 'Intervene'));
  await begin();
  advice.close();
  expect(advice.nudge).toBeUndefined();
  expect(hint).not.toHaveBeenCalled();
});

test('at the next question of its kind it is not said again', async () => {
  const first = open(asks(1, 'Intervene'));
  await first.begin();
  first.advice.close();
  await first.begin();
  expect(first.advice.nudge).toBeUndefined();
  expect(first.advice.best?.option).toBe(1);
});

test('where nothing is said of a kind of question the hint comes at once', async () => {
  const unsaid = open(asks(1, 'PutBack'));
  await unsaid.begin();
  expect(unsaid.advice.best?.option).toBe(1);
});

const NUDGE = 'nudge.';
const NAMES = Object.keys(boards).filter((game) => game !== 'plain');
const sentences = (game: string, language: string) => {
  const file = join(import.meta.dirname, `../../games/${game}/text/${language}.json`);
  const all = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>);
  return all.filter(([key]) => key.startsWith(NUDGE));
};

test.each(NAMES)('each sentence is about a question that its game asks on a board: %s', async (game) => {
  const asked = sentences(game, 'en').map(([key]) => key.slice(NUDGE.length));
  expect(asked).not.toEqual([]);
  expect(Object.keys((await boards[game]!()).draws)).toEqual(expect.arrayContaining(asked));
});

test.each(NAMES.flatMap((game) => ['en', 'fr'].map((language) => [game, language] as const)))(
  'each sentence finds its room on the plate of a phone: %s %s',
  (game, language) => {
    expect(sentences(game, language).filter(([, said]) => said.length > LONGEST)).toEqual([]);
  },
);
