/** A story arrives as a view and what changed in it; the views are put together here. */
import { expect, test } from 'vitest';
import { changed, tellingOf, viewsOf } from './story';

const before = {
  robots: [
    { at: 1, hand: ['a', 'b'] },
    { at: 2, hand: [] },
  ],
  round: 1,
  named: { 3: 'x' },
};

test('what changed inside a record, a list or a map is changed there alone', () => {
  const after = changed(before, { robots: { 0: { hand: { 1: ['c'] } } }, named: { 3: ['y'] } });
  expect(after).toEqual({
    robots: [
      { at: 1, hand: ['a', 'c'] },
      { at: 2, hand: [] },
    ],
    round: 1,
    named: { 3: 'y' },
  });
  expect(after.robots[1]).toBe(before.robots[1]);
  expect(before.robots[0]!.hand).toEqual(['a', 'b']);
});

test('what stands there now may be a list, a record or nothing', () => {
  expect(changed(before, { robots: [[]] }).robots).toEqual([]);
  expect(changed(before, { named: [null] }).named).toBeNull();
  expect(changed({ hand: null }, { hand: [{ card: 1 }] })).toEqual({ hand: { card: 1 } });
  expect(changed(before, {})).toEqual(before);
});

test('each scene goes on from the one before it', () => {
  const scenes = [
    { told: 4, change: { round: [2] } },
    { told: 6, change: { robots: { 1: { at: [5] } } } },
  ];
  expect(viewsOf(before, scenes).map(({ told, view }) => [told, view.round, view.robots[1]!.at])).toEqual([
    [4, 2, 2],
    [6, 2, 5],
  ]);
  const story = { type: 'Story' as const, first: 3, before, scenes, ref: 1 };
  expect(tellingOf<typeof before>(story).map(({ told }) => told)).toEqual([3, 4, 6]);
});
