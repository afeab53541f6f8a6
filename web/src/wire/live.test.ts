/** A line that breaks, be it without a word, is opened again until somebody is there. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { live, type Live } from './live';

class Line {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static all: Line[] = [];
  readyState = Line.OPEN;
  onopen = () => {};
  onmessage = (_: { data: string }) => {};
  onclose = (_: { code: number }) => {};
  sent: unknown[] = [];
  close = () => (this.readyState = 3);
  send = (text: string) => this.sent.push(JSON.parse(text));

  constructor() {
    Line.all.push(this);
  }
}

const WELCOME = { type: 'Snapshot' };
const TOO_OFTEN = { type: 'Refused', refusal: { type: 'TooFrequent', seconds: 1 }, ref: null };
const PING = { type: 'Ping' };
let line: Live;
let isEager: boolean;
let stood: boolean[];
const page = { hidden: false };
const last = () => Line.all.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Line);
  vi.stubGlobal('location', { href: 'http://house/' });
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  Line.all = [];
  isEager = false;
  stood = [];
  page.hidden = false;
  vi.stubGlobal('document', page);
  line = live({
    address: () => '/play',
    hear: () => {},
    standing: (stands) => stood.push(stands),
    ping: PING,
    eager: () => isEager,
  });
});

afterEach(() => {
  line.close();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** The line opens, brings one message and breaks; how long until it is opened again. */
function waitAfter(message: unknown, code: number): number {
  const before = Line.all.length;
  const socket = Line.all[before - 1]!;
  socket.onopen();
  socket.onmessage({ data: JSON.stringify(message) });
  socket.onclose({ code });
  let waited = 0;
  while (Line.all.length === before) {
    vi.advanceTimersByTime(250);
    waited += 250;
  }
  return waited;
}

test('who is refused as soon as the line opens waits longer each time', () => {
  expect([1, 2, 3, 4, 5, 6, 7].map(() => waitAfter(TOO_OFTEN, 4429))).toEqual([
    250, 500, 1000, 2000, 4000, 8000, 10_000,
  ]);
});

test('who was welcome comes back soon', () => {
  waitAfter(TOO_OFTEN, 4429);
  waitAfter(TOO_OFTEN, 4429);
  expect(waitAfter(WELCOME, 1012)).toBe(250);
});

test('a line that breaks is tried every two seconds in the first minute, then less often', () => {
  last().onopen();
  const opened: number[] = [];
  let seconds = 0;
  last().onclose({ code: 1006 });
  while (seconds < 90) {
    const before = Line.all.length;
    vi.advanceTimersByTime(250);
    seconds += 0.25;
    if (Line.all.length > before) {
      opened.push(seconds);
      last().onclose({ code: 1006 });
    }
  }
  const gaps = opened.slice(1).map((at, number) => at - opened[number]!);
  expect(gaps.slice(0, 6)).toEqual([0.5, 1, 2, 2, 2, 2]);
  expect(gaps.at(-1)).toBeGreaterThanOrEqual(8);
});

test('a silent line is lost within three seconds where something is expected, and left for another within five', () => {
  last().onopen();
  isEager = true;
  vi.advanceTimersByTime(2000);
  expect(last().sent).toEqual([PING]);
  expect(stood).toEqual([true]);
  vi.advanceTimersByTime(1000);
  expect(stood).toEqual([true, false]);
  expect(line.send({ type: 'Say' })).toBe(false);
  vi.advanceTimersByTime(2000);
  expect(Line.all).toHaveLength(2);
  last().onopen();
  expect(stood).toEqual([true, false, true]);
});

test('a server that answers late is not left', () => {
  last().onopen();
  isEager = true;
  vi.advanceTimersByTime(3500);
  expect(stood).toEqual([true, false]);
  last().onmessage({ data: '{"type":"Pong"}' });
  expect(stood).toEqual([true, false, true]);
  vi.advanceTimersByTime(1500);
  expect(Line.all).toHaveLength(1);
});

test('a page that nobody looks at, or that expects nothing, asks seldom and blames nobody', () => {
  last().onopen();
  vi.advanceTimersByTime(20_000);
  isEager = true;
  page.hidden = true;
  vi.advanceTimersByTime(4000);
  expect(last().sent).toEqual([]);
  vi.advanceTimersByTime(60_000);
  expect(last().sent).toEqual([PING]);
  expect(stood).toEqual([true]);
});

test('a line that does not open is given up', () => {
  last().readyState = Line.CONNECTING;
  vi.advanceTimersByTime(3500);
  expect(Line.all).toHaveLength(1);
  vi.advanceTimersByTime(1500);
  expect(Line.all).toHaveLength(2);
});
