/**
 * Plays games in the Python of a browser: `node replay.ts PROGRAM ARCHIVE WHEEL`, with the games as JSON on the way in;
 * their positions, and how long it took, on the way out.
 */
import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import * as runtime from '../../web/runtime/node_modules/pyodide/pyodide.mjs';
import { start } from '../../web/src/pocket/python.ts';

// Node would print the line of the runtime in which it stumbled, which is a megabyte long.
process.on('uncaughtException', (error) => {
  process.exitCode = 1;
  process.stderr.write(`${error.message}\n`);
});

const HERE = new URL('../../web/runtime/node_modules/pyodide/', import.meta.url);
const [program = '', archive = '', wheel = ''] = process.argv.slice(2);
const games = await text(process.stdin);
const seconds: Record<string, number> = {};
let before = performance.now();
const took = (what: string) => {
  const now = performance.now();
  seconds[what] = (now - before) / 1000;
  before = now;
};

const { info } = JSON.parse(await readFile(new URL('pyodide-lock.json', HERE), 'utf8'));
const python = await start(runtime, { info, wheel, archive: (await readFile(archive)).buffer });
took('start');
python.runPython(await readFile(program, 'utf8'));
took('import');
const positions = python.globals.get('all_positions')(games);
took('play');
process.stdout.write(JSON.stringify({ positions: JSON.parse(positions), seconds }));
