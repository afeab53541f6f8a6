/** The telling of a turn: events lead the stage to where the table stands, and beats tell all of them in order. */
import { expect, test, vi } from 'vitest';
import { moments, stories, type Told } from '../moments';
import { beatsOf, LENGTHS } from './beats';
import { TurnReel } from './reel.svelte';
import { after, staged, type Actor, type Stage } from './stage';

const WIDTH = (stage: Stage) => stage.course.width;

/** What the events tell of a robot, in the order in which the stories give it. */
const told = (actor: Actor, width: number): Told => [
  actor.at ? actor.at.y * width + actor.at.x : null,
  actor.facing,
  actor.archive,
  actor.damage,
  actor.lives,
  actor.touched,
  actor.status,
  actor.down,
  [...actor.options].sort(),
  actor.registers.map(({ locked }) => locked),
];
/** Where a robot stands matters only while it stands somewhere; who is out of the race is not looked at again. */
const known = ([square, facing, archive, damage, lives, touched, status, down, options, locks]: Told) => {
  const off = square === null;
  return [
    square,
    off ? 0 : facing,
    archive,
    off ? 0 : damage,
    lives,
    touched,
    status,
    down,
    [...options].sort(),
    off ? [] : locks,
  ];
};

test.each(stories)('%s: the events lead to where the robots and flags stand', (_, { first, steps }) => {
  let stage = staged(first);
  for (const [news, robots, flags] of steps) {
    for (const event of news) stage = after(stage, event);
    expect(stage.robots.map((actor) => known(told(actor, WIDTH(stage))))).toEqual(robots.map(known));
    expect(stage.flags.map(({ square }) => square)).toEqual(flags);
  }
});

const [before, then] = moments.get('telling')!;

test('beats tell every event that moves something, in order, and end where the table stands', () => {
  const beats = beatsOf(staged(before!.view), then!.news);
  const shown = beats.flatMap(({ events }) => events);
  expect(shown).toEqual(then!.news.filter((event) => shown.includes(event)));
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
  expect(then!.news.filter(({ type }) => moving.has(type)).every((event) => shown.includes(event))).toBe(true);
  const last = beats.at(-1)!.stage.robots.map(({ at, facing, damage }) => [at, facing, damage]);
  expect(last).toEqual(staged(then!.view).robots.map(({ at, facing, damage }) => [at, facing, damage]));
});

test('the cards of a register are turned up together, and express belts run before the others', () => {
  const beats = beatsOf(staged(moments.get('maelstrom')![0]!.view), moments.get('maelstrom')![1]!.news);
  const reveals = beats.filter(({ kind }) => kind === 'reveal');
  expect(reveals).toHaveLength(5);
  for (const { events } of reveals)
    expect(new Set(events.map((event) => event.type === 'CardRevealed' && event.register)).size).toBe(1);
  const kinds = beats.map(({ kind }) => kind);
  expect(kinds).toContain('express');
  for (const [index, kind] of kinds.entries()) if (kind === 'express') expect(kinds[index - 1]).not.toBe('belts');
  for (const { kind, events } of beats)
    if (kind === 'express' || kind === 'belts') {
      const riders = events.map((event) =>
        'robot' in event ? `robot ${event.robot}` : 'flag' in event && `flag ${event.flag}`,
      );
      expect(new Set(riders).size).toBe(riders.length);
    }
});

test('a telling plays by itself, can be paused, stepped, sped up, skipped and seen again', () => {
  vi.useFakeTimers();
  const reel = new TurnReel(before!.view);
  expect(reel.telling).toBe(false);
  reel.hear(then!.view, then!.news);
  expect([reel.shown, reel.playing, reel.telling]).toEqual([0, true, true]);
  vi.advanceTimersByTime(LENGTHS[reel.beats[0]!.kind]);
  expect(reel.shown).toBe(1);
  reel.pause();
  vi.advanceTimersByTime(10_000);
  expect(reel.shown).toBe(1);
  reel.step(1);
  reel.step(-1);
  expect(reel.shown).toBe(1);
  const slow = reel.length;
  reel.faster();
  expect(reel.length).toBe(slow / 2);
  reel.skip();
  expect([reel.ended, reel.telling]).toEqual([true, false]);
  expect(reel.stage.robots.map(({ at }) => at)).toEqual(staged(then!.view).robots.map(({ at }) => at));
  reel.toggle();
  expect([reel.shown, reel.playing]).toEqual([0, true]);
  vi.advanceTimersByTime(200_000);
  expect([reel.ended, reel.playing]).toEqual([true, false]);
  vi.useRealTimers();
});

test('what happens during a telling is told after it, not instead of it', () => {
  vi.useFakeTimers();
  const reel = new TurnReel(before!.view);
  const half = Math.floor(then!.news.length / 2);
  reel.hear(before!.view, then!.news.slice(0, half));
  const many = reel.beats.length;
  reel.hear(then!.view, then!.news.slice(half));
  expect(reel.beats.length).toBeGreaterThan(many);
  expect(reel.shown).toBe(0);
  vi.useRealTimers();
});

test('what was told once is told: the log goes on with the beats, never back', () => {
  vi.useFakeTimers();
  const reel = new TurnReel(before!.view);
  expect(reel.untold).toBe(0);
  reel.hear(then!.view, then!.news);
  const first = reel.untold;
  expect(first).toBeGreaterThan(0);
  expect(first).toBeLessThan(then!.news.length);
  reel.step(1);
  const second = reel.untold;
  expect(second).toBeLessThan(first);
  reel.step(-1);
  expect(reel.untold).toBe(second);
  reel.skip();
  expect(reel.untold).toBe(0);
  reel.toggle();
  expect(reel.untold).toBe(0);
  reel.pause();
  vi.useRealTimers();
});

test('played to its end, a telling has told everything', () => {
  vi.useFakeTimers();
  const reel = new TurnReel(before!.view);
  reel.hear(then!.view, then!.news);
  vi.runAllTimers();
  expect(reel.ended).toBe(true);
  expect(reel.untold).toBe(0);
  reel.hear(then!.view, [{ type: 'Programmed', seat: 1 }]);
  expect(reel.untold).toBe(0);
  vi.useRealTimers();
});
