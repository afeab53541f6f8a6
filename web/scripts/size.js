/** What a page weighs at load, compressed: its scripts, styles and words. Fails above the limit. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const LIMIT = 120_000;
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
    found.add(chunk.file);
    for (const style of chunk.css ?? []) found.add(style);
    waiting.push(...(chunk.imports ?? []));
  }
  return [...found];
}

const words = 'src/words/fr.json';
const pages = {
  lobby: ['index.html', 'src/pages/lobby.ts', words],
  'table of Out of Gears': [
    'index.html',
    'src/pages/table.ts',
    'src/games/out-of-gears/index.ts',
    'src/games/out-of-gears/text/fr.json',
    words,
  ],
};
for (const [page, entries] of Object.entries(pages)) {
  const bytes = files(entries).reduce((sum, file) => sum + gzipSync(readFileSync(built + file)).length, 0);
  console.log(`${page}: ${(bytes / 1000).toFixed(1)} kB compressed (limit ${LIMIT / 1000})`);
  if (bytes > LIMIT) process.exitCode = 1;
}
