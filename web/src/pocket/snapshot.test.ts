/** How Python stood is made small and kept beside the house, which answers meanwhile. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepLater, type Done, type Packed } from './snapshot';

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
