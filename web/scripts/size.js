/** What a page weighs at load, compressed: its scripts, styles and words. Fails above the limit. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { CHAPTERS } from '../src/pages/chapters.ts';

/** In bytes: of the lobby, and of a table by its game, whose drawings differ. */
const LOBBY = 95_900;
const TABLES = {
  'out-of-gears': 157_100,
  cyberion: 164_700,
  'robo-rally': 175_000,
  'gear-and-piston': 169_900,
  'too-many-bones': 195_400,
};
const built = fileURLToPath(new URL('../../src/rouages/server/static/', import.meta.url));
/** @type {Record<string, { file: string, imports?: string[], css?: string[] }>} */
const manifest = JSON.parse(readFileSync(`${built}.vite/manifest.json`, 'utf8'));

/** @param {string[]} entries */
function files(entries) {
  const found = new Set(['index.html']);
  const waiting = [...entries];
  for (let name = waiting.pop(); name; name = waiting.pop()) {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`${name} was not built`);
    if (found.has(chunk.file)) continue;
    found.add(chunk.file);
    for (const style of chunk.css ?? []) found.add(style);
    waiting.push(...(chunk.imports ?? []));
  }
  return [...found];
}

/** The words of a page in the language that says most.
 * @param {keyof typeof CHAPTERS} page */
const words = (page) => ['shared', ...CHAPTERS[page]].map((chapter) => `src/words/text/${chapter}/fr.json`);
/** @param {Iterable<string>} paths */
const weight = (paths) => [...paths].reduce((sum, path) => sum + gzipSync(readFileSync(built + path)).length, 0);
/** @param {string} what @param {number} bytes @param {number} limit */
function say(what, bytes, limit) {
  console.log(`${what}: ${(bytes / 1000).toFixed(1)} kB compressed (limit ${limit / 1000})`);
  if (bytes > limit) process.exitCode = 1;
}

say('lobby', weight(files(['index.html', 'src/pages/lobby.ts', ...words('lobby')])), LOBBY);
for (const [game, limit] of Object.entries(TABLES)) {
  const board = [`src/games/${game}/index.ts`, `src/games/${game}/text/fr.json`];
  say(`table of ${game}`, weight(files(['index.html', 'src/pages/table.ts', ...board, ...words('table')])), limit);
}
