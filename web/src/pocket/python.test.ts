/** Python is given what it begins with, and what was only on its way there takes no room afterwards. */
import { expect, test, vi } from 'vitest';
import { letGo, start, unpack, type Making, type Python, type Stood } from './python';

/** An archive of one file, as Python unpresses it. */
const CONTENT = new TextEncoder().encode('content');
const archive = new Uint8Array(2048);
archive.set(new TextEncoder().encode('rouages/a.pyc'), 0);
archive.set(new TextEncoder().encode(CONTENT.length.toString(8)), 124);
archive.set(CONTENT, 512);

/** A runtime that reads this archive, whatever it is given, in two parts. */
function runtime() {
  const written = new Map<string, Uint8Array>();
  const half = (from: number, to: number) => ({
    getBuffer: () => ({ data: archive.subarray(from, to), release: () => {} }),
    destroy: () => {},
  });
  const parts = Object.assign([half(0, 700), half(700, 2048)], { destroy: () => {} });
  const python = {
    runPython: () => Object.assign(() => parts, { destroy: () => {} }),
    FS: {
      mkdirTree: () => {},
      writeFile: (name: string, content: Uint8Array, { canOwn }: { canOwn: boolean }) =>
        written.set(name, canOwn ? content : content.slice()),
    },
    _api: { config: {} },
  } as unknown as Python;
  return { python, written };
}

test('bytes that are let go take no room', () => {
  const bytes = new ArrayBuffer(8);
  letGo(bytes);
  expect(bytes.byteLength).toBe(0);
});

test('files lie for Python where they came, once, and their archive is gone', () => {
  const { python, written } = runtime();
  const packed = new ArrayBuffer(8);
  const files = unpack(python, packed);
  const [[name, content]] = [...written] as [[string, Uint8Array]];
  expect([name, new TextDecoder().decode(content)]).toEqual(['/house/rouages/a.pyc', 'content']);
  expect(content.buffer).toBe(files.buffer);
  expect(packed.byteLength).toBe(0);
});

const PAGE = 4096;
/** A snapshot: two numbers, of which the second says how long they are, and pages that are filled with these. */
function snapshot(...filled: number[]): ArrayBuffer {
  const heading = [1, 0, 0, 0, 8, 0, 0, 0];
  return new Uint8Array([...heading, ...filled.flatMap((each) => Array<number>(PAGE).fill(each))]).buffer;
}
const begun = (memory: Stood['memory'], HEAP8: Int8Array) => {
  const given: unknown[] = [];
  const loading = {
    loadPyodide: async ({ _loadSnapshot, createPyodideModule }: Record<string, unknown>) => {
      await (createPyodideModule as Making['default'])({ dynamicLibraries: [], locateFile: String });
      given.push(...(_loadSnapshot as Uint8Array));
      return runtime().python;
    },
  };
  const making = { default: async () => ({ HEAP8, growMemory: () => {} }) };
  const files = new Uint8Array(1024);
  return start(loading, making, { info: {}, native: '' }, { memory, files }).then(() => given);
};

test('another one begins where one stood, and no page is touched on which nothing stands', async () => {
  for (const memory of [snapshot(5, 0, 0, 6), new Blob([snapshot(5, 0, 0, 6)])]) {
    const heap = new Int8Array(4 * PAGE);
    heap[PAGE] = 7;
    const set = vi.spyOn(heap.constructor.prototype as Int8Array, 'set');
    const heading = await begun(memory, heap);
    expect(set).toHaveBeenCalledTimes(3);
    set.mockRestore();
    expect(heading).toEqual([1, 0, 0, 0, 8, 0, 0, 0]);
    expect([0, 1, 2, 3].map((page) => heap[page * PAGE])).toEqual([5, 0, 0, 6]);
    expect(heap.slice(PAGE, 3 * PAGE).some(Boolean)).toBe(false);
  }
});

test('what was read to begin from is let go; what was lent stays', async () => {
  const lent = snapshot(5);
  const read = vi.spyOn(Blob.prototype, 'arrayBuffer');
  await begun(new Blob([lent]), new Int8Array(PAGE));
  await begun(lent, new Int8Array(PAGE));
  const pieces = await Promise.all(read.mock.results.map(({ value }) => value as Promise<ArrayBuffer>));
  read.mockRestore();
  expect(pieces.at(-1)!.byteLength).toBe(0);
  expect(lent.byteLength).toBe(8 + PAGE);
});
