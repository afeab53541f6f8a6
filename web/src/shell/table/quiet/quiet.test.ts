import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GameModule } from '../../../games/contract';
import { game } from '../../../games/out-of-gears';
import { moments, snapshot } from '../../../games/out-of-gears/moments';
import type { Calls } from '../../../wire/calls';
import type { Snapshot } from '../../../wire/tableSocket';
import { Speaker } from '../../../words/speaker';
import type { Words } from '../../../words/words.svelte';
import type { TableLine } from '../line';
import { Table } from '../table.svelte';
import { Quiet } from './quiet.svelte';

const told = snapshot(moments.six!);
const own = told.reader.seat!;
const alone = told.seats.map((seat) => ({ ...seat, kind: seat.seat === own ? seat.kind : 'bot', thinking: false }));
const company = told.seats.map((seat) => ({ ...seat, kind: 'person', thinking: seat.seat !== own }));
const DAYS = { kind: 'move', seconds: 24 * 3600, increment: 0, expiry: 'default' };
const kept = new Map<string, string>();

const at = (round: number, more: Partial<Record<keyof Snapshot, unknown>> = {}): Snapshot =>
  ({
    ...told,
    view: { ...(told.view as object), round },
    table: {
      ...told.table,
      status: 'playing',
      branch_of: null,
      lesson: null,
      day: null,
      tournament: null,
      clock: null,
    },
    reader: { ...told.reader, seats: [own] },
    seats: alone,
    questions: [told.questions[0]!],
    ...more,
  }) as unknown as Snapshot;
const overDays = (round: number) =>
  at(round, { seats: company, questions: [], table: { ...at(1).table, clock: DAYS } });

interface House {
  named?: boolean;
  calls?: Calls | null;
}

function open(first: Snapshot, { named = false, calls = { key: 'key', here: false } }: House = {}) {
  const words = { t: String, speaker: () => new Speaker({}, { language: 'en', seat: null, name: String }) };
  const line = {
    hint: async () => {},
    answer: async () => {},
    isNamed: async () => named,
    calls: async () => calls,
    layForFriend: async () => {},
  } as unknown as TableLine;
  const table = new Table(first, line, words as unknown as Words, game as unknown as GameModule);
  return { table, quiet: new Quiet(table) };
}

/** Looks as the page does, until all is found out. */
async function look(quiet: Quiet) {
  quiet.follow();
  for (let turn = 0; turn < 4; turn++) await Promise.resolve();
}

async function asked(first: Snapshot, house: House = {}) {
  const { quiet } = open(first, house);
  await look(quiet);
  return quiet.now;
}

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => {
  kept.clear();
  vi.unstubAllGlobals();
});

test('a name is asked for once the first turn is over, and gone with the next', async () => {
  const { table, quiet } = open(at(1));
  await look(quiet);
  expect(quiet.now).toBeNull();
  table.receive(at(2));
  await look(quiet);
  expect(quiet.now).toBe('name');
  table.receive(at(3));
  await look(quiet);
  expect(quiet.now).toBeNull();
  expect(await asked(at(2))).toBeNull();
});

test('who is writing the name is not interrupted by the next turn', async () => {
  const { table, quiet } = open(at(2));
  await look(quiet);
  quiet.busy = true;
  table.receive(at(3));
  await look(quiet);
  expect(quiet.now).toBe('name');
});

test('who has chosen a name is not asked for it, nor who only looks on, nor while others have their turn', async () => {
  expect(await asked(at(2), { named: true })).toBeNull();
  expect(await asked(at(2, { reader: { ...told.reader, seat: null, seats: [] } }))).toBeNull();
  expect(await asked(at(2, { questions: [] }))).toBeNull();
});

test('when a friend first sits there the name is asked for at once, be it before the match', async () => {
  const waiting = { ...at(1).table, status: 'waiting' };
  expect(await asked(at(1, { table: waiting, questions: [] }))).toBeNull();
  expect(await asked(at(1, { table: waiting, questions: [], seats: company }))).toBe('name');
  expect(await asked(at(1, { seats: company }))).toBeNull();
});

test('a program that sits there is no friend', async () => {
  expect(await asked(at(1, { seats: company.map((seat) => ({ ...seat, keeper: 'Kim' })) }))).toBeNull();
});

test('who plays over days is asked whether to be called when others have their turn, once', async () => {
  kept.set('rouages.asked-name', 'turn friend');
  expect(await asked(at(1, { seats: company, questions: [] }))).toBeNull();
  expect(await asked(overDays(1))).toBe('calls');
  expect(await asked(overDays(1))).toBeNull();
});

test('while an answer travels others have not yet their turn', async () => {
  kept.set('rouages.asked-name', 'turn friend');
  const { table, quiet } = open({ ...overDays(1), questions: [told.questions[0]!] });
  table.select(0);
  expect(table.decision).toBeNull();
  await look(quiet);
  expect(quiet.now).toBeNull();
});

test.each([null, { key: 'key', here: true }])(
  'nobody is asked who is called already, or cannot be: %o',
  async (calls) => {
    kept.set('rouages.asked-name', 'turn friend');
    expect(await asked(overDays(1), { calls })).toBeNull();
    expect(kept.has('rouages.asked-calls')).toBe(false);
  },
);

test('who plays alone with bots may bring a friend next time, asked once in the third turn', async () => {
  kept.set('rouages.asked-name', 'turn');
  expect(await asked(at(2))).toBeNull();
  expect(await asked(at(3))).toBe('friend');
  expect(await asked(at(3))).toBeNull();
});

test('nobody is asked to bring a friend to what is not played on', async () => {
  kept.set('rouages.asked-name', 'turn');
  for (const more of [{ lesson: { name: 'first', answered: 1 } }, { branch_of: 'puzzle/1' }, { tournament: 'cup' }])
    expect(await asked(at(3, { table: { ...at(3).table, ...more } }))).toBeNull();
});
