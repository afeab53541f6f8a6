/** The client's own catalogues: whole in both languages, well set in French, and nothing unused. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import boardEn from '../games/out-of-gears/text/en.json';
import boardFr from '../games/out-of-gears/text/fr.json';
import en from './en.json';
import fr from './fr.json';
import { parse, templates, type Catalogue } from './template';

const pairs: [string, Catalogue, Catalogue][] = [
  ['shell', en as Catalogue, fr as Catalogue],
  ['out-of-gears', boardEn as Catalogue, boardFr as Catalogue],
];
const holes = (catalogue: Catalogue, key: string) =>
  new Set(
    templates(catalogue[key]!).flatMap((template) =>
      parse(template).map((piece) => (typeof piece === 'string' ? '' : `${piece.field}:${piece.kind ?? ''}`)),
    ),
  );

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.(svelte|ts)$/.test(entry.name) && !entry.name.endsWith('.test.ts') ? [readFileSync(path, 'utf8')] : [];
  });
}
const code = sources(join(import.meta.dirname, '..')).join('\n');

test.each(pairs)('%s: both languages have the same keys and the same holes', (_, english, french) => {
  expect(Object.keys(french).sort()).toEqual(Object.keys(english).sort());
  for (const key of Object.keys(english)) {
    holes(english, key).delete('');
    const [one, other] = [holes(english, key), holes(french, key)];
    one.delete('');
    other.delete('');
    expect([key, other]).toEqual([key, one]);
  }
});

test.each(pairs)('%s: French is set as French is', (_, _english, french) => {
  for (const entry of Object.values(french))
    for (const template of templates(entry)) {
      const words = parse(template)
        .filter((piece) => typeof piece === 'string')
        .join('x');
      expect(words).not.toMatch(/'|"|\.\.\./);
      expect(words).not.toMatch(/[^\u202f\u00a0][;!?»]|[^\u202f\u00a0\d]:|«[^\u202f\u00a0]/);
    }
});

/** Keys whose last part is a value: `lobby.undo_${policy}`. */
const built = [
  /^(game|tagline)\./,
  /^lobby\.(kind|undo|spectators)_/,
  /^bot_name\./,
  /^refused\./,
  /^board\.(from|prompt|hint)_/,
];

test.each(pairs)('%s: every key is used', (_, english) => {
  const unused = Object.keys(english).filter(
    (key) => !code.includes(`'${key}'`) && !built.some((pattern) => pattern.test(key)),
  );
  expect(unused).toEqual([]);
});

test('every label that the board asks for exists', () => {
  const asked = new Set([...code.matchAll(/'(board\.[a-z_]+)'/g)].map((found) => found[1]!));
  expect([...asked].filter((key) => !(key in boardEn))).toEqual([]);
});
