/** How Python stood is made small and kept beside the house, which answers meanwhile. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Python } from './python';
import { keep, keepLater, kept, taken, type Done, type Packed } from './snapshot';

class Packer {
  static begun: Packer[] = [];
  heard: Packed[] = [];
  ended = false;
  onmessage = (_: { data: Done }) => {};
  onerror = (_: { message: string }) => {};
  constructor() {
    Packer.begun.push(this);
  }
  postMessage = (packed: Packed) => this.heard.push(packed);
  terminate = () => (this.ended = true);
}

const stood = { memory: new Blob(['as it stood']), files: new Uint8Array() };
const warn = vi.spyOn(console, 'warn');

beforeEach(() => {
  Packer.begun = [];
  warn.mockReset();
  vi.useFakeTimers();
  vi.stubGlobal('Worker', Packer);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('nobody packs before whoever plays at once was asked', () => {
  keepLater('1', stood);
  vi.advanceTimersByTime(4000);
  expect(Packer.begun).toEqual([]);
  vi.advanceTimersByTime(2000);
  expect(Packer.begun.map(({ heard }) => heard)).toEqual([[['1', stood]]]);
});

test('whoever has packed goes', () => {
  keepLater('1', stood);
  vi.runAllTimers();
  const [packer] = Packer.begun;
  expect(packer!.ended).toBe(false);
  packer!.onmessage({ data: null });
  expect(packer!.ended).toBe(true);
  expect(warn).not.toHaveBeenCalled();
});

test('what was in the way is said, and nobody who plays is troubled', () => {
  for (const trouble of ['no room', 'no such file']) {
    keepLater('1', stood);
    vi.runAllTimers();
    const packer = Packer.begun.at(-1)!;
    if (trouble === 'no room') packer.onmessage({ data: trouble });
    else packer.onerror({ message: trouble });
    expect(packer.ended).toBe(true);
    expect(warn.mock.calls.at(-1)).toEqual(['Python starts without a snapshot:', trouble]);
  }
});

test('where there can be no worker beside the house, nothing is kept', () => {
  vi.stubGlobal('Worker', function () {
    throw new Error('none');
  });
  keepLater('1', stood);
  vi.runAllTimers();
  expect(warn).toHaveBeenCalledOnce();
});

test('how Python stood is handed on, and takes no second room in the house', async () => {
  const memory = new Uint8Array([1, 2, 3]);
  const python = { runPython: () => {}, _api: { makeSnapshot: () => memory } } as unknown as Python;
  const found = taken(python, new Uint8Array())!;
  expect([...new Uint8Array(await (found.memory as Blob).arrayBuffer())]).toEqual([1, 2, 3]);
  expect(memory.length).toBe(0);
});

test('it is found again as it was, and whoever packs never holds more than pieces of it', async () => {
  vi.useRealTimers();
  const boxes = new Map<string, Map<string, Response>>();
  vi.stubGlobal('caches', {
    keys: async () => [...boxes.keys()],
    delete: async (name: string) => boxes.delete(name),
    open: async (name: string) => {
      boxes.set(name, new Map());
      return { put: async (path: string, reply: Response) => boxes.get(name)!.set(path, reply) };
    },
    match: async (path: string, { cacheName }: { cacheName: string }) => boxes.get(cacheName)?.get(path),
  });
  const whole = Uint8Array.from({ length: 5 << 19 }, (_, place) => place % 251);
  const read = vi.spyOn(Blob.prototype, 'arrayBuffer');
  await keep('/house/1', { memory: new Blob([whole]), files: whole.slice(0, 9) });
  const pieces = await Promise.all(read.mock.results.map(({ value }) => value as Promise<ArrayBuffer>));
  read.mockRestore();
  expect(pieces.map(({ byteLength }) => byteLength)).toEqual([0, 0, 1 << 19, 9]);
  expect(await kept('/house/2')).toBeNull();
  const found = (await kept('/house/1'))!;
  expect(Buffer.compare(Buffer.from(found.memory as ArrayBuffer), whole)).toBe(0);
  expect([...found.files]).toEqual([...whole.slice(0, 9)]);
  expect([...boxes.keys()]).toEqual(['snapshot-/house/1']);
});
