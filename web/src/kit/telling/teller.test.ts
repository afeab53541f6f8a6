/** The teller: everything in its order, at its time; whoever skips, holds or looks away is never held up. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as sound from '../sound';
import { beatsOf, type Scene, type Telling } from './beats';
import type { Tale } from './tale';
import { Teller } from './teller.svelte';

interface Happening {
  type: string;
  seat?: number;
}
interface Board {
  step: number;
  round?: number;
}

const telling: Telling<Board, Happening> = {
  kindOf: ({ type }) => (type === 'silent' ? null : type),
  lengths: { move: 450, push: 600, death: 1200, eternity: 30_000 },
  landings: { death: 700 },
  joins: (kind) => kind === 'push',
  cues: { move: 'gear', death: 'trap' },
};
const begins = vi.fn();
const ends = vi.fn();
const lost = vi.fn();
let asked: { first: number; reply: (scenes: readonly Scene<Board>[] | null) => void; refuse: () => void }[];
let calm = false;
let hidden = false;

const tale = (): Tale<Board, Happening> => ({
  telling,
  key: 'speed',
  me: () => 0,
  relate: (first) => new Promise((reply, refuse) => asked.push({ first, reply, refuse })),
  calm: () => calm,
  hidden: () => hidden,
  begins,
  ends,
  lost,
});
const events = (...types: string[]): Happening[] => types.map((type) => ({ type, seat: 1 }));
/** Tells these events, the table counting how many have happened; the server relates each by itself. */
async function happen(teller: Teller<Board, Happening>, first: number, ...types: string[]) {
  const news = events(...types);
  teller.hear({ first, events: news, before: { step: first }, after: { step: first + news.length } });
  asked.at(-1)?.reply(types.map((_, index) => ({ told: first + index + 1, view: { step: first + index + 1 } })));
  await vi.advanceTimersByTimeAsync(0);
}
const open = () => new Teller(tale(), 0);
const pass = (time: number) => vi.advanceTimersByTimeAsync(time);

beforeEach(() => {
  const shelf = new Map<string, string>([['speed', '1']]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => shelf.get(key) ?? null,
    setItem: (key: string, value: string) => shelf.set(key, value),
  });
  vi.useFakeTimers();
  vi.spyOn(sound, 'play').mockImplementation(() => {});
  asked = [];
  calm = hidden = false;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
  begins.mockClear();
  ends.mockClear();
  lost.mockClear();
});

describe('beats', () => {
  const happened = (...types: string[]) => ({
    first: 10,
    events: events(...types),
    before: { step: 0 },
    after: { step: 9 },
  });
  const scenes = (...told: number[]) => told.map((each) => ({ told: each, view: { step: each } }));

  test('what belongs together is one beat, and what has no kind comes with the next', () => {
    const beats = beatsOf(telling, happened('push', 'push', 'silent', 'move', 'silent'), null);
    expect(beats.map(({ kind, events, told }) => [kind, events.length, told])).toEqual([
      ['push', 2, 12],
      ['move', 1, 14],
    ]);
  });

  test('each beat shows the table after the last step that it tells whole', () => {
    const beats = beatsOf(telling, happened('move', 'silent', 'move', 'move'), null, scenes(12, 14));
    expect(beats.map(({ told, view }) => [told, view.step])).toEqual([
      [12, 12],
      [13, 12],
      [14, 14],
    ]);
  });

  test('who is concerned sees it longer', () => {
    const mine = { first: 0, events: [{ type: 'move', seat: 0 }], before: { step: 0 }, after: { step: 1 } };
    expect(beatsOf(telling, mine, 0)[0]!.length).toBe(750);
    expect(beatsOf(telling, mine, 1)[0]!.length).toBe(450);
  });
});

test('a story is told beat by beat, its lines as their pieces land, and the page waits until the end', async () => {
  const teller = open();
  await happen(teller, 0, 'move', 'death', 'silent');
  expect([teller.telling, teller.beat?.kind, teller.told, teller.shown?.view.step]).toEqual([true, 'move', 0, 1]);
  await pass(320);
  expect([teller.told, teller.beat?.landed]).toEqual([1, true]);
  expect(sound.play).toHaveBeenLastCalledWith('gear', 1);
  await pass(130);
  expect([teller.beat?.kind, teller.told]).toEqual(['death', 1]);
  await pass(700);
  expect([teller.told, teller.fresh]).toEqual([2, 1]);
  await pass(500 + 249);
  expect([teller.telling, ends.mock.calls.length]).toEqual([true, 0]);
  await pass(1);
  expect([teller.telling, teller.told, teller.shown, ends.mock.calls.length]).toEqual([false, 3, null, 1]);
});

