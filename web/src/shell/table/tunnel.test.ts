/** Going on here when the line is cut: what is taken along, when it is offered, and why not. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GameModule } from '../../games/contract';
import { game } from '../../games/out-of-gears';
import { moments, snapshot } from '../../games/out-of-gears/moments';
import * as sound from '../../kit/sound';
import { Refusal } from '../../wire/http';
import { Speaker } from '../../words/speaker';
import type { Words } from '../../words/words.svelte';
import type { TableLine } from './line';
import { Table } from './table.svelte';
import { Tunnel } from './tunnel.svelte';

const told = snapshot(moments.six!);
const pack = vi.fn(async () => {});

function open(ready = true) {
  const words = { t: String, speaker: () => new Speaker({}, { language: 'en', seat: null, name: String }) };
  const table = new Table(told, {} as TableLine, words as unknown as Words, game as unknown as GameModule);
  return { table, tunnel: new Tunnel(table, { ready: async () => ready, pack }) };
}
/** The question has stood for a while, then the line is cut for a while. */
async function cut({ table, tunnel }: ReturnType<typeof open>) {
  tunnel.follow();
  await vi.advanceTimersByTimeAsync(1000);
  table.standing = false;
  tunnel.wait();
  const early = tunnel.offered;
  await vi.advanceTimersByTimeAsync(3000);
  return early;
}

beforeEach(() => {
  vi.stubGlobal('document', { hidden: false });
  vi.spyOn(sound, 'play').mockImplementation(() => {});
  vi.useFakeTimers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
  pack.mockReset();
});

test('the match is taken along once its question stands, and offered once the line is cut for a while', async () => {
  const opened = open();
  expect(await cut(opened)).toBe(false);
  expect(pack).toHaveBeenCalledWith(told.table.id, opened.table.name(told.reader.seat!));
  expect([opened.tunnel.offered, opened.tunnel.refused]).toEqual([true, null]);
});

test('where the house is not kept nothing is asked for', async () => {
  const opened = open(false);
  await cut(opened);
  expect(pack).not.toHaveBeenCalled();
  expect(opened.tunnel.offered).toBe(false);
});

test('why it stays at the server is told, and that nobody was reached is no reason', async () => {
  pack.mockRejectedValueOnce(new Refusal({ type: 'TimeRuns' }));
  const refused = open();
  await cut(refused);
  expect([refused.tunnel.offered, refused.tunnel.refused]).toEqual([false, { type: 'TimeRuns' }]);
  pack.mockRejectedValueOnce(new Refusal({ type: 'Unreached' }));
  const unreached = open();
  await cut(unreached);
  expect([unreached.tunnel.offered, unreached.tunnel.refused]).toEqual([false, null]);
});
