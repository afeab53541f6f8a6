/** The rooms of the client: what may import what, and that only a game's own folder knows the game. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { expect, test } from 'vitest';

const root = import.meta.dirname;
const below = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(svelte|ts|css|json)$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !path.endsWith('.test.ts'));
const text = (path: string) => readFileSync(join(root, path), 'utf8');
const games = readdirSync(join(root, 'games'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'plain')
  .map(({ name }) => name);

/** The files that a file imports, by their path from here; those of packages are left out. */
const imported = (path: string): string[] =>
  [...text(path).matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map((found) =>
    join(dirname(path), found[1]!).split(sep).join('/'),
  );
/** The room of a file: the folder, and inside `games` the game's own. */
const roomOf = (path: string): string => {
  const [room, game] = path.split('/');
  return room === 'games' && games.includes(game!) ? `games/${game}` : room!;
};
/** Which rooms each may import beside itself; each floor stands on those before it. */
const floors: Readonly<Record<string, readonly string[]>> = {
  words: [],
  wire: ['words'],
  kit: ['wire', 'words'],
  games: ['kit', 'wire', 'words'],
  shell: ['games', 'kit', 'wire', 'words'],
  worker: ['wire'],
  pocket: ['wire'],
  pages: ['shell', 'games', 'kit', 'wire', 'words'],
};
/** The words know the languages by the types that are generated from the server. */
const isGenerated = (path: string) => path === 'wire/schema';

test.each(Object.entries(floors))('%s imports only what it stands on', (room, allowed) => {
  const wrong = below(room)
    .filter((path) => roomOf(path) === room)
    .flatMap((path) =>
      imported(path)
        .filter((other) => !isGenerated(other) && ![room, ...allowed].includes(roomOf(other)))
        .map((other) => `${path} imports ${other}`),
    );
  expect(wrong).toEqual([]);
});

test.each(games)('%s imports no other game, and not the shell', (game) => {
  const wrong = below(`games/${game}`)
    .filter((path) => !path.includes('/moments/'))
    .flatMap((path) =>
      imported(path)
        .filter((other) => ![`games/${game}`, ...floors.games!, 'games'].includes(roomOf(other)))
        .map((other) => `${path} imports ${other}`),
    );
  expect(wrong).toEqual([]);
});

test.each(games)('only its own folder names %s', (game) => {
  const name = new RegExp(game.replace('-and-', '[-_ ]?(and|&)[-_ ]?').replaceAll(/-(?!_)/g, '[-_ ]?'), 'i');
  const naming = ['words', 'wire', 'kit', 'shell', 'pages'].flatMap(below).filter((path) => name.test(text(path)));
  expect(naming).toEqual([]);
});
