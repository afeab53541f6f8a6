/** The turn as it is told: all cards turn in one beat, then each thing has its own, in the order of the rules. */
import { expect, test } from 'vitest';
import { beatsOf } from '../../kit/telling/beats';
import { Speaker, text } from '../../words/speaker';
import type { Catalogue } from '../../words/template';
import { flightsOf, gains } from './flights';
import { game } from './index';
import { moments } from './moments';
import type { Event } from './records';
import { Turning } from './stage/turning.svelte';
import { telling, turnedIn, type Beat } from './telling';
import en from './text/en.json';
import fr from './text/fr.json';

const { view } = moments.waiting!;
const NAMES = ['Camille', 'Tom', 'Inès', 'Cadran', 'Maud', 'Yanis'];

/** Robots 4, 1, 2, 3, 5, 7 sit in seats 0 to 5. */
const turn: readonly Event[] = [
  { type: 'PlanRevealed', seat: 3, robot: 3, action: 'attack', number: 2 },
  { type: 'GearsTaken', seat: 3, robot: 3, place: 'robot', number: 2, gears: [2, 3] },
  { type: 'PlanRevealed', seat: 1, robot: 1, action: 'trap', number: 3 },
  { type: 'PlanRevealed', seat: 4, robot: 5, action: 'harvest', number: 3 },
  { type: 'TrapSprung', dump: 3, trappers: [1], harvesters: [5] },
  { type: 'GearsTaken', seat: 1, robot: 1, place: 'dump', number: 3, gears: [4, 1, 4, 7] },
  { type: 'PlanRevealed', seat: 0, robot: 4, action: 'harvest', number: 7 },
  { type: 'PlanRevealed', seat: 5, robot: 7, action: 'harvest', number: 7 },
  { type: 'GearsTaken', seat: 0, robot: 4, place: 'dump', number: 7, gears: [4] },
  { type: 'GearsTaken', seat: 5, robot: 7, place: 'dump', number: 7, gears: [2] },
  { type: 'Assembled', seat: 0, robot: 4, gears: [4, 7] },
  { type: 'Assembled', seat: 1, robot: 1, gears: [1, 4] },
  { type: 'Refilled', dumps: [1, 2], gears: [4, 5], left: 28 },
  { type: 'RoundBegan', round: 6 },
];
const beats = beatsOf(telling, { first: 0, events: turn, before: view, after: view }, 0);
const asTold = (number: number): Beat =>
  ({ ...beats[number]!, story: turn, number, landed: true, paused: false, rate: 1 }) as unknown as Beat;
const caption = (number: number, catalogue: unknown, language: 'en' | 'fr', me = 0) => {
  const words = { ...(catalogue as Catalogue), you: language === 'en' ? 'you' : 'vous', nothing: '—' };
  const gears = Object.fromEntries(Array.from({ length: 10 }, (_, kind) => [`gear.${kind + 1}`, `g${kind + 1}`]));
  const speaker = new Speaker({ ...words, ...gears }, { language, seat: me, name: (seat) => NAMES[seat]! });
  return text(telling.caption!(asTold(number), { speaker, me, view }).words);
};

test('all cards turn in one beat; what follows is told one after the other', () => {
  expect(beats.map(({ kind }) => kind)).toEqual([
    'reveal',
    'attack',
    'trap',
    'spoils',
    'harvest',
    'assembly',
    'refill',
  ]);
  expect(turnedIn(turn)).toHaveLength(5);
  expect(beats.find(({ kind }) => kind === 'harvest')!.events).toHaveLength(2);
});

test('the head of the table names the part that is told, not the one before it', () => {
  expect(game.progress(view).phase).toBe(0);
  expect(beats.map((_, number) => game.progress(view, asTold(number)).phase)).toEqual([1, 1, 1, 1, 1, 2, 3]);
});

test('what concerns the reader is shown longer', () => {
  const lengthOf = (kind: string) => beats.find((beat) => beat.kind === kind)!.length;
  expect(lengthOf('harvest')).toBe(telling.lengths.harvest + 300);
  expect(lengthOf('trap')).toBe(telling.lengths.trap);
});

test('the plate says who does what, to the reader as “you”', () => {
  expect([0, 1, 2, 4].map((number) => caption(number, en, 'en'))).toEqual([
    'Everybody turns',
    'Cadran takes g2 and g3 from Inès',
    'Tom traps Maud on dump 3',
    'You and Yanis share g4 and g2',
  ]);
  expect([1, 4].map((number) => caption(number, fr, 'fr'))).toEqual([
    'Cadran prend g2 et g3 à Inès',
    'Vous et Yanis partagez g4 et g2',
  ]);
});

test('what is done to the reader is said so', () => {
  expect([caption(1, en, 'en', 2), caption(2, en, 'en', 4)]).toEqual([
    'Cadran takes g2 and g3 from you',
    'On dump 3, you run into the trap of Tom',
  ]);
  expect([caption(1, fr, 'fr', 2), caption(2, fr, 'fr', 4)]).toEqual([
    'Cadran vous prend g2 et g3',
    'Décharge 3\u00a0: vous dans le piège de Tom',
  ]);
});

test('gears fly from where they lay to who has them, and the seats count them', () => {
  expect(flightsOf(asTold(1)).map(({ from, to }) => [from, to])).toEqual([
    [
      { kind: 'carried', number: 2 },
      { kind: 'carried', number: 3 },
    ],
  ]);
  expect([...gains(asTold(1))]).toEqual([
    [3, 2],
    [2, -2],
  ]);
});

test('what was turned up stays on the seats until the next reveal, and a trapped harvest is struck through', () => {
  const turning = new Turning();
  const [, , , , maud] = view.robots;
  const during = { ...view, phase: 'trap' as const };
  turning.see(during, asTold(0));
  turning.see(during, asTold(2));
  expect(turning.chip(maud!, during, null)?.look).toBe('void');
  const next = { ...view, round: view.round + 1 };
  turning.see(next, null);
  expect(turning.chip(maud!, next, null)?.look).toBe('old');
});

test('a turn of eight robots may take longer than that of six before it is told faster', () => {
  const crowd = { ...view, robots: [...view.robots, view.robots[0]!, view.robots[1]!] };
  expect([view, crowd].map((each) => telling.cap!(each))).toEqual([12_000, 20_000]);
});
