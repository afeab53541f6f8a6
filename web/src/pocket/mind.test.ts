/** Who thinks beside the house: thoughts go there under a number, and where nobody can think the house is told. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Mind } from './mind';
import type { Stood } from './python';
import { NOBODY, type Beginning, type Thought } from './thought';

class Thinker {
  static begun: Thinker[] = [];
  heard: Thought[] = [];
  begins: (Stood | null)[] = [];
  ended = false;
  onmessage = (_: { data: Thought }) => {};
  onerror = () => {};
  constructor(
    readonly address: URL,
    readonly wishes: { name: string },
  ) {
    Thinker.begun.push(this);
  }
  postMessage = (said: Thought | Beginning) => {
    if (said.length === 1) this.begins.push(said[0]);
    else this.heard.push(said);
  };
  terminate = () => (this.ended = true);
}

beforeEach(() => {
  Thinker.begun = [];
  vi.stubGlobal('Worker', Thinker);
  vi.stubGlobal('self', { name: '/house/1' });
});
afterEach(() => vi.unstubAllGlobals());

test('nobody is woken before there is something to think about, and nobody twice', () => {
  const mind = new Mind(null);
  expect(Thinker.begun).toEqual([]);
  mind.wake();
  mind.wake();
  void mind.think('one');
  expect(Thinker.begun.map(({ wishes }) => wishes.name)).toEqual(['/house/1']);
});

test('whoever thinks hears once, and first, how to begin', () => {
  const stood = { memory: new Blob(['as it stood']), files: new Uint8Array() };
  void new Mind(stood).think('one');
  expect(Thinker.begun[0]!.begins).toEqual([stood]);
});

test('what comes of a thought goes to who had it', async () => {
  const mind = new Mind(null);
  const [one, other] = [mind.think('one'), mind.think('other')];
  const [thinker] = Thinker.begun;
  const [[first], [second]] = thinker!.heard as [Thought, Thought];
  thinker!.onmessage({ data: [second, '2'] });
  thinker!.onmessage({ data: [first, '1'] });
  expect(await Promise.all([one, other])).toEqual(['1', '2']);
});

test('where the worker breaks down, the house thinks itself from then on', async () => {
  const mind = new Mind(null);
  const waiting = mind.think('one');
  Thinker.begun[0]!.onerror();
  expect(await waiting).toBe(NOBODY);
  expect(await mind.think('two')).toBe(NOBODY);
  expect([Thinker.begun.length, Thinker.begun[0]!.ended]).toEqual([1, true]);
});

test('where a worker can have none of its own, the house thinks itself', async () => {
  vi.stubGlobal('Worker', function () {
    throw new Error('none');
  });
  expect(await new Mind(null).think('one')).toBe(NOBODY);
});