test('the plate speaks of the first beat while the server still relates it; nothing moves before', async () => {
  const teller = open();
  teller.hear({ first: 0, events: events('move', 'move'), before: { step: 0 }, after: { step: 2 } });
  expect([teller.telling, teller.caption?.kind, teller.beat, teller.shown?.view.step]).toEqual([true, 'move', null, 0]);
  await pass(1000);
  expect(teller.beat).toBeNull();
});

test('what nobody can relate is seen as it ended', async () => {
  const teller = open();
  teller.hear({ first: 0, events: events('move', 'move'), before: { step: 0 }, after: { step: 2 } });
  asked[0]!.refuse();
  await pass(0);
  expect([teller.telling, teller.told, ends.mock.calls.length]).toEqual([false, 2, 1]);
  teller.hear({ first: 2, events: events('move', 'move'), before: { step: 2 }, after: { step: 4 } });
  await pass(1500);
  expect([teller.telling, teller.told]).toEqual([false, 4]);
});

test('a single short beat holds nothing up; a long one does', async () => {
  const teller = open();
  await happen(teller, 0, 'move');
  expect([teller.telling, teller.beat?.kind, teller.told, ends.mock.calls.length]).toEqual([false, 'move', 1, 1]);
  expect(asked).toEqual([]);
  await pass(450);
  expect([teller.shown, ends.mock.calls.length]).toEqual([null, 1]);
  await happen(teller, 1, 'death');
  expect([teller.telling, teller.told]).toEqual([true, 1]);
});

test('what has no beat is told at once', async () => {
  const teller = open();
  await happen(teller, 0, 'silent');
  expect([teller.telling, teller.told, ends.mock.calls.length]).toEqual([false, 1, 1]);
});

test('the page says for how long it will wait, once', async () => {
  const teller = open();
  await happen(teller, 0, 'move', 'push');
  await happen(teller, 2, 'move', 'move');
  expect(begins.mock.calls).toEqual([[1.05]]);
});

test('who skips sees the end of all at once, its lines marked for two seconds', async () => {
  const teller = open();
  await happen(teller, 0, 'move', 'move', 'move');
  await pass(330);
  teller.skip();
  expect([teller.telling, teller.told, teller.fresh, ends.mock.calls.length]).toEqual([false, 3, 1, 1]);
  await pass(2000);
  expect(teller.fresh).toBe(Infinity);
});

test('who holds it keeps the beat until it goes on, and can go one beat on and back', async () => {
  const teller = open();
  await happen(teller, 0, 'move', 'push', 'death');
  teller.pause();
  await pass(5000);
  expect([teller.beat?.kind, teller.told]).toEqual(['move', 1]);
  teller.step(1);
  await pass(5000);
  expect([teller.beat?.kind, teller.told]).toEqual(['push', 2]);
  teller.step(-1);
  await pass(5000);
  expect([teller.beat?.kind, teller.told, teller.shown?.view.step]).toEqual(['move', 2, 1]);
  teller.play();
  await pass(0);
  expect(teller.beat?.kind).toBe('push');
  await pass(600 + 1200 + 250);
  expect(teller.telling).toBe(false);
});

test('a sheet over the table holds it, and lets it go on', async () => {
  const teller = open();
  await happen(teller, 0, 'move', 'push');
  teller.hold(true);
  await pass(5000);
  expect(teller.beat?.kind).toBe('move');
  teller.hold(false);
  expect(teller.beat?.kind).toBe('push');
});

test('what was told can be seen again until the next answer, and nobody waits for it', async () => {
  const teller = open();
  await happen(teller, 0, 'move', 'push');
  await pass(450 + 600 + 250);
  expect(teller.repeatable).toBe(true);
  teller.again();
  expect([teller.telling, teller.repeats, teller.beat?.kind, teller.shown?.view.step]).toEqual([true, true, 'move', 1]);
  await pass(450 + 600 + 250);
  expect([teller.telling, teller.told, ends.mock.calls.length]).toEqual([false, 2, 1]);
  teller.again();
  teller.skip();
  expect([teller.telling, ends.mock.calls.length]).toEqual([false, 1]);
  teller.forget();
  expect(teller.repeatable).toBe(false);
});

