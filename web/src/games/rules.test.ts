/** Whatever a game's telling calls a rule is a section of its rules, in both languages. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Telling } from '../kit/telling/beats';
import { telling as cyberion } from './cyberion/telling';
import { telling as gearAndPiston } from './gear-and-piston/telling';
import { telling as outOfGears } from './out-of-gears/telling';
import { telling as roboRally } from './robo-rally/telling/beats';
import { telling as tooManyBones } from './too-many-bones/telling/telling';

const TELLINGS = {
  cyberion,
  gear_and_piston: gearAndPiston,
  out_of_gears: outOfGears,
  robo_rally: roboRally,
  too_many_bones: tooManyBones,
} as unknown as Readonly<Record<string, Telling<unknown, { type: string }>>>;

const games = join(import.meta.dirname, '../../../src/rouages/games');
const sections = (game: string, language: string) =>
  [...readFileSync(join(games, game, 'text', `rules.${language}.md`), 'utf8').matchAll(/^## +([\w-]+):/gm)].map(
    ([, id]) => id,
  );

test.each(Object.keys(TELLINGS))('%s tells by rules that can be read', (game) => {
  const { rule, lengths } = TELLINGS[game]!;
  const told = ['BoardLaserHit', 'Trained', 'TestPassed', 'LockOpened', 'DartsScore', 'Rested'];
  const events = [[], ...told.map((type) => [{ type }])];
  const named = Object.keys(lengths).flatMap((kind) => events.map((each) => rule!(kind, each)));
  const rules = new Set(named.filter((id) => id !== null));
  expect(rules.size).toBeGreaterThan(3);
  for (const language of ['en', 'fr'])
    expect([...rules].filter((id) => !sections(game, language).includes(id))).toEqual([]);
});
