/**
 * Writes the types that travel from the server's own records: src/wire/schema.ts, and the schema.ts of each game that has
 * a board. `--check` only says whether one is stale. The server's Python is the one on the path.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, parse } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';
import * as prettier from 'prettier';

const HEAD = '/** The types of all that travels, generated from the server by `npm run types`: do not edit. */\n';
/** @param {string} path */
const place = (path) => fileURLToPath(new URL(`../src/${path}`, import.meta.url));

/**
 * @param {string} document
 * @param {string} written
 */
async function generated(document, written) {
  const types = await openapiTS(pathToFileURL(document), { immutable: true, emptyObjectsUnknown: true });
  const options = await prettier.resolveConfig(written);
  return prettier.format(HEAD + astToString(types), { ...options, filepath: written });
}

const folder = mkdtempSync(join(tmpdir(), 'rouages-types-'));
try {
  execFileSync('python', ['-m', 'rouages.server.wire.schema', folder], { stdio: 'inherit' });
  for (const file of readdirSync(folder)) {
    const { name } = parse(file);
    const path = name === 'server' ? 'wire/schema.ts' : `games/${name}/schema.ts`;
    const written = place(path);
    if (!existsSync(dirname(written))) continue;
    const types = await generated(join(folder, file), written);
    if (!process.argv.includes('--check')) writeFileSync(written, types);
    else if (!existsSync(written) || readFileSync(written, 'utf8') !== types) {
      console.error(`src/${path} is not what the server sends any more: npm run types writes it anew.`);
      process.exitCode = 1;
    }
  }
} finally {
  rmSync(folder, { recursive: true });
}
