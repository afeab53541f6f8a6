/** Every option of real positions has a place on the board, what is told ends as it is, and every word is there. */
import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Rec } from '../../words/record';
import type { Language } from '../../words/languages';
import { Speaker } from '../../words/speaker';
import type { Catalogue } from '../../words/template';
import type { Decision } from '../contract';
import { grouped, isAbout, liesAs, onMatAlone, placeOf, unitOf } from './aims';
import { COUNTED, FEATS } from './day/feats';
import { NOTE_NAMES, noteFor } from './guide/guide.svelte';
import { lockWords, parted, shortly } from './labels';
import { castOf } from './pictures/casting';
import { glyphOf } from './pictures/glyphs';
import { DRAWN } from './records';
import { tagOf } from './tags';
import { beatsOf, diceOf } from './telling/beats';
import { after } from './telling/stage';
import en from './text/en.json';
import fr from './text/fr.json';
import { dieColour, nameOf, type View } from './view';

interface Moment {
  view: View;
  prompt: Rec | null;
  options: Rec[];
  news: Rec[];
  log: Rec[];
}

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const lines = read('./moments/moments.jsonl')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as [string, Moment | [Moment, Moment]]);
const moments = lines.flatMap(([name, each]) => (Array.isArray(each) ? [] : [{ name, ...each }]));
const asked = moments.filter(({ prompt }) => prompt);
const telling = lines.find(([name]) => name === 'telling')![1] as [Moment, Moment];
const rules = (language: Language) =>
  JSON.parse(read(`../../../../src/rouages/games/too_many_bones/text/${language}.json`)) as Catalogue;
const speakers = (['en', 'fr'] as const).map(
  (language) =>
    new Speaker(
      { you: 'you', ...rules(language), ...((language === 'en' ? en : fr) as Catalogue) },
      { language, seat: 0, name: (seat) => `P${seat}` },
    ),
);
const decide = ({ prompt, options }: Moment): Decision => ({
  question: 1,
  prompt: prompt!,
  options: options.map((choice, number) => ({ number, choice })),
});

afterEach(() => vi.restoreAllMocks());

describe('real positions', () => {
  it('are of nearly every question', () => {
    expect(new Set(asked.map(({ prompt }) => prompt!.type)).size).toBeGreaterThan(45);
  });

  it.each(asked)('$name: every option stands in one group of the tray', (moment) => {
    const decision = decide(moment);
    expect(DRAWN).toContain(decision.prompt.type);
    const numbers = Object.values(grouped(decision)).flatMap((options) => options.map(({ number }) => number));
    expect(numbers.sort((a, b) => a - b)).toEqual([...moment.options.keys()]);
  });

  it.each(asked)('$name: an option of a die belongs to a die that lies there', (moment) => {
    const decision = decide(moment);
    if (!['UseDice', 'ChooseRerolls'].includes(decision.prompt.type)) return;
    for (const { choice } of grouped(decision).die)
      expect(moment.view.rolled.some((die) => isAbout(choice, die))).toBe(true);
  });

  it.each(asked)('$name: pieces that are pressed are on the table', ({ view, options }) => {
    for (const choice of options) {
      const [unit, place] = [unitOf(choice), placeOf(choice)];
      if (unit !== null) expect(nameOf(view, unit)).not.toBe('');
      if (place !== null) expect(place).toBeLessThan(16);
    }
  });

  it.each(asked)('$name: its buttons and odds have words in both languages', (moment) => {
    const missing = vi.spyOn(console, 'error').mockImplementation(() => {});
    const decision = decide(moment);
    for (const speaker of speakers)
      for (const option of decision.options) {
        expect(lockWords(speaker, moment.view.pick_dice, option.choice) ?? shortly(speaker, option.choice)).not.toBe(
          '',
        );
        tagOf(moment.view, decision, option, speaker);
      }
    expect(missing.mock.calls).toEqual([]);
  });
});

describe('odds', () => {
  const moment = (name: string) => moments.find((each) => each.name === name)!;

  it('stand on every target', () => {
    const target = moment('ChooseTarget');
    const decision = decide(target);
    for (const option of decision.options)
      expect(tagOf(target.view, decision, option, speakers[0]!) !== '').toBe(option.choice.type === 'Foe');
  });

  it('say what a choice does for sure', () => {
    const use = moment('UseDice');
    const [forecast] = use.view.odds.forecasts;
    const option = { number: forecast!.option, choice: use.options[forecast!.option]! };
    expect(tagOf(use.view, decide(use), option, speakers[0]!)).toMatch(/−\d HP|\+\d HP|falls/);
  });

  it('stand on training and lockpicking', () => {
    for (const [name, type] of [
      ['SpendTraining', 'TrainStat'],
      ['PickLock', 'RerollPick'],
    ] as const) {
      const decision = decide(moment(name));
      const option = decision.options.find(({ choice }) => choice.type === type)!;
      expect(tagOf(moment(name).view, decision, option, speakers[0]!)).toMatch(/\d+%/);
    }
  });
});

