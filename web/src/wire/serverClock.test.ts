/** Clocks tick here, but by the server's time. */
import { afterEach, expect, test, vi } from 'vitest';
import { serverNow, told } from './serverClock';

afterEach(() => vi.useRealTimers());

test('until the server has said its time, this browser’s is taken for it', () => {
  vi.useFakeTimers({ now: 5_000 });
  expect(serverNow()).toBe(5);
});

test('a pong corrects it by the half of its way', () => {
  vi.useFakeTimers({ now: 10_400 });
  told(110, 10_000);
  expect(serverNow()).toBeCloseTo(110.2);
  vi.advanceTimersByTime(3_000);
  expect(serverNow()).toBeCloseTo(113.2);
});
