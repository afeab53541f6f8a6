import { expect, test } from 'vitest';
import { Speaker } from '../words/speaker';
import { counted } from './counted';

const reader = { language: 'en', seat: null, name: String } as const;
const t = (key: string, fields?: Readonly<Record<string, unknown>>) => `${key} ${fields?.round}`;

test('a game counts turns, or what its catalogue says that it counts', () => {
  expect(counted(new Speaker({}, reader), t, 3)).toBe('table.turn 3');
  expect(counted(new Speaker({ counted: 'Day {round}' }, reader), t, 3)).toBe('Day 3');
});