describe('what encounters ask', () => {
  const moment = (name: string) => moments.find((each) => each.name === name)!;
  const tags = (name: string) => {
    const decision = decide(moment(name));
    return decision.options.map((option) => tagOf(moment(name).view, decision, option, speakers[0]!));
  };

  it.each(['ChooseDarts', 'UseDartsPlan', 'ChooseBarrels', 'PayLady'])(
    '%s: every choice says what to expect',
    (name) => {
      expect(tags(name).filter((tag) => tag === '')).toEqual([]);
    },
  );

  it.each(['ChooseCritter', 'AimDynamite', 'NameLock', 'NameNumber', 'RiskDice', 'PutOut', 'RescueTraining'])(
    '%s: its chances are shown',
    (name) => {
      expect(tags(name).some((tag) => /\d+%/.test(tag))).toBe(true);
    },
  );

  it('has a page of its own where a number is chosen', () => {
    for (const name of Object.keys(COUNTED)) {
      expect(FEATS).toContain(name);
      for (const { choice } of decide(moment(name)).options) expect(choice.type).toBe('Number');
      for (const text of [en, fr])
        for (const key of [`board.feat_${name}`, `board.feat_${name}_means`]) expect(text).toHaveProperty([key]);
    }
  });
});

describe('what players decide', () => {
  const moment = (name: string) => moments.find((each) => each.name === name)!;

  it.each([
    ['ChooseShield', ['active', 'locked']],
    ['LoseBones', ['plan']],
  ] as const)('%s: every option is a die that lies in a slot', (name, zones) => {
    const { view, options, prompt } = moment(name);
    const gearloc = view.gearlocs[Number(prompt!.seat)]!;
    for (const choice of options)
      expect(zones.some((zone) => gearloc[zone].some((die) => liesAs(choice, zone, die)))).toBe(true);
  });

  it.each([
    'LandBeside',
    'RushInto',
    'TakePosition',
    'ChooseApproach',
    'ChooseVictim',
    'ChooseBaddie',
    'ChooseLanding',
  ])('%s: is answered on the mat', (name) => {
    const decision = decide(moment(name));
    const pressed = decision.options.filter((option) => onMatAlone(decision, option));
    expect(pressed.length).toBeGreaterThan(0);
    const rest = decision.options.filter((option) => !pressed.includes(option));
    expect(rest.every(({ choice }) => choice.type === 'NoFoe')).toBe(true);
  });

  it('tells dice that pay together', () => {
    const choice = { type: 'Payment', dice: ['white', 'white', 'bravado'], bones: 4 };
    expect(shortly(speakers[0]!, choice)).toBe('2 × white die and Bravado');
  });
});

describe('the telling', () => {
  const [before, now] = telling;

  it('ends with every unit where it stands, with its HP', () => {
    const end = now.news.reduce((stage, event) => after(stage, event, now.view), before.view);
    const shown = ({ gearlocs, foes }: View) => [
      gearlocs.map(({ place, hp }) => [place, hp]),
      foes.map(({ unit, place, hp }) => [unit, place, hp]).sort(),
    ];
    expect(shown(end)).toEqual(shown(now.view));
    expect([end.round, end.turn]).toEqual([now.view.round, now.view.turn]);
  });

  it('tells each Baddie’s roll with its dice', () => {
    const rolls = beatsOf(before.view, now.news, now.view).filter(({ event }) => event.type === 'BaddieRolled');
    expect(rolls.length).toBeGreaterThan(2);
    for (const roll of rolls) expect(diceOf(roll).length).toBeGreaterThan(0);
  });
});

describe('pictures', () => {
  const names = Object.keys(rules('en')).flatMap((key) => (/^who\.\w+$/.test(key) ? [key.slice(4)] : []));
  const things = /^(none|hit_\d|med_|stim_|chem_)/;

  it.each(names.filter((name) => !things.test(name)))('%s has a face', (name) => {
    expect(castOf(name)).not.toBe(castOf('nobody'));
  });

  it('every face of every die has a glyph, and every skill a colour', () => {
    for (const { view } of moments)
      for (const gearloc of view.gearlocs)
        for (const { skill, faces } of gearloc.skills) {
          expect(dieColour(view, { owner: gearloc.seat, skill })).not.toBe('steel');
          for (const [icon] of faces) if (icon !== 'blank') expect([icon, glyphOf(icon)]).not.toEqual([icon, 'blank']);
        }
  });
});

describe('words', () => {
  it('part a plan into name and effect, in both languages', () => {
    expect(parted('Needle Jab (3): 2 damage')).toEqual({ name: 'Needle Jab', effect: '2 damage' });
    expect(parted('Coup d’aiguille (3)\u202f: 2 dégâts')).toEqual({ name: 'Coup d’aiguille', effect: '2 dégâts' });
    expect(parted('Innate +1 (6)')).toEqual({ name: 'Innate +1', effect: '' });
  });

  it('go with every note of the guide, and the notes with questions that exist', () => {
    for (const name of NOTE_NAMES)
      for (const text of [en, fr])
        for (const key of [`board.guide_${name}`, `board.guide_${name}_text`]) expect(text).toHaveProperty([key]);
    expect(new Set(asked.map((moment) => noteFor(decide(moment)))).size).toBe(NOTE_NAMES.length + 1);
  });
});
