/** Python in a worker, or in node: the runtime, what it needs, and the files of the house, ready to be imported. */
import { filesIn } from './archive.ts';

/** What is used of Pyodide, which is installed only where a site is written. */
export interface Python {
  runPython: (program: string) => any;
  pyimport: (module: string) => any;
  globals: { get: (name: string) => any };
  FS: {
    mkdirTree: (folder: string) => void;
    writeFile: (file: string, content: Uint8Array, wishes: { canOwn: boolean }) => void;
  };
  _api: { makeSnapshot: () => Uint8Array<ArrayBuffer>; config: Record<string, unknown> };
}

export interface Runtime {
  loadPyodide: (wishes: Record<string, unknown>) => Promise<Python>;
}

/** How the runtime makes a module of WebAssembly, and what it is told for that. */
interface Module {
  readonly HEAP8: Int8Array;
  growMemory: (bytes: number) => void;
}
interface Settings {
  dynamicLibraries: string[];
  locateFile: (file: string) => string;
}
export interface Making {
  default: (settings: Settings) => Promise<Module>;
}

export interface Files {
  /** What the runtime's own list of packages says of the runtime. */
  info: Readonly<Record<string, string>>;
  /** Where the part of msgspec is that is no Python. */
  native: string;
}

/** How another one stood, and its files, which stand in no memory. */
export interface Stood {
  memory: ArrayBuffer | Blob;
  files: Uint8Array<ArrayBuffer>;
}

const HOUSE = '/house';
const NATIVE = `${HOUSE}/msgspec/_core.cpython-314-wasm32-emscripten.so`;
/** In parts, so that Python never holds all of it. */
const READER = `
from lzma import LZMADecompressor

def parts(packed):
    reading, rest = LZMADecompressor(), packed.to_bytes()
    while not reading.eof:
        yield reading.decompress(rest, 1 << 18)
        rest = b""

parts
`;

/**
 * What these bytes took is free again at once: they are sent where nobody hears. A worker that has little to do collects what
 * it threw away after minutes, or never; and what only JavaScript lets go (`transfer`), a browser that has read it holds on to.
 */
export function letGo(bytes: ArrayBuffer): void {
  const { port1, port2 } = new MessageChannel();
  port2.close();
  port1.postMessage(null, [bytes]);
  port1.close();
}

/** Puts the files of an archive, which is used up, where those of the house are, and gives them back as they are in it. */
export function unpack(python: Python, archive: ArrayBuffer): Stood['files'] {
  const files = unpressed(python, archive);
  letGo(archive);
  write(python, files);
  return files;
}

/** Python reads them where they are: they stay as they came, once. */
function write(python: Python, files: Stood['files']): void {
  for (const [name, content] of filesIn(files)) {
    const file = `${HOUSE}/${name}`;
    python.FS.mkdirTree(file.slice(0, file.lastIndexOf('/')));
    python.FS.writeFile(file, content, { canOwn: true });
  }
}

function unpressed(python: Python, archive: ArrayBuffer): Stood['files'] {
  const found: Uint8Array<ArrayBuffer>[] = [];
  const read = python.runPython(READER);
  const parts = read(archive);
  for (const part of parts) {
    const view = part.getBuffer('u8');
    found.push(view.data.slice());
    view.release();
    part.destroy();
  }
  parts.destroy();
  read.destroy();
  python.runPython('del parts, LZMADecompressor');
  const whole = new Uint8Array(found.reduce((total, { length }) => total + length, 0));
  let at = 0;
  for (const part of found) {
    whole.set(part, at);
    at += part.length;
    letGo(part.buffer);
  }
  return whole;
}

/** Python with the house beside it: out of its archive, or as another one stood (see snapshot.ts). */
export async function start(
  { loadPyodide }: Runtime,
  { default: make }: Making,
  { info, native }: Files,
  from: ArrayBuffer | Stood,
): Promise<{ python: Python; files: Stood['files'] }> {
  const stood = from instanceof ArrayBuffer ? null : from;
  const heading = stood && (await headingOf(stood.memory));
  const createPyodideModule = async (settings: Settings) => {
    const { locateFile } = settings;
    settings.dynamicLibraries = [NATIVE];
    settings.locateFile = (file) => (file === NATIVE ? native : locateFile(file));
    const made = await make(settings);
    if (stood && heading) await lay(stood.memory, heading.length, made);
    return made;
  };
  // The list is empty: nothing is ever looked for elsewhere.
  const lockFileContents = { info, packages: {} };
  const begin = heading ? { _loadSnapshot: heading } : { _makeSnapshot: true };
  const python = await loadPyodide({ createPyodideModule, lockFileContents, ...begin });
  // Read by now; the function knows the memory, which is as large as all of Python.
  delete python._api.config._loadSnapshot;
  delete python._api.config.createPyodideModule;
  if (stood) {
    write(python, stood.files);
    return { python, files: stood.files };
  }
  const files = unpack(python, from as ArrayBuffer);
  python.runPython(`import sys; sys.path.append('${HOUSE}')`);
  return { python, files };
}

type Memory = Stood['memory'];
/** Bytes: a number of a heading takes so many, and the second of them says how long it is. */
const NUMBER = 4;
/** Bytes: so much is read at a time, */
const PIECE = 1 << 22;
/** and so much looked at: a browser gives room to so much at once as soon as anything is written there. */
const PAGE = 1 << 12;

const sizeOf = (memory: Memory) => (memory instanceof Blob ? memory.size : memory.byteLength);
const bytesOf = async (memory: Memory, from: number, to: number) =>
  memory instanceof Blob
    ? new Uint8Array(await memory.slice(from, to).arrayBuffer())
    : new Uint8Array(memory).subarray(from, to);

/** What stands before the memory itself: the runtime reads it, and says whether it is its own. */
async function headingOf(memory: Memory): Promise<Uint8Array> {
  const [, length = 0] = new Uint32Array((await bytesOf(memory, 0, 2 * NUMBER)).slice().buffer);
  return (await bytesOf(memory, 0, length)).slice();
}

/**
 * Lays a memory into a module, piece by piece. The runtime would do it with all of it at once, and write even where nothing
 * is: two fifths of it, which then take as much room as what is there.
 */
export async function lay(memory: Memory, from: number, into: Module): Promise<void> {
  const size = sizeOf(memory);
  if (into.HEAP8.length < size - from) into.growMemory(size - from);
  for (let at = from; at < size; at += PIECE) {
    const piece = await bytesOf(memory, at, Math.min(at + PIECE, size));
    for (let page = 0; page < piece.length; page += PAGE) {
      const there = into.HEAP8.subarray(at - from + page, at - from + page + PAGE);
      const bytes = piece.subarray(page, page + PAGE);
      if (!isEmpty(bytes) || !isEmpty(there)) there.set(bytes);
    }
    if (memory instanceof Blob) letGo(piece.buffer);
  }
}

/** Whether nothing stands there but naughts, of which four are looked at together. */
function isEmpty({ buffer, byteOffset, byteLength }: Uint8Array | Int8Array): boolean {
  const numbers = new Int32Array(buffer, byteOffset, byteLength / NUMBER);
  for (let at = 0; at < numbers.length; at++) if (numbers[at]) return false;
  return true;
}
