/** Where the house does not say no for the reader, their screen does: as a hand would, and while somebody looks. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GameModule } from '../../games/contract';
import { game } from '../../games/out-of-gears';
import { moments, snapshot } from '../../games/out-of-gears/moments';
import * as sound from '../../kit/sound';
import type { Snapshot } from '../../wire/tableSocket';
import { Speaker } from '../../words/speaker';
import type { Words } from '../../words/words.svelte';
import type { TableLine } from './line';
import { Table } from './table.svelte';
import { Unasked } from './unasked.svelte';

const told = snapshot(moments.six!);
const me = told.reader.seat!;
const [question] = told.questions;
const kind = question!.prompt.type;
const answer = vi.fn(async () => {});

const asked = (noes: readonly string[], no: number | null = 1): Snapshot => ({
  ...told,
  reader: { ...told.reader, noes: { [me]: noes } },
  questions: [{ ...question!, no }],
});

function open(first: Snapshot) {
  const words = { t: String, speaker: () => new Speaker({}, { language: 'en', seat: null, name: String }) };
  const line = { answer } as unknown as TableLine;
  const table = new Table(first, line, words as unknown as Words, game as unknown as GameModule);
  return { table, unasked: new Unasked(table) };
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
  answer.mockClear();
});

test('no is said for who wants it, but not faster than by a hand', () => {
  const { unasked } = open(asked([kind]));
  expect(unasked.now).toBe(kind);
  unasked.follow(true);
  vi.advanceTimersByTime(1000);
  expect(answer).not.toHaveBeenCalled();
  vi.advanceTimersByTime(3000);
  expect(answer).toHaveBeenCalledWith(me, question!.question, 1);
});

test.each([
  ['another kind', asked(['Another']), true],
  ['what has no no', asked([kind], null), true],
  ['while nobody looks', asked([kind]), false],
])('no is not said to %s', (_, first, looked) => {
  const { unasked } = open(first);
  unasked.follow(looked);
  vi.advanceTimersByTime(10_000);
  expect(answer).not.toHaveBeenCalled();
});

test('who takes it back in time is asked', () => {
  const { table, unasked } = open(asked([kind]));
  const keep = unasked.follow(true)!;
  vi.advanceTimersByTime(1000);
  table.receive(asked([]));
  keep();
  expect(unasked.follow(true)).toBeUndefined();
  vi.advanceTimersByTime(10_000);
  expect(answer).not.toHaveBeenCalled();
  expect(unasked.kinds).toEqual([]);
});

test('what is answered for one is not said after the end', () => {
  const { table, unasked } = open(asked([kind]));
  table.receive({ ...table.snapshot, table: { ...told.table, status: 'over' } });
  expect(unasked.kinds).toEqual([]);
});
