/** What the table page tells who is not looking: a sign in the tab's title, a notification, a bell. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GameModule } from '../../games/contract';
import { game } from '../../games/out-of-gears';
import { moments, snapshot } from '../../games/out-of-gears/moments';
import * as sound from '../../kit/sound';
import type { Snapshot } from '../../wire/tableSocket';
import type { ShellKey, Words } from '../../words/words.svelte';
import { Speaker } from '../../words/speaker';
import type { TableLine } from './line';
import { Table } from './table.svelte';

const notified = vi.fn();
const asked: Snapshot = snapshot(moments.six!);
const waiting: Snapshot = { ...asked, questions: [] };

class Notification {
  static permission = 'granted';
  constructor(title: string, options: { tag: string }) {
    notified(title, options.tag);
  }
}

function words(): Words {
  const reader = { language: 'en' as const, seat: null, name: (seat: number) => `Player ${seat}` };
  const catalogue = {
    name: 'Out of Gears',
    'table.tab_yours': '● Your turn · {game}',
    'table.undo_refused': '{seat:seat} did not agree',
    'stop.refused': '{seat:seat} plays on',
    'time.ran_out': 'Your time has run out',
    'table.taken_over': '{name} takes over from {bot}',
    ...Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8].map((number) => [`bot_name.${number}`, `Bot ${number}`])),
  };
  const speaker = new Speaker(catalogue, reader);
  return {
    t: (key: ShellKey, fields?: Readonly<Record<string, unknown>>) => speaker.text(key, fields),
    speaker: (_: string, who = reader) => new Speaker(catalogue, { ...who, language: 'en' }),
  } as unknown as Words;
}

const open = (first: Snapshot) =>
  new Table(first, { answer: async () => {} } as unknown as TableLine, words(), game as unknown as GameModule);

beforeEach(() => {
  vi.stubGlobal('document', { hidden: true });
  vi.stubGlobal('isSecureContext', false);
  vi.stubGlobal('Notification', Notification);
  vi.spyOn(sound, 'play').mockImplementation(() => {});
  vi.useFakeTimers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
  notified.mockClear();
  Notification.permission = 'granted';
});

test('hints are there among people where the table has decided so, and for nobody who only looks on', () => {
  const advised = (hints: boolean, seats = asked.reader.seats) => {
    const among = asked.seats.map((seat) => ({ ...seat, kind: 'person' as const }));
    const reader = { ...asked.reader, seats };
    const first = { ...asked, table: { ...asked.table, hints }, seats: among, reader };
    const line = { answer: async () => {}, hint: async () => {} } as unknown as TableLine;
    return new Table(first, line, words(), game as unknown as GameModule).advised;
  };
  expect([advised(false), advised(true), advised(true, [])]).toEqual([false, true, false]);
});

test('who looks elsewhere is notified of their turn, once a question', async () => {
  const table = open(waiting);
  table.receive(asked);
  await vi.advanceTimersByTimeAsync(0);
  expect(notified.mock.calls).toEqual([['● Your turn · Out of Gears', '/table/fixture']]);
  table.receive({ ...asked });
  await vi.advanceTimersByTimeAsync(0);
  expect(notified).toHaveBeenCalledTimes(1);
});

test('the next step of one’s own turn calls nobody', async () => {
  const table = open(waiting);
  table.receive(asked);
  table.select(0);
  table.receive({ ...asked, questions: [{ ...asked.questions[0]!, question: 13 }] });
  await vi.advanceTimersByTimeAsync(0);
  expect(notified).toHaveBeenCalledTimes(1);
});

test('where the browser lets no page call, what was meant instead is still given', async () => {
  vi.stubGlobal(
    'Notification',
    class {
      static permission = 'granted';
      constructor() {
        throw new TypeError('Illegal constructor');
      }
    },
  );
  const answer = vi.fn(async () => {});
  const line = { answer, undo: async () => {} } as unknown as TableLine;
  const table = new Table(waiting, line, words(), game as unknown as GameModule);
  table.instead(asked.questions[0]!.options[1]!);
  table.receive(asked);
  await vi.advanceTimersByTimeAsync(0);
  expect(answer).toHaveBeenCalledWith(0, asked.questions[0]!.question, 1);
  table.receive(waiting);
  table.receive({ ...asked, questions: [{ ...asked.questions[0]!, question: 13 }] });
  expect(sound.play).toHaveBeenCalledWith('turn');
});

test('who looks on hears a bell and is not notified', async () => {
  vi.stubGlobal('document', { hidden: false });
  open(waiting).receive(asked);
  await vi.advanceTimersByTimeAsync(0);
  expect(sound.play).toHaveBeenCalledWith('turn');
  expect(notified).not.toHaveBeenCalled();
});

test.each(['default', 'denied'])('nobody is notified whose permission is %s', async (permission) => {
  Notification.permission = permission;
  open(waiting).receive(asked);
  await vi.advanceTimersByTimeAsync(0);
  expect(notified).not.toHaveBeenCalled();
  expect(sound.play).toHaveBeenCalledWith('turn');
});

test('an answer that can be given only once is asked for twice, and kept if it was not meant', () => {
  const sent = vi.fn(async () => {});
  const programme = { ...asked.questions[0]!, prompt: { type: 'ChooseAction', seat: 0, robot: 4 } };
  const options = [
    { type: 'Programme', action: 'trap' },
    { type: 'Programme', action: 'super_trap' },
  ];
  const table = new Table(
    { ...asked, questions: [{ ...programme, options }] },
    { answer: sent } as unknown as TableLine,
    words(),
    game as unknown as GameModule,
  );
  table.select(1);
  expect([sent.mock.calls.length, table.meant]).toEqual([0, 1]);
  table.keep();
  expect(table.meant).toBeNull();
  table.select(1);
  table.select(1);
  expect(sent).toHaveBeenCalledWith(0, programme.question, 1);
});

test('an answer that waits for the line is said to be kept, until it has arrived', () => {
  const table = open(asked);
  table.standing = false;
  expect(table.kept).toBe(false);
  table.standing = true;
  table.select(0);
  expect(table.kept).toBe(false);
  table.standing = false;
  expect(table.kept).toBe(true);
  table.receive({ ...asked, questions: [{ ...asked.questions[0]!, question: 13 }] });
  expect(table.kept).toBe(false);
});

test('nothing sounds while others think', () => {
  open(waiting).receive({ ...waiting });
  expect(sound.play).not.toHaveBeenCalled();
});

test('the end of a game has a sound of its own', () => {
  open(waiting).receive({ ...snapshot(moments.over!), news: [{ type: 'GameEnded' }] });
  expect(sound.play).toHaveBeenCalledWith('end');
});

test('who asked to take back is told who refused, once', () => {
  const table = open(asked);
  const refused = { ...asked, undo: { ...asked.undo, refused: { seat: 0, by: 2, what: 'undo' as const } } };
  table.receive(refused);
  table.receive({ ...refused, undo: { ...refused.undo, refused: { seat: 0, by: 2, what: 'undo' as const } } });
  expect(table.notices.toasts.map((toast) => toast.words)).toEqual(['Inès did not agree']);
});

test('a turn is taken back as a whole only once all is told, and never for who looks on', () => {
  const undo = { ...asked.undo, may: [{ seat: 0, how: 'now' as const, turn: 3 }] };
  const sent: unknown[] = [];
  const line = { undo: async (...what: unknown[]) => void sent.push(what) } as unknown as TableLine;
  const table = new Table({ ...asked, undo }, line, words(), game as unknown as GameModule);
  expect(table.turnback).toBe(3);
  table.undoTurn();
  expect(sent).toEqual([[0, true]]);
  table.receive({ ...asked, undo: { ...undo, may: [{ seat: 1, how: 'now', turn: 3 }] } });
  expect(table.turnback).toBe(0);
});

test('a number is laid out by a key, sent by the second press, and forgotten with its question', () => {
  const sent: unknown[] = [];
  const line = { answer: async (...what: unknown[]) => void sent.push(what.at(-1)) } as unknown as TableLine;
  const table = new Table(asked, line, words(), game as unknown as GameModule);
  table.press(1);
  expect([table.laid, table.remains, sent]).toEqual([1, 'board.prompt_confirm', []]);
  table.press(0);
  expect([table.laid, sent]).toEqual([0, []]);
  table.receive({ ...asked, questions: [{ ...asked.questions[0]!, question: 13 }] });
  expect([table.laid, table.remains]).toEqual([null, null]);
  table.press(1);
  table.press(1);
  expect(sent).toEqual([1]);
});

test('what one has laid out on a shared screen is not what the next one finds there', () => {
  const table = open(asked);
  table.press(1);
  const { reader, questions } = asked;
  const next = { ...asked, reader: { ...reader, seat: 1 }, questions: [{ ...questions[0]!, seat: 1 }] };
  table.receive(next);
  expect([table.decision?.question, table.laid]).toEqual([questions[0]!.question, null]);
});

test('who takes over from a bot is told to all, once', () => {
  const others = asked.seats.slice(0, -1);
  const last = asked.seats.at(-1)!;
  const bot: Snapshot = { ...asked, seats: [...others, { ...last, kind: 'bot', name: '', level: 'easy' }] };
  const taken: Snapshot = { ...asked, seats: [...others, { ...last, kind: 'person', name: 'Camille', level: 'easy' }] };
  const table = open(bot);
  table.receive(taken);
  table.receive({ ...taken });
  expect(table.notices.toasts.map((toast) => toast.words)).toEqual([`Camille takes over from Bot ${last.seat + 1}`]);
});

test('who takes over stands in the log where it happened, and at its head for who came later', () => {
  const others = asked.seats.slice(0, -1);
  const last = asked.seats.at(-1)!;
  const log = [{ type: 'RoundBegan' }, { type: 'GearsDrawn' }];
  const bot: Snapshot = { ...asked, log, seats: [...others, { ...last, kind: 'bot', name: '', level: 'easy' }] };
  const taken: Snapshot = { ...bot, seats: [...others, { ...last, kind: 'person', name: 'Camille', level: 'easy' }] };
  const table = open(bot);
  table.receive(taken);
  table.receive({ ...taken, log: [...log, { type: 'GearsDrawn' }] });
  expect([0, 1, 2, 3].map(table.takenOverAt)).toEqual([[], [], [last.seat], []]);
  expect([0, 1, 2].map(open(taken).takenOverAt)).toEqual([[last.seat], [], []]);
});

test('who takes over stands there still after a reload, and in sight where answers were taken back', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  const others = asked.seats.slice(0, -1);
  const last = asked.seats.at(-1)!;
  const log = [{ type: 'RoundBegan' }, { type: 'GearsDrawn' }, { type: 'GearsDrawn' }];
  const bot: Snapshot = { ...asked, log, seats: [...others, { ...last, kind: 'bot', name: '', level: 'easy' }] };
  const taken: Snapshot = { ...bot, seats: [...others, { ...last, kind: 'person', name: 'Camille', level: 'easy' }] };
  open(bot).receive(taken);
  const later = { ...taken, log: [...log, { type: 'GearsDrawn' }] };
  expect([0, 1, 2, 3, 4].map(open(later).takenOverAt)).toEqual([[], [], [], [last.seat], []]);
  const back = { ...taken, log: log.slice(0, 2) };
  expect([0, 1, 2].map(open(back).takenOverAt)).toEqual([[], [], [last.seat]]);
  const elsewhere = { ...later, table: { ...later.table, id: 'another' } };
  expect(open(elsewhere).takenOverAt(0)).toEqual([last.seat]);
});

test('who asked to stop is told who would rather play on', () => {
  const table = open(asked);
  table.receive({ ...asked, undo: { ...asked.undo, refused: { seat: 0, by: 2, what: 'stop' } } });
  expect(table.notices.toasts.map((toast) => toast.words)).toEqual(['Inès plays on']);
});

test('who did not ask is not told', () => {
  const table = open(asked);
  table.receive({ ...asked, undo: { ...asked.undo, refused: { seat: 1, by: 2, what: 'undo' as const } } });
  expect(table.notices.toasts).toEqual([]);
});

test('who let their time run out is told so', () => {
  vi.setSystemTime(100_000);
  const table = open({ ...asked, clocks: [{ seat: 0, until: 100, left: null, sand: null }] });
  table.receive({ ...waiting, clocks: [] });
  expect(table.notices.toasts.map((toast) => toast.words)).toEqual(['Your time has run out']);
});

test('who answered in time is not told that it ran out', () => {
  vi.setSystemTime(90_000);
  const table = open({ ...asked, clocks: [{ seat: 0, until: 100, left: null, sand: null }] });
  table.receive({ ...waiting, clocks: [] });
  expect(table.notices.toasts).toEqual([]);
});

test('the clock of who waits for an answer back is seen to stand', () => {
  const clocks = [
    { seat: 0, until: null, left: 20, sand: null },
    { seat: 1, until: 100, left: 9, sand: null },
    { seat: 2, until: null, left: 30, sand: null },
  ];
  const table = open({ ...asked, clocks });
  expect(table.clocks.map(({ seat }) => seat)).toEqual([1]);
  table.receive({ ...asked, clocks, undo: { ...asked.undo, request: { seat: 0, waiting: [1] } } });
  expect(table.clocks.map(({ seat, left }) => [seat, left])).toEqual([
    [0, 20],
    [1, 9],
  ]);
});

test('who comes, or comes back, is offered the last turn; who takes an answer back is not', () => {
  const turn = [
    { type: 'RoundBegan', round: 1 },
    { type: 'Refilled', gears: [], left: 1 },
  ];
  const log = [...turn, { type: 'RoundBegan', round: 2 }];
  expect(open({ ...asked, log: [] }).teller.repeatable).toBe(false);
  const table = open({ ...asked, log });
  expect([table.teller.repeatable, table.teller.memory.early]).toEqual([true, true]);
  table.receive({ ...asked, log: log.slice(0, 2), news: [] });
  expect(table.teller.repeatable).toBe(false);
  table.receive({ ...asked, log: [...log.slice(0, 2), log[2]!], news: [] });
  expect(table.teller.repeatable).toBe(true);
});
