/** The telling of a turn: beats tell what moves, in order, and end where the table stands; each robot goes its way. */
import { expect, test } from 'vitest';
import { beatsOf } from '../../../kit/telling/beats';
import { placesOf } from '../floor/stage';
import { moments, scenes } from '../moments';
import type { Event } from '../records';
import { telling, type BeatKind, type Told } from './beats';
import { registerOf } from './caption';
import { Track, waysOf } from './track.svelte';

const STORIES = ['telling', 'maelstrom', 'lost'];

function told(name: string) {
  const [before, then] = moments.get(name)!;
  const happened = { first: 0, events: then!.news, before: before!.view, after: then!.view };
  return {
    before: before!.view,
    after: then!.view,
    story: then!.news,
    beats: beatsOf(telling, happened, 0, scenes[name]),
  };
}

test.each(STORIES)('%s: every event that moves something is told, in order, and the end is as it is', (name) => {
  const { beats, story, after } = told(name);
  const shown = beats.flatMap(({ events }) => events);
  expect(shown).toEqual(story.filter((event) => shown.includes(event)));
  const moving = new Set([
    'Moved',
    'Pushed',
    'Turned',
    'Carried',
    'Damaged',
    'Destroyed',
    'CardRevealed',
    'FlagTouched',
  ]);
  expect(story.filter(({ type }) => moving.has(type)).every((event) => shown.includes(event))).toBe(true);
  const racing = (view: typeof after) => view.robots.map(({ square, damage, lives }) => [square, damage, lives]);
  if (name !== 'lost') expect(racing(beats.at(-1)!.view)).toEqual(racing(after));
});

test.each(STORIES)(
  '%s: the cards of a register are turned up together, and express belts run before the others',
  (name) => {
    const { beats, story } = told(name);
    const reveals = beats.filter(({ kind }) => kind === 'reveal');
    expect(reveals).toHaveLength(5);
    expect(reveals.map(({ events }) => registerOf(story, events.at(-1), { register: 0 }))).toEqual([1, 2, 3, 4, 5]);
    for (const [index, { kind }] of beats.entries())
      if (kind === 'express') expect(beats[index - 1]!.kind).not.toBe('belts');
  },
);

test('who pushes and who is pushed are one beat, longer than a move', () => {
  const moved = (robot: number, square: number): Event => ({ type: 'Moved', robot, direction: 1, square });
  const pushed: Event = { type: 'Pushed', robot: 1, by: 0, direction: 1, square: 4 };
  const { view } = moments.get('program')![0]!;
  const events = [moved(0, 2), moved(0, 3), pushed, moved(2, 9)];
  const beats = beatsOf(telling, { first: 0, events, before: view, after: view }, null);
  expect(beats.map(({ kind, events: { length } }) => [kind, length])).toEqual([
    ['push', 3],
    ['move', 1],
  ]);
  expect(beats[0]!.length).toBeGreaterThan(beats[1]!.length);
  const places = new Map([
    [0, { x: 1, y: 0 }],
    [1, { x: 3, y: 0 }],
  ]);
  const ways = waysOf(places, beats[0]!.events, 12);
  expect(ways.get(0)!.map(({ to, begins, ends }) => [to.x, begins, ends])).toEqual([
    [2, 0, 0.5],
    [3, 0.5, 1],
  ]);
  expect(ways.get(1)).toEqual([{ from: { x: 3, y: 0 }, to: { x: 4, y: 0 }, begins: 0.5, ends: 1 }]);
});

test('over the edge a robot goes on for a square', () => {
  const fall: Event = { type: 'Moved', robot: 0, direction: 0, square: null };
  expect(
    waysOf(new Map([[0, { x: 2, y: 0 }]]), [fall], 12)
      .get(0)!
      .at(-1)!.to,
  ).toEqual({ x: 2, y: -1 });
});

test.each(STORIES)('%s: whoever is followed beat by beat stands where the table says', (name) => {
  const { before, after, story, beats } = told(name);
  const track = new Track(before);
  for (const [number, { kind, events, view, length }] of beats.entries()) {
    const beat: Told = { kind: kind as BeatKind, events, story, number, landed: false, paused: false, length, rate: 1 };
    track.hear(view, beat);
    for (const { robot, square } of view.robots)
      if (square === null) expect(track.places.get(robot) ?? null).toBeNull();
  }
  track.hear(after, null);
  expect(track.places).toEqual(placesOf(after));
});
