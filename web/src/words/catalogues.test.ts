/** The client's own catalogues: whole in both languages, well set in French, and nothing unused. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { parse, templates, type Catalogue } from './template';

/** A folder of code, and the labels that only it uses. */
interface Room {
  name: string;
  folder: string;
  catalogues: [Catalogue, Catalogue];
}

const root = join(import.meta.dirname, '..');
const read = (...path: string[]) => JSON.parse(readFileSync(join(...path), 'utf8')) as Catalogue;
const both = (folder: string): [Catalogue, Catalogue] => [read(folder, 'en.json'), read(folder, 'fr.json')];
/** The folders of the games that have labels of their own; those of a folder inside another are not the other's. */
const folders = readdirSync(join(root, 'games'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.name === 'text' && existsSync(join(entry.parentPath, 'text', 'en.json')))
  .map((entry) => entry.parentPath);
const text = join(import.meta.dirname, 'text');
const chapters = readdirSync(text);
const rooms: Room[] = [
  ...chapters.map((name) => ({ name, folder: root, catalogues: both(join(text, name)) })),
  ...folders.map((folder) => ({
    name: relative(join(root, 'games'), folder),
    folder,
    catalogues: both(join(folder, 'text')),
  })),
];
const pairs = rooms.map(({ name, catalogues }) => [name, ...catalogues] as const);
const holes = (catalogue: Catalogue, key: string) =>
  new Set(
    templates(catalogue[key]!).flatMap((template) =>
      parse(template).map((piece) => {
        if (typeof piece === 'string') return '';
        return 'lists' in piece ? `${piece.lists.join()}:${piece.entry}` : `${piece.field}:${piece.kind ?? ''}`;
      }),
    ),
  );

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.(svelte|ts)$/.test(entry.name) && !entry.name.endsWith('.test.ts') ? [readFileSync(path, 'utf8')] : [];
  });
}
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

test('a key stands in one chapter of the shell', () => {
  const keys = chapters.flatMap((name) => Object.keys(read(text, name, 'en.json')));
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});

/** The page names some labels of a board by their beginning. */
const shell = sources(join(root, 'shell')).join('\n');
const everything = sources(root).join('\n');

/** The sentences of a game's records, which its board may say in words of its own. */
const records = (name: string): Catalogue => {
  const game = join(root, '../../src/rouages/games', name.replaceAll('-', '_'), 'text');
  return existsSync(game) ? read(game, 'en.json') : {};
};

test.each(rooms)('$name: every label is used, and every label asked for exists', (room) => {
  const { name, folder, catalogues } = room;
  const [labels] = catalogues;
  const said = Object.keys(records(name)).filter((key) => /^[A-Z]/.test(key));
  const code = folder === root ? everything : sources(folder).join('\n');
  const begun = [...(folder === root ? code : code + shell).matchAll(/`(\w+\.[\w-]*)\$\{/g)].map((found) => found[1]!);
  const used = (key: string) =>
    code.includes(`'${key.replace(/(\..+)\.you$/, '$1')}'`) ||
    said.includes(key) ||
    begun.some((start) => key.startsWith(start));
  expect(Object.keys(labels).filter((key) => !used(key))).toEqual([]);
  if (folder === root) return;
  const asked = new Set([...code.matchAll(/'(board\.\w+)'/g)].map((found) => found[1]!));
  expect([...asked].filter((key) => !(key in labels))).toEqual([]);
});
