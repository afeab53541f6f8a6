/** A shared screen goes to the next table once the end was told and looked at, and never before. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GameModule } from '../../games/contract';
import { game } from '../../games/out-of-gears';
import { moments, snapshot } from '../../games/out-of-gears/moments';
import type { TableState } from '../../wire/protocol';
import type { Snapshot } from '../../wire/tableSocket';
import { Speaker } from '../../words/speaker';
import type { Words } from '../../words/words.svelte';
import type { TableLine } from '../table/line';
import { Table } from '../table/table.svelte';
import { Onward } from './onward.svelte';

const LONG = 60_000;
const told: Snapshot = snapshot(moments.six!);
const at = (status: TableState['status'], rematch: string | null = null): Snapshot => ({
  ...told,
  questions: [],
  table: { ...told.table, status, rematch },
});

function watch(first: Snapshot) {
  const words = { t: String, speaker: () => new Speaker({}, { language: 'en', seat: null, name: String }) };
  const table = new Table(first, {} as TableLine, words as unknown as Words, game as unknown as GameModule, true);
  return { table, onward: new Onward(table) };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { hidden: false });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('whoever plays again at once does not take the end from the others', () => {
  const { onward } = watch(at('over', 'next'));
  onward.look();
  vi.advanceTimersByTime(5_000);
  expect(onward.next).toBe(null);
  vi.advanceTimersByTime(LONG);
  expect(onward.next).toBe('next');
});

test('an end that was looked at is left as soon as there is a next table', () => {
  const { table, onward } = watch(at('unfinished'));
  onward.look();
  vi.advanceTimersByTime(LONG);
  expect(onward.next).toBe(null);
  table.receive(at('unfinished', 'next'));
  expect(onward.next).toBe('next');
});

test('what is still told, or told once more, was not looked at', () => {
  const { table, onward } = watch(at('playing'));
  expect(onward.look()).toBeUndefined();
  table.receive(at('over', 'next'));
  const telling = vi.spyOn(table, 'telling', 'get').mockReturnValue(true);
  expect(onward.look()).toBeUndefined();
  telling.mockReturnValue(false);
  onward.look()!();
  vi.advanceTimersByTime(LONG);
  expect(onward.next).toBe(null);
});