test('what happened before somebody came is told to who asks for it, from the table as it stood then', async () => {
  const teller = new Teller(tale(), 5);
  teller.offer({ first: 2, events: events('silent', 'move', 'push'), after: { step: 5 } });
  expect([teller.telling, teller.repeatable, teller.memory.early, asked.length]).toEqual([false, true, true, 0]);
  teller.again();
  const scenes = [1, 3, 4, 5].map((told) => ({ told, view: { step: told } }));
  expect(teller.telling).toBe(true);
  asked[0]!.reply(scenes);
  await pass(0);
  expect([asked[0]!.first, teller.beat?.kind, teller.shown?.view.step]).toEqual([2, 'move', 4]);
  await pass(450 + 600 + 250);
  expect([teller.telling, teller.told, begins.mock.calls.length, ends.mock.calls.length]).toEqual([false, 5, 0, 0]);
  teller.forget();
  expect([teller.repeatable, teller.memory.early]).toEqual([false, false]);
});

test('what can no longer be told is said once, and is not offered again', async () => {
  const teller = new Teller(tale(), 5);
  teller.offer({ first: 2, events: events('move', 'push'), after: { step: 4 } });
  teller.again();
  asked[0]!.refuse();
  await pass(0);
  expect([teller.telling, teller.repeatable, lost.mock.calls.length]).toEqual([false, false, 1]);
});

test('who was never told this game is told it slowly, until one story is over', async () => {
  localStorage.setItem('speed', '');
  const teller = open();
  expect([teller.pace.speed, teller.pace.slow]).toEqual([0.5, true]);
  await happen(teller, 0, 'move', 'move');
  await pass(2 * (450 + 450 + 250));
  expect([teller.telling, teller.pace.speed]).toEqual([false, 0.5]);
  await happen(teller, 2, 'move', 'move', 'move', 'move');
  await pass(2 * (4 * 450 + 250));
  expect([teller.telling, teller.pace.speed, teller.pace.slow, open().pace.speed]).toEqual([false, 1, false, 1]);
});

test('in words, what happened is a list until it is read or answered', async () => {
  calm = true;
  const teller = open();
  await happen(teller, 0, 'move', 'silent', 'push');
  expect([teller.telling, teller.told]).toEqual([false, 3]);
  expect(teller.list.events.map(({ type }) => type)).toEqual(['move', 'silent', 'push']);
  await happen(teller, 3, 'death', 'move');
  expect(teller.list.events.length).toBe(5);
  teller.list.read();
  expect(teller.list.events).toEqual([]);
  await happen(teller, 5, 'move');
  expect(teller.list.events).toEqual([]);
});

/** What happened in some turns, each of two beats, told to who asked for it. */
function recount(turns: number) {
  const teller = new Teller(tale(), 2 * turns);
  const over = vi.fn();
  const happened = Array.from({ length: turns }, (_, turn) => ({
    first: 2 * turn,
    events: events('move', 'death'),
    after: { step: 2 * turns },
  }));
  const begun = teller.recount(happened, over);
  const relate = async (turn: number) => {
    asked[turn]!.reply([0, 1, 2].map((step) => ({ told: 2 * turn + step, view: { step: 2 * turn + step } })));
    await vi.advanceTimersByTimeAsync(0);
  };
  return { teller, over, begun, relate };
}
const A_TURN = 450 + 1200;

test('what happened turn by turn is told from its beginning, and nobody waits for it', async () => {
  const { teller, over, begun, relate } = recount(3);
  expect([begun, asked.map(({ first }) => first)]).toEqual([true, [0, 2]]);
  await relate(0);
  await relate(1);
  expect([teller.telling, teller.repeats, teller.shown?.view.step, teller.told]).toEqual([true, true, 1, 6]);
  await pass(A_TURN);
  expect([teller.shown?.view.step, asked.length]).toEqual([3, 3]);
  await relate(2);
  await pass(2 * A_TURN + 250);
  expect([teller.telling, over.mock.calls, begins.mock.calls.length]).toEqual([false, [[true]], 0]);
});

test('until the server has related the next turn, the last one stands', async () => {
  const { teller, relate } = recount(2);
  await relate(0);
  await pass(A_TURN);
  expect([teller.beat, teller.shown?.view.step]).toEqual([null, 2]);
  await relate(1);
  expect(teller.shown?.view.step).toBe(3);
});

