/** A reel plays its beats by their lengths, at a speed that is kept. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Reel } from './reel.svelte';

const reelOf = (...beats: number[]) => {
  const reel = new Reel<number>({ speeds: [1, 4], key: 'speed', lengthOf: (beat) => beat });
  reel.beats = beats;
  return reel;
};

beforeEach(() => {
  const shelf = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => shelf.get(key) ?? null,
    setItem: (key: string, value: string) => shelf.set(key, value),
  });
  vi.useFakeTimers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('each beat is shown as long as it lasts, and the last one stays', () => {
  const reel = reelOf(100, 300, 200);
  reel.play();
  expect(reel.beat).toBe(100);
  vi.advanceTimersByTime(100);
  expect(reel.beat).toBe(300);
  vi.advanceTimersByTime(299);
  expect(reel.beat).toBe(300);
  vi.advanceTimersByTime(1000);
  expect([reel.beat, reel.ended, reel.playing]).toEqual([200, true, false]);
});

test('what is paused waits, what is skipped is shown as it ended, and any beat can be seen again', () => {
  const reel = reelOf(100, 300, 200);
  reel.play();
  reel.pause();
  vi.advanceTimersByTime(1000);
  expect([reel.beat, reel.playing]).toEqual([100, false]);
  reel.skip();
  expect([reel.beat, reel.ended]).toEqual([200, true]);
  reel.playFrom(1);
  expect([reel.beat, reel.playing]).toEqual([300, true]);
});

test('a chosen speed is that of the next reel too', () => {
  const reel = reelOf(100);
  reel.faster();
  expect(reel.speed).toBe(4);
  const next = reelOf(100, 300);
  next.play();
  expect(next.length).toBe(25);
  next.faster();
  expect(next.speed).toBe(1);
});
