/** What happened since the last visit: turn by turn, offered once, told or read by who wants to. */
import { beforeEach, expect, test, vi } from 'vitest';
import type { GameModule } from '../../games/contract';
import { game as outOfGears } from '../../games/out-of-gears';
import { moments, snapshot } from '../../games/out-of-gears/moments';
import { tellInWords } from '../../kit/telling/words.svelte';
import type { Snapshot } from '../../wire/tableSocket';
import type { Words } from '../../words/words.svelte';
import type { TableLine } from './line';
import { Digest, turnsOf } from './digest.svelte';
import { Table } from './table.svelte';

const headings = { RoundBegan: 'round', PhaseBegan: 'phase' } as const;
const log = ['RoundBegan', 'A', 'B', 'RoundBegan', 'PhaseBegan', 'C', 'RoundBegan', 'D'].map((type, number) => ({
  type,
  number,
}));
const game = { headings } as unknown as Parameters<typeof turnsOf>[0];
const said = (first: number, last = log.length) =>
  turnsOf(game, log, first, last).map(({ heading, lines }) => [
    (heading as (typeof log)[number] | null)?.number ?? null,
    lines.map(({ type }) => type).join(''),
  ]);

test('what happened since an event is listed turn by turn', () => {
  expect(said(0)).toEqual([
    [0, 'AB'],
    [3, 'PhaseBeganC'],
    [6, 'D'],
  ]);
});

test('the rest of a turn that had begun has its heading too', () => {
  expect(said(2)[0]).toEqual([0, 'B']);
});

test('a turn of which nothing is new is left out, and so is what came after the reader', () => {
  expect(said(3, 7)).toEqual([[3, 'PhaseBeganC']]);
  expect(said(log.length)).toEqual([]);
});

test('a turn that has only begun is left out', () => {
  expect(said(3, 5)).toEqual([]);
});

test('together the parts are what happened, from where it begins', () => {
  for (let first = 0; first < log.length; first++) {
    const parts = turnsOf(game, log, first, log.length);
    for (const part of parts) expect(part.events).toEqual(log.slice(part.first, part.first + part.events.length));
  }
});

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('document', { hidden: false });
  tellInWords(false);
});

const whole = snapshot(moments.six!);
/** A table whose reader had seen so many events, ten minutes ago; nobody relates what happened since. */
function come(seen: number, changes: Partial<Snapshot> = {}) {
  const visits = { [whole.reader.seat!]: { seen, at: Date.now() / 1000 - 600 } };
  const first = { ...whole, ...changes, reader: { ...whole.reader, ...changes.reader, visits } };
  const relate = vi.fn(() => new Promise<never>(() => {}));
  const line = { relate } as unknown as TableLine;
  const words = { speaker: () => ({ text: String }), language: 'en' } as unknown as Words;
  const table = new Table(first, line, words, outOfGears as unknown as GameModule);
  const digest = new Digest(table);
  digest.follow();
  return { table, digest, relate };
}

test('nothing is told before somebody asks', () => {
  const { table, digest, relate } = come(0);
  expect([digest.offered, digest.open, table.telling, relate.mock.calls.length]).toEqual([true, false, false, 0]);
  digest.tell();
  expect([digest.offered, digest.open, table.teller.repeats]).toEqual([false, false, true]);
  table.teller.skip();
  expect([digest.count, table.telling]).toEqual([0, false]);
});

test('who is told in words reads it', () => {
  tellInWords(true);
  const { table, digest } = come(0);
  expect([digest.offered, digest.tellable]).toEqual([true, false]);
  digest.tell();
  expect([digest.open, table.telling]).toEqual([true, false]);
  digest.close();
  expect([digest.open, digest.offered]).toEqual([false, false]);
});

test('what was put away is not offered again, and who has seen everything is offered nothing', () => {
  const { digest } = come(0);
  digest.close();
  digest.follow();
  expect(digest.offered).toBe(false);
  expect(come(whole.log.length).digest.offered).toBe(false);
});

test('what is interrupted stays to be told', () => {
  const { table, digest } = come(0);
  digest.tell();
  table.teller.hide();
  expect([digest.offered, table.telling]).toEqual([true, false]);
});
