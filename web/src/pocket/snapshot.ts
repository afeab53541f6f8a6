/**
 * How Python stands once the house is imported, so that another one begins there: whoever thinks beside the house, and the
 * house itself on a later visit. It is kept beside the files of its release, with what was unpacked of them; where anything is wrong
 * with it Python starts as if there were none.
 */
import { letGo, type Python, type Stood } from './python';

/** How the names of the caches begin in which they lie. */
export const SNAPSHOTS = 'snapshot-';
const MEMORY = '/snapshot';
const FILES = '/files';
/** Milliseconds: whoever comes to play at once is asked before it is made small. */
const LATER = 5000;

const said = new Set<string>();
/** Nobody who plays has to know. */
function say(trouble: unknown): void {
  const sentence = String(trouble);
  if (!said.has(sentence)) console.warn('Python starts without a snapshot:', sentence);
  said.add(sentence);
}

/** How this one stands with these files, before anything of the page was handed to it. */
export function taken(python: Python, files: Stood['files']): Stood | null {
  try {
    python.runPython('import gc; gc.collect()');
    const memory = python._api.makeSnapshot();
    const stood = { memory: new Blob([memory]), files };
    letGo(memory.buffer);
    return stood;
  } catch (trouble) {
    say(trouble);
    return null;
  }
}

/** What was kept of this release. */
export async function kept(release: string): Promise<Stood | null> {
  try {
    const [memory, files] = await Promise.all(
      [MEMORY, FILES].map((name) => caches.match(name, { cacheName: SNAPSHOTS + release })),
    );
    if (!memory?.body || !files?.body) return null;
    const [bytes, unpacked] = await Promise.all([memory.body, files.body].map(large));
    return { memory: bytes!, files: new Uint8Array(unpacked!) };
  } catch (trouble) {
    say(trouble);
    return null;
  }
}

/** What whoever packs hears, and says when it is done: nothing, or what was in its way. */
export type Packed = [release: string, stood: Stood];
export type Done = string | null;

/** Keeps it for later visits, beside the house: to make it small takes a second or two, and no answer waits for that. */
export function keepLater(release: string, stood: Stood): void {
  setTimeout(() => {
    try {
      pack([release, stood]);
    } catch (trouble) {
      say(trouble);
    }
  }, LATER);
}

function pack(packed: Packed): void {
  const worker = new Worker(new URL('./packer.ts', import.meta.url), { type: 'module' });
  const end = (trouble: Done) => {
    worker.terminate();
    if (trouble !== null) say(trouble);
  };
  worker.onmessage = ({ data }: MessageEvent<Done>) => end(data);
  worker.onerror = ({ message }) => end(message);
  worker.postMessage(packed);
}

/** In place of those of other releases. */
export async function keep(release: string, { memory, files }: Stood): Promise<void> {
  const [smallMemory, smallFiles] = [await smallOf(memory), await smallOf(files)];
  for (const name of await caches.keys()) if (name.startsWith(SNAPSHOTS)) await caches.delete(name);
  const cache = await caches.open(SNAPSHOTS + release);
  await cache.put(FILES, new Response(smallFiles));
  await cache.put(MEMORY, new Response(smallMemory));
}

const large = (small: ReadableStream<BufferSource>) =>
  new Response(small.pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();

/** Bytes: as much is read at a time. */
const PIECE = 1 << 20;

/** Piece by piece, so that whoever packs while a bot thinks never holds the whole. */
async function smallOf(large: BlobPart): Promise<Blob> {
  const packing = new CompressionStream('gzip');
  const [small] = await Promise.all([new Response(packing.readable).blob(), pour(new Blob([large]), packing.writable)]);
  return small;
}

async function pour(large: Blob, into: WritableStream<BufferSource>): Promise<void> {
  const writer = into.getWriter();
  for (let at = 0; at < large.size; at += PIECE) {
    const piece = await large.slice(at, at + PIECE).arrayBuffer();
    await writer.write(new Uint8Array(piece));
    // What is less may still wait to be read: it is collected.
    if (piece.byteLength === PIECE) letGo(piece);
  }
  await writer.close();
}

/** It is of no use. */
export async function forget(release: string, trouble: unknown): Promise<void> {
  say(trouble);
  await caches.delete(SNAPSHOTS + release).catch(() => {});
}
