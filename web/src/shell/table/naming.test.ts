import { beforeEach, expect, test, vi } from 'vitest';
import { mayAsk, noteAsked } from './naming';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

test('a name is asked for at the end of two games, and never again', () => {
  expect(mayAsk()).toBe(true);
  noteAsked();
  expect(mayAsk()).toBe(true);
  noteAsked();
  expect(mayAsk()).toBe(false);
});

test('who was asked by an earlier release is not asked again', () => {
  localStorage.setItem('rouages.asked-name', 'turn end');
  expect(mayAsk()).toBe(false);
});
