/**
 * Plays games in the Python of a browser: `node replay.ts PROGRAM FOLDER`, from the files of a site, with the games as
 * JSON on the way in; their positions, and how long it took, on the way out.
 */
import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { start } from '../../web/src/pocket/python.ts';

// Node would print the line of the runtime in which it stumbled, which is a megabyte long.
process.on('uncaughtException', (error) => {
  process.exitCode = 1;
  process.stderr.write(`${error.message}\n`);
});

const [program = '', folder = ''] = process.argv.slice(2);
const games = await text(process.stdin);
const seconds: Record<string, number> = {};
let before = performance.now();
const took = (what: string) => {
  const now = performance.now();
  seconds[what] = (now - before) / 1000;
  before = now;
};

const at = (file: string) => `${folder}/${file}`;
const { info, runtime, module, native, archive } = JSON.parse(await readFile(at('files.json'), 'utf8'));
const files = { info, native: at(native) };
const packed = (await readFile(at(archive))).buffer;
const { python } = await start(await import(at(runtime)), await import(at(module)), files, packed);
took('start');
python.runPython(await readFile(program, 'utf8'));
took('import');
const positions = python.globals.get('all_positions')(games);
took('play');
process.stdout.write(JSON.stringify({ positions: JSON.parse(positions), seconds }));
