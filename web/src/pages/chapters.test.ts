/** No page says a word that it has not read: what its code says, and all code that it loads, is in its chapters. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { CHAPTERS, LATER } from './chapters';

const root = join(import.meta.dirname, '..');
const text = join(root, 'words/text');
/** What no page says: it is written into files when the client is built. */
const BUILT = 'manifest';
const keysOf = new Map(
  readdirSync(text)
    .filter((chapter) => chapter !== BUILT)
    .map((chapter) => [chapter, Object.keys(JSON.parse(readFileSync(join(text, chapter, 'en.json'), 'utf8')))]),
);
const all = [...keysOf.values()].flat();

/** The file of our own that an import leads to; nothing for packages and styles. */
const found = (from: string, to: string) =>
  ['', '.ts', '.svelte.ts', '/index.ts']
    .map((end) => join(dirname(from), to) + end)
    .find((path) => /\.(svelte|ts)$/.test(path) && existsSync(path) && statSync(path).isFile());

interface Code {
  leads: readonly string[];
  said: readonly string[];
}
const read = new Map<string, Code>();

/** What a file says, and which files it loads, now or later; types are not loaded. */
function codeOf(path: string): Code {
  const known = read.get(path);
  if (known) return known;
  const source = readFileSync(path, 'utf8');
  const imports = source.matchAll(/(?:import|export)\b(?! type\b)(?:[^;'"`]*?\bfrom\s*|\s*\(?\s*)'(\.[^']+)'/g);
  const leads = [...imports].flatMap(([, to]) => found(path, to!) ?? []);
  const begun = [...source.matchAll(/`(\w+\.[\w-]*)\$\{/g)].map(([, start]) => start!);
  const said = all.filter(
    (key) => source.includes(`'${key.replace(/(\..+)\.you$/, '$1')}'`) || begun.some((start) => key.startsWith(start)),
  );
  read.set(path, { leads, said });
  return { leads, said };
}

function saidBy(page: string): ReadonlySet<string> {
  const seen = new Set<string>();
  const waiting = [join(root, page)];
  for (let path = waiting.pop(); path; path = waiting.pop()) {
    if (seen.has(path)) continue;
    seen.add(path);
    waiting.push(...codeOf(path).leads);
  }
  return new Set([...seen].flatMap((path) => codeOf(path).said));
}

const fileOf = (page: string) => (page === 'lost' ? 'shell/Lost.svelte' : `pages/${page}.ts`);
const pages = new Map(Object.keys(CHAPTERS).map((page) => [page, saidBy(fileOf(page))]));

test.each(Object.entries(CHAPTERS))('%s has read all that it says, in chapters that it needs', (page, chapters) => {
  const said = pages.get(page)!;
  const read = [...chapters, ...(LATER[page as keyof typeof CHAPTERS] ?? [])];
  const open = new Set(['shared', ...read].flatMap((chapter) => keysOf.get(chapter)!));
  expect([...said].filter((key) => !open.has(key))).toEqual([]);
  expect(read.filter((chapter) => !keysOf.get(chapter)!.some((key) => said.has(key)))).toEqual([]);
});

test('every chapter is read by a page', () => {
  const opened = new Set(['shared', ...[CHAPTERS, LATER].flatMap((read) => Object.values(read)).flat()]);
  expect([...keysOf.keys()].filter((chapter) => !opened.has(chapter))).toEqual([]);
});

test('what one page alone says weighs on no other', () => {
  const lonely = keysOf
    .get('shared')!
    .filter((key) => [...pages.values()].filter((said) => said.has(key)).length === 1);
  expect(lonely).toEqual([]);
});
