import { beforeEach, expect, test, vi } from 'vitest';
import type { SeatState } from '../../wire/protocol';
import { mayAsk, namesake, noteAsked, type Occasion } from './naming';

const OCCASIONS: readonly Occasion[] = ['turn', 'friend', 'end'];
const open = () => OCCASIONS.filter(mayAsk);

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

test('a name is asked for after the first turn, once more at the end, and then only for a friend', () => {
  expect(open()).toEqual(['turn', 'friend', 'end']);
  noteAsked('turn');
  expect(open()).toEqual(['friend', 'end']);
  noteAsked('end');
  expect(open()).toEqual(['friend']);
  noteAsked('friend');
  expect(open()).toEqual([]);
});

test.each(['friend', 'end'] as const)('who was asked for a name before (%s) is not asked after a turn', (occasion) => {
  noteAsked(occasion);
  expect(mayAsk('turn')).toBe(false);
  expect(mayAsk(occasion)).toBe(false);
});

test('who was asked at the end by an earlier release is not asked there again', () => {
  localStorage.setItem('rouages.asked-name', '1');
  expect(open()).toEqual(['friend']);
  noteAsked('friend');
  expect(open()).toEqual([]);
});

const at = (...names: string[]) =>
  names.map((name, seat) => ({ seat, name, kind: name ? 'person' : 'bot' }) as SeatState);

test('who sits beside a namesake has a number, and that is said', () => {
  expect(namesake(at('Inès', '', 'inès 2'), [2])).toEqual({ name: 'inès 2', other: 'Inès' });
  expect(namesake(at('Inès', '', 'Inès 2'), [0])).toBeNull();
  expect(namesake(at('Ann', '', 'Inès 2'), [2])).toBeNull();
  expect(namesake(at('Invité 27', '', 'Ann'), [0])).toBeNull();
});

test('whoever sits beside me at my own screen is no namesake to speak of', () => {
  expect(namesake(at('Inès', 'Inès 2'), [0, 1])).toBeNull();
});