test('who skips what was asked for has done with it; news and looking away have not', async () => {
  const skipped = recount(2);
  skipped.teller.skip();
  expect(skipped.over.mock.calls).toEqual([[true]]);
  const unseen = recount(2);
  unseen.teller.hide();
  expect([unseen.teller.telling, unseen.over.mock.calls]).toEqual([false, [[false]]]);
  const interrupted = recount(2);
  await happen(interrupted.teller, 4, 'move', 'push');
  expect([interrupted.teller.repeats, interrupted.over.mock.calls]).toEqual([false, [[false]]]);
});

test('where nothing can be told, whoever asks is told so', () => {
  expect(open().recount([{ first: 0, events: events('silent'), after: { step: 1 } }], () => {})).toBe(false);
});

test('news ends what is seen again', async () => {
  const teller = open();
  await happen(teller, 0, 'move', 'push');
  teller.skip();
  teller.again();
  await happen(teller, 2, 'silent');
  expect([teller.telling, teller.told]).toEqual([false, 3]);
});

test('a second story waits for the first; a third makes the first be over', async () => {
  const teller = open();
  await happen(teller, 0, 'move', 'move');
  await happen(teller, 2, 'push', 'silent', 'push', 'death');
  expect([teller.beat?.kind, teller.beat?.number]).toEqual(['move', 0]);
  await happen(teller, 6, 'death', 'move');
  expect([teller.beat?.kind, teller.told]).toEqual(['push', 2]);
  await pass(600 + 1200);
  expect([teller.beat?.kind, teller.told]).toEqual(['death', 6]);
  await pass(1200 + 450 + 250);
  expect([teller.telling, teller.told]).toEqual([false, 8]);
});

test('short stories that come one upon another are all told', async () => {
  const teller = open();
  for (const first of [0, 1, 2, 3, 4]) await happen(teller, first, 'move');
  expect([teller.telling, teller.told]).toEqual([true, 1]);
  await pass(450 * 4);
  expect([teller.shown?.view.step, teller.told]).toEqual([5, 4]);
  await pass(450 + 250);
  expect([teller.telling, teller.told]).toEqual([false, 5]);
});

test('who looks away finds the result, and can see what was missed', async () => {
  const teller = open();
  await happen(teller, 0, 'move', 'push');
  hidden = true;
  teller.hide();
  expect([teller.telling, teller.told]).toEqual([false, 2]);
  await happen(teller, 2, 'move', 'move');
  expect([teller.telling, teller.told, teller.memory.missed]).toEqual([false, 4, 2]);
  hidden = false;
  teller.again();
  asked.at(-1)!.reply([
    { told: 3, view: { step: 3 } },
    { told: 4, view: { step: 4 } },
  ]);
  await pass(0);
  expect([teller.beat?.kind, teller.shown?.view.step]).toEqual(['move', 1]);
  await pass(450 + 600);
  expect(teller.shown?.view.step).toBe(3);
});

test('told in words, everything is there at once', async () => {
  calm = true;
  const teller = open();
  await happen(teller, 0, 'move', 'push');
  expect([teller.telling, teller.told, teller.fresh, ends.mock.calls.length]).toEqual([false, 2, 0, 1]);
});

test('what is taken back in the middle is not told on', async () => {
  const teller = open();
  await happen(teller, 0, 'move', 'push');
  await pass(400);
  teller.drop(0);
  expect([teller.telling, teller.told, teller.repeatable]).toEqual([false, 0, false]);
  await pass(5000);
  expect([teller.told, ends.mock.calls.length]).toEqual([0, 0]);
});

test('a long story is told faster, and says so', async () => {
  const teller = open();
  await happen(teller, 0, 'eternity', 'eternity');
  expect(teller.rush).toBe(5);
  expect(teller.beat?.length).toBe(6000);
  await pass(12_000 + 50);
  expect(teller.telling).toBe(false);
});

test('a chosen speed is that of the next table too', async () => {
  const teller = open();
  teller.pace.faster();
  expect(teller.pace.speed).toBe(2);
  await happen(teller, 0, 'move', 'move');
  await pass(450 + 125);
  expect(teller.telling).toBe(false);
  expect(open().pace.speed).toBe(2);
});

test('a screen that all look at skips nothing and knows one speed', async () => {
  const teller = new Teller(tale(), 0, true);
  await happen(teller, 0, 'move', 'move');
  await happen(teller, 2, 'move', 'move');
  await happen(teller, 4, 'move', 'move');
  teller.skip();
  teller.pace.faster();
  expect([teller.told, teller.beat?.number, teller.pace.speed]).toEqual([0, 0, 1]);
  await pass(450 * 6 + 250);
  expect([teller.telling, teller.told]).toEqual([false, 6]);
});
