/** The pictures by which games are taught: each stands beside words of its own, in both languages. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { firstSteps, primers } from '.';

const text = (game: string, file: string) =>
  readFileSync(
    join(import.meta.dirname, '../../../src/rouages/games', game.replaceAll('-', '_'), 'text', file),
    'utf8',
  );
const games = Object.keys(primers);
/** Loaded before the tests: drawings take their time to be compiled. */
const taught = new Map(await Promise.all(games.map(async (game) => [game, await primers[game]!()] as const)));

test('five games are taught', () => {
  expect(games.length).toBe(5);
  expect(Object.keys(firstSteps).sort()).toEqual([...games].sort());
});

test.each(games)('%s: each step of a turn has a name and a line, and no line is left without a step', (game) => {
  const { turn } = taught.get(game)!;
  expect(turn).toEqual(firstSteps[game]);
  for (const language of ['en', 'fr']) {
    const words = Object.keys(JSON.parse(text(game, `${language}.json`)) as object);
    const told = words.filter((key) => key.startsWith('learn.turn.') && !key.endsWith('.more'));
    expect(told.map((key) => key.slice('learn.turn.'.length))).toEqual(turn);
    for (const key of told) expect(words).toContain(`${key}.more`);
  }
});

test.each(games)('%s: a picture of a rule stands beside that rule', (game) => {
  const { rules } = taught.get(game)!;
  const sections = [...text(game, 'rules.en.md').matchAll(/^## +([\w-]+):/gm)].map((found) => found[1]);
  for (const rule of rules) expect(sections).toContain(rule);
  expect(new Set(rules).size).toBe(rules.length);
  expect(rules.length).toBeGreaterThan(sections.length / 2);
});
