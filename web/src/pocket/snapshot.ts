/**
 * How Python stands once the house is imported, so that another one begins there: whoever thinks beside the house, and the
 * house itself on a later visit. It is kept beside the files of its release; where anything is wrong with it Python starts as if there were none.
 */
import type { Python } from './python';

/** How the names of the caches begin in which they lie. */
export const SNAPSHOTS = 'snapshot-';
const SNAPSHOT = '/snapshot';
/** Milliseconds: whoever comes to play at once is asked before it is made small. */
const LATER = 5000;

const said = new Set<string>();
/** Nobody who plays has to know. */
function say(trouble: unknown): void {
  const sentence = String(trouble);
  if (!said.has(sentence)) console.warn('Python starts without a snapshot:', sentence);
  said.add(sentence);
}

/** How this one stands, before anything of the page was handed to it. */
export function taken(python: Python): Blob | null {
  try {
    python.runPython('import gc; gc.collect()');
    return new Blob([python._api.makeSnapshot() as Uint8Array<ArrayBuffer>]);
  } catch (trouble) {
    say(trouble);
    return null;
  }
}

/** What was kept of this release. */
export async function kept(release: string): Promise<Blob | null> {
  try {
    const found = await (await caches.open(SNAPSHOTS + release)).match(SNAPSHOT);
    if (!found?.body) return null;
    return await new Response(found.body.pipeThrough(new DecompressionStream('gzip'))).blob();
  } catch (trouble) {
    say(trouble);
    return null;
  }
}

/** Keeps it for later visits, in place of those of other releases. */
export function keepLater(release: string, snapshot: Blob): void {
  setTimeout(() => keep(release, snapshot).catch(say), LATER);
}

async function keep(release: string, snapshot: Blob): Promise<void> {
  const small = await new Response(snapshot.stream().pipeThrough(new CompressionStream('gzip'))).blob();
  for (const name of await caches.keys()) if (name.startsWith(SNAPSHOTS)) await caches.delete(name);
  await (await caches.open(SNAPSHOTS + release)).put(SNAPSHOT, new Response(small));
}

/** It is of no use. */
export async function forget(release: string, trouble: unknown): Promise<void> {
  say(trouble);
  await caches.delete(SNAPSHOTS + release).catch(() => {});
}
