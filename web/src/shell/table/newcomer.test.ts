import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GameModule } from '../../games/contract';
import { game } from '../../games/out-of-gears';
import { moments, snapshot } from '../../games/out-of-gears/moments';
import type { LessonCard } from '../../wire/protocol';
import type { Snapshot } from '../../wire/tableSocket';
import { Speaker } from '../../words/speaker';
import type { Words } from '../../words/words.svelte';
import type { TableLine } from './line';
import { meet } from '../met';
import { Newcomer } from './newcomer.svelte';
import { Table } from './table.svelte';

const lesson = { game: 'out-of-gears', name: 'three-moves' } as LessonCard;
const told = snapshot(moments.six!);
const own = told.reader.seat!;
const alone = told.seats.map((seat) => ({ ...seat, kind: seat.seat === own ? seat.kind : 'bot' }));
const kept = new Map<string, string>();

const at = (round: number, question = 1, more: Partial<Snapshot> = {}): Snapshot =>
  ({
    ...told,
    view: { ...(told.view as object), round },
    reader: { ...told.reader, seats: [own] },
    seats: alone,
    questions: [{ ...told.questions[0]!, question }],
    ...more,
  }) as Snapshot;

function open(first: Snapshot) {
  const words = { t: String, speaker: () => new Speaker({}, { language: 'en', seat: null, name: String }) };
  const line = { firstLesson: async () => lesson, hint: async () => {} } as unknown as TableLine;
  const table = new Table(first, line, words as unknown as Words, game as unknown as GameModule);
  return { table, newcomer: new Newcomer(table) };
}

/** Looks as the page does, until the lesson has been read. */
async function look(newcomer: Newcomer) {
  newcomer.follow();
  await Promise.resolve();
  await Promise.resolve();
}

const touches = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', touches.addEventListener.bind(touches));
  vi.stubGlobal('removeEventListener', touches.removeEventListener.bind(touches));
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => {
  kept.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('who never played is told the goal and offered the lesson, until the first answer', async () => {
  const { table, newcomer } = open(at(1));
  await look(newcomer);
  expect([newcomer.goal, newcomer.lesson]).toEqual([true, lesson]);
  table.receive(at(1, 2));
  await look(newcomer);
  expect([newcomer.goal, newcomer.lesson]).toEqual([true, null]);
});

test('in the second turn the goal goes, and the game is known', async () => {
  const { table, newcomer } = open(at(1));
  await look(newcomer);
  table.receive(at(2, 5));
  await look(newcomer);
  expect(newcomer.goal).toBe(false);
  expect(open(at(1)).newcomer.goal).toBe(false);
});

test('one press closes the offer for good', async () => {
  const { newcomer } = open(at(1));
  await look(newcomer);
  newcomer.decline();
  expect([newcomer.goal, newcomer.lesson]).toEqual([true, null]);
  expect(open(at(1)).newcomer.goal).toBe(false);
});

test('whoever knows the game can have the goal recalled', async () => {
  meet('out-of-gears');
  const { newcomer } = open(at(1));
  await look(newcomer);
  expect([newcomer.goal, newcomer.lesson]).toEqual([false, null]);
  newcomer.recall();
  expect(newcomer.goal).toBe(true);
  newcomer.closeGoal();
  expect(newcomer.goal).toBe(false);
});

test('who has been told this game before is no newcomer', () => {
  kept.set('rouages.out-of-gears.speed', '1');
  expect(open(at(1)).newcomer.goal).toBe(false);
});

test.each([
  ['others play', { seats: told.seats.map((seat) => ({ ...seat, kind: 'person' })) }],
  ['a clock runs', { table: { ...told.table, clock: { kind: 'move', seconds: 60 } } }],
] as [string, Partial<Snapshot>][])('nobody is sent away to a lesson while %s', async (_, more) => {
  const { newcomer } = open(at(1, 1, more));
  await look(newcomer);
  expect([newcomer.goal, newcomer.lesson]).toEqual([true, null]);
});

test('who is new and touches nothing for twenty seconds is shown the bulb, once', async () => {
  const { newcomer } = open(at(1));
  await look(newcomer);
  newcomer.wait(true);
  vi.advanceTimersByTime(15_000);
  touches.dispatchEvent(new Event('pointerdown'));
  vi.advanceTimersByTime(19_000);
  expect(newcomer.wonders).toBe(false);
  vi.advanceTimersByTime(1_000);
  expect(newcomer.wonders).toBe(true);
  touches.dispatchEvent(new Event('keydown'));
  vi.advanceTimersByTime(60_000);
  expect(newcomer.wonders).toBe(false);
});

test('the first answer takes the bulb back', async () => {
  const { table, newcomer } = open(at(1));
  await look(newcomer);
  newcomer.wait(true);
  vi.advanceTimersByTime(20_000);
  expect(newcomer.wonders).toBe(true);
  table.receive(at(1, 2));
  await look(newcomer);
  expect(newcomer.wonders).toBe(false);
  expect(newcomer.wait(true)).toBeUndefined();
});

test('no bulb for who looks elsewhere, has gone, or knows the game', async () => {
  const { newcomer } = open(at(1));
  await look(newcomer);
  newcomer.wait(false);
  newcomer.wait(true)?.();
  meet('out-of-gears');
  const { newcomer: known } = open(at(1));
  await look(known);
  known.wait(true);
  vi.advanceTimersByTime(60_000);
  touches.dispatchEvent(new Event('keydown'));
  vi.advanceTimersByTime(60_000);
  expect([newcomer.wonders, known.wonders]).toEqual([false, false]);
});
