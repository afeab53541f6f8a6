/**
 * Writes the types that travel, src/wire/schema.ts, from the server's own records; `--check` only says whether it is stale.
 * The server's Python is the one on the path.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';
import * as prettier from 'prettier';

const written = fileURLToPath(new URL('../src/wire/schema.ts', import.meta.url));
const HEAD = '/** The types of all that travels, generated from the server by `npm run types`: do not edit. */\n';

async function generated() {
  const folder = mkdtempSync(join(tmpdir(), 'rouages-types-'));
  try {
    execFileSync('python', ['-m', 'rouages.server.schema', folder], { stdio: 'inherit' });
    const types = await openapiTS(pathToFileURL(join(folder, 'server.json')), {
      immutable: true,
      emptyObjectsUnknown: true,
    });
    const options = await prettier.resolveConfig(written);
    return await prettier.format(HEAD + astToString(types), { ...options, filepath: written });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const types = await generated();
if (!process.argv.includes('--check')) writeFileSync(written, types);
else if (readFileSync(written, 'utf8') !== types) {
  console.error('src/wire/schema.ts is not what the server sends any more: npm run types writes it anew.');
  process.exitCode = 1;
}
