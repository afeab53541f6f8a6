import { expect, test } from 'vitest';
import type { Field } from '../../wire/protocol';
import { Speaker } from '../../words/speaker';
import { cogsOf, saidOf, suggested } from './choices';

const cogs = (count: number, alone: number | null = null) => ({ count, most: 4, alone });
const course = {
  name: 'course',
  kind: 'choice',
  choices: ['short', 'crowded', 'long', 'winding', 'deadly', 'teams'],
  cogs: [cogs(1), cogs(1), cogs(1), cogs(2), cogs(3), null],
  seats: [[2, 3], [5, 6], [2, 3], [2, 3], [2, 3], [2]],
} as unknown as Field;

test('how hard a choice is depends on whether one plays alone, where the box says so', () => {
  const party = { choices: ['patches', 'boomer'], cogs: [cogs(1, 2), cogs(2)] };
  expect(cogsOf(party, 'patches', 1)).toEqual({ count: 2, most: 4 });
  expect(cogsOf(party, 'patches', 2)).toEqual({ count: 1, most: 4 });
  expect(cogsOf(party, 'boomer', 1)).toEqual({ count: 2, most: 4 });
  expect([cogsOf(course, 'teams', 2), cogsOf(course, 'nowhere', 2), cogsOf(undefined, 'short', 2)]).toEqual([
    null,
    null,
    null,
  ]);
});

test('of each hardness the first other choice for so many players is suggested', () => {
  expect(suggested(course, 'short', 3)).toEqual(['long', 'winding', 'deadly']);
  expect(suggested(course, 'winding', 3)).toEqual(['short', 'deadly']);
  expect(suggested(course, 'short', 6)).toEqual(['crowded']);
});

test('of a choice it is said what stands out, and what is more to know, but not what it has none of', () => {
  const catalogue = {
    'Facts.pill.flags': { by: 'flags', one: '{flags} flag', other: '{flags} flags' },
    'Facts.more.pits': { by: 'pits', none: '', other: '{pits} pits' },
    'Facts.more.lasers': { by: 'lasers', one: 'one laser', other: '{lasers} lasers' },
  };
  const speaker = new Speaker(catalogue, { language: 'en', seat: null, name: String });
  const about = { type: 'Facts', flags: 3, pits: 0, lasers: 1 };
  expect(saidOf(speaker, about, 'pill')).toEqual(['3 flags']);
  expect(saidOf(speaker, about, 'more')).toEqual(['one laser']);
});
