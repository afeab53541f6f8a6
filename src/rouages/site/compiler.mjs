/**
 * Compiles modules with the Python of a browser: `node compiler.mjs PROGRAM RUNTIME`, with their sources as JSON on the
 * way in, and the modules on the way out.
 */
import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';

const [program, runtime] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${runtime}/pyodide.mjs`).href);
const python = await loadPyodide();
python.runPython(await readFile(program, 'utf8'));
process.stdout.write(python.globals.get('compiled')(await text(process.stdin)));
