/** Who is who: each rival has one name in all that is said, and two robots of one player are told apart. */
import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import type { Language } from '../../words/languages';
import { Speaker } from '../../words/speaker';
import type { Catalogue } from '../../words/template';
import { moments } from './moments';
import type { Event } from './records';
import en from './text/en.json';
import fr from './text/fr.json';
import { called, type View } from './view';

const NAMES = ['Ada', 'Tom', 'Inès', 'Cadran', 'Maud', 'Yanis'];
const rules = (language: Language) =>
  JSON.parse(
    readFileSync(new URL(`../../../../src/rouages/games/out_of_gears/text/${language}.json`, import.meta.url), 'utf8'),
  ) as Catalogue;
const LABELS = { en, fr } as unknown as Readonly<Record<Language, Catalogue>>;
const COMMON = { en: { you: 'you', nothing: 'nothing' }, fr: { you: 'vous', nothing: 'rien' } };

/** Robots 4, 1, 2, 3, 5, 7 sit in seats 0 to 5. */
const single = moments.waiting!.view;
/** The first two are one player's, and so on. */
const paired: View = {
  ...single,
  robots: single.robots.map((robot, place) => ({ ...robot, seat: Math.floor(place / 2) })),
};

const events: readonly Event[] = [
  { type: 'Programmed', seat: 1, robot: 1 },
  { type: 'PlanRevealed', seat: 3, robot: 3, action: 'attack', number: 2 },
  { type: 'PlanRevealed', seat: 1, robot: 1, action: 'trap', number: 3 },
  { type: 'Defended', seat: 2, robot: 2 },
  { type: 'UpgradeRevealed', seat: 2, robot: 2, upgrade: 'super_harvest' },
  { type: 'DefencesVoid', robots: [1, 2] },
  { type: 'TollTaken', seat: 1, robot: 1, attacker: 3, gear: 2, place: 'robot' },
  { type: 'NoToll', seat: 1, robot: 1, attacker: 3 },
  { type: 'TrapSprung', dump: 3, trappers: [1], harvesters: [5, 4] },
  { type: 'TrapIdle', dump: 3, trappers: [1] },
  { type: 'GearsTaken', seat: 3, robot: 3, place: 'robot', number: 2, gears: [2, 3] },
  { type: 'GearsTaken', seat: 1, robot: 1, place: 'dump', number: 3, gears: [4] },
  { type: 'NothingThere', place: 'robot', number: 2, robots: [3] },
  { type: 'NothingThere', place: 'dump', number: 6, robots: [3, 4] },
  { type: 'TooFewToShare', place: 'robot', number: 2, robots: [3, 5] },
  { type: 'Assembled', seat: 1, robot: 1, gears: [1, 4] },
];

function said(view: View, language: Language, me: number | null): string[] {
  const speaker = new Speaker(
    { ...COMMON[language], ...rules(language), ...LABELS[language] },
    {
      language,
      seat: me,
      name: (seat) => NAMES[seat]!,
      called: (kind, value) => called(view, me, kind, value),
    },
  );
  return events.map((event) => speaker.plain(event));
}

const complaints = vi.spyOn(console, 'error');

test.each(['en', 'fr'] as const)('in %s nobody is a number where each has one robot', (language) => {
  for (const me of [null, 0, 1, 2, 3])
    for (const sentence of said(single, language, me)) {
      expect(sentence).not.toMatch(/robot \d/);
      expect(sentence).not.toMatch(/ {2}| [,.]|…/);
    }
  expect(complaints).not.toHaveBeenCalled();
});

test('it is said who attacks whom, and to whom it happens', () => {
  const [, plan] = said(single, 'en', 2);
  expect(plan).toBe('Cadran: Attack on you.');
  expect(said(single, 'fr', null)[10]).toMatch(/^Cadran prend à Inès\u202f: /);
  expect(said(single, 'fr', 0)[8]).toContain('rien pour Maud et vous');
});

test('two robots of one player are told apart by their numbers', () => {
  expect(said(paired, 'en', null)[0]).toBe('Tom (robot 1) is ready.');
  expect(said(paired, 'fr', null)[10]).toMatch(/ prend au robot 2 de Tom\u202f: /);
  expect(said(paired, 'en', 1)[12]).toMatch(/^Nothing to take from your robot 2 for /);
});
