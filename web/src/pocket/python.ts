/** Python in a worker, or in node: the runtime, what it needs, and the files of the house, ready to be imported. */
import { filesIn } from './archive.ts';

/** What is used of Pyodide, which is installed only where a site is written. */
export interface Python {
  runPython: (program: string) => any;
  pyimport: (module: string) => any;
  globals: { get: (name: string) => any };
  FS: { mkdirTree: (folder: string) => void; writeFile: (file: string, content: Uint8Array) => void };
  _api: { makeSnapshot: () => Uint8Array; config: Record<string, unknown> };
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

/** Puts the files of an archive where those of the house are, and gives them back as they are in it. */
export function unpack(python: Python, archive: ArrayBuffer): Stood['files'] {
  const files = unpressed(python, archive);
  write(python, files);
  return files;
}

function write(python: Python, files: Stood['files']): void {
  for (const [name, content] of filesIn(files)) {
    const file = `${HOUSE}/${name}`;
    python.FS.mkdirTree(file.slice(0, file.lastIndexOf('/')));
    python.FS.writeFile(file, content);
  }
}

function unpressed(python: Python, archive: ArrayBuffer): Stood['files'] {
  const found: Uint8Array[] = [];
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
  const memory = stood && new Uint8Array(await bytesOf(stood.memory));
  const createPyodideModule = async (settings: Settings) => {
    const { locateFile } = settings;
    settings.dynamicLibraries = [NATIVE];
    settings.locateFile = (file) => (file === NATIVE ? native : locateFile(file));
    const made = await make(settings);
    // The runtime is told how much it will be, and does not heed it.
    if (memory && made.HEAP8.length < memory.length) made.growMemory(memory.length);
    return made;
  };
  // The list is empty: nothing is ever looked for elsewhere.
  const lockFileContents = { info, packages: {} };
  const begin = memory ? { _loadSnapshot: memory } : { _makeSnapshot: true };
  const python = await loadPyodide({ createPyodideModule, lockFileContents, ...begin });
  // Read by now, and as large as all of Python; the function knows it, too.
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

const bytesOf = async (memory: Stood['memory']) => (memory instanceof Blob ? memory.arrayBuffer() : memory);
