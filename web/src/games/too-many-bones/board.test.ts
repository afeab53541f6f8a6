/** Every option of real positions has a place on the board, what is told ends as it is, and every word is there. */
import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { decisionOf } from '../../dev/moment';
import { beatsOf } from '../../kit/telling/beats';
import type { Language } from '../../words/languages';
import { Speaker } from '../../words/speaker';
import type { Catalogue } from '../../words/template';
import { cardWish, isAbout, isGranted, liesAs, onMatAlone, placeOf, unitOf } from './aims';
import { COUNTED, isFeat, numbersOf } from './day/feats';
import { grouped } from './groups';
import { game } from './index';
import { NOTE_NAMES, noteFor } from './guide/guide.svelte';
import { lockWords, parted, shortly } from './labels';
import { moments as kept, type Moment } from './moments';
import { glyphOf } from './pictures/glyphs';
import { DRAWN, partOf, type Decision } from './records';
import { tagOf } from './tags';
import { telling } from './telling/telling';
import { diceOf, thrownAfter, type Thrown } from './telling/turn.svelte';
import en from './text/en.json';
import fr from './text/fr.json';
import { dieColour, nameOf, onMat } from './view';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const moments = [...kept].flatMap(([name, [moment, ...rest]]) => (moment && !rest.length ? [{ ...moment, name }] : []));
const asked = moments.filter(({ prompt }) => prompt);
const [before, now] = kept.get('telling')!;
const moment = (name: string) => moments.find((each) => each.name === name)!;
const rules = (language: Language) =>
  JSON.parse(read(`../../../../src/rouages/games/too_many_bones/text/${language}.json`)) as Catalogue;
const speakers = (['en', 'fr'] as const).map(
  (language) =>
    new Speaker(
      { you: 'you', ...rules(language), ...((language === 'en' ? en : fr) as Catalogue) },
      { language, seat: 0, name: (seat) => `P${seat}` },
    ),
);
const speaker = speakers[0]!;
const decide = (moment: Moment): Decision => decisionOf(moment)!;
const tags = (name: string) => {
  const decision = decide(moment(name));
  return decision.options.map((option) => tagOf(moment(name).view, decision, option, speaker));
};

afterEach(() => vi.restoreAllMocks());

describe('real positions', () => {
  it('are of nearly every question', () => {
    expect(new Set(asked.map(({ prompt }) => prompt!.type)).size).toBeGreaterThan(45);
  });

  it.each(asked)('$name: every option stands in one group of the tray', (moment) => {
    const decision = decide(moment);
    expect(DRAWN[decision.prompt.type]).toBeTruthy();
    const numbers = Object.values(grouped(decision)).flatMap((options) => options.map(({ number }) => number));
    expect(numbers.sort((a, b) => a - b)).toEqual([...moment.options.keys()]);
  });

  it('a card in hand is wished for as it is offered: in battle, in camp, or for its locks', () => {
    const granted = asked.flatMap((moment) => {
      const [decision, battle] = [decide(moment), onMat(moment.view)];
      const hand = moment.view.gearlocs[decision.prompt.seat]?.loot ?? [];
      const wishes = hand.map((card, place) => cardWish(card, decision.prompt.seat, place, battle));
      const offered = decision.options.filter(
        ({ choice }) =>
          choice.type === 'UseLoot' ||
          choice.type === 'UseCampLoot' ||
          (choice.type === 'PickTrove' && choice.owner === decision.prompt.seat),
      );
      expect(
        wishes.some((wish) => isGranted(decision, wish)),
        moment.name,
      ).toBe(offered.length > 0);
      return offered.map(({ choice }) => choice.type);
    });
    expect(new Set(granted)).toEqual(new Set(['UseLoot', 'UseCampLoot', 'PickTrove']));
  });

  it.each(asked)('$name: an option of a die belongs to a die that lies there', (moment) => {
    const decision = decide(moment);
    if (partOf(decision) !== 'dice') return;
    for (const { choice } of grouped(decision).die)
      expect(moment.view.rolled.some((die) => isAbout(choice, die))).toBe(true);
  });

  it.each(asked)('$name: pieces that are pressed are on the table', ({ view, options }) => {
    for (const choice of options) {
      const [unit, place] = [unitOf(choice), placeOf(choice)];
      if (unit !== null) expect(nameOf(view, unit)).not.toBeNull();
      if (place !== null) expect(place).toBeLessThan(16);
    }
  });

  it.each(asked)('$name: its buttons and odds have words in both languages', (moment) => {
    const missing = vi.spyOn(console, 'error').mockImplementation(() => {});
    const decision = decide(moment);
    for (const speaker of speakers)
      for (const option of decision.options) {
        const { view } = moment;
        expect(lockWords(speaker, view.attempt, option.choice) ?? shortly(view, speaker, option.choice)).not.toBe('');
        tagOf(moment.view, decision, option, speaker);
      }
    expect(missing.mock.calls).toEqual([]);
  });
});

describe('odds', () => {
  it('stand on every target', () => {
    const { options } = decide(moment('ChooseTarget'));
    expect(tags('ChooseTarget').map((tag) => tag !== '')).toEqual(options.map(({ choice }) => choice.type === 'Foe'));
  });

  it('say what a choice does for sure', () => {
    expect(tags('UseDice').some((tag) => /−\d HP|\+\d HP|falls/.test(tag))).toBe(true);
  });

  it('say whom each step brings into reach', () => {
    expect(tags('WalkOrStay').slice(0, 4)).toEqual([
      'reaches nobody',
      'reaches Hexer',
      'reaches nobody',
      'reaches nobody',
    ]);
  });

  it('say of training and lockpicking what they are the odds of', () => {
    const told = (name: string, type: string) =>
      tags(name).filter((_, number) => decide(moment(name)).options[number]!.choice.type === type);
    expect(new Set(told('SpendTraining', 'TrainStat').map((tag) => tag.replace(/\d+/, 'n')))).toEqual(
      new Set(['for sure', 'works: n%']),
    );
    expect(told('PickLock', 'RerollPick')[0]).toMatch(/^works: \d+%$/);
  });

  it('the die that takes the last DEX is laid out first, no other', () => {
    const { view, ...rest } = moment('PickDie');
    const laid = (dex: number) => {
      const decision = decide({ ...rest, view });
      return decision.options.map(({ choice }) => game.lays!({ ...view, dex }, decision, choice) !== null);
    };
    expect(laid(2)).not.toContain(true);
    expect(laid(1)).toEqual(moment('PickDie').options.map(({ type }) => /^Pick/.test(type)));
  });

  it('stand on every die that can be added, and on those that were', () => {
    const { prospects } = decide(moment('PickDie'));
    expect(new Set(prospects!.options.map((prospect) => prospect?.type))).toEqual(new Set(['AddedDie', undefined]));
  });

  it('are told of a lock', () => {
    expect(decide(moment('PickLock')).prospects!.lock!.needed).toBeGreaterThan(0);
  });

  it('are sent with the question, never with the view', () => {
    for (const { view } of moments) expect(JSON.stringify(view)).not.toMatch(/"(odds|prospects|share|falls)"/);
  });
});

describe('what encounters ask', () => {
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
      const decision = decide(moment(name));
      expect(isFeat(decision.prompt.type)).toBe(true);
      expect(partOf(decision)).toBe('page');
      expect(numbersOf(decision)).toEqual(decision.options);
      for (const text of [en, fr])
        for (const key of [`board.feat_${name}`, `board.feat_${name}_means`]) expect(text).toHaveProperty([key]);
    }
  });
});

describe('what players decide', () => {
  it.each([
    ['ChooseShield', ['active', 'locked']],
    ['LoseBones', ['plan']],
  ] as const)('%s: every option is a die that lies in a slot', (name, zones) => {
    const { view, options, prompt } = moment(name);
    const gearloc = view.gearlocs[prompt!.seat]!;
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
    expect(rest.every(({ choice }) => choice.type === 'RushOn')).toBe(true);
  });

  it('tells dice that pay together', () => {
    const { view } = moment('PayBones');
    expect(shortly(view, speaker, { type: 'Payment', dice: ['white', 'white', 'bravado'], bones: 4 })).toBe(
      '2 × white die and Bravado',
    );
  });
});

describe('the telling', () => {
  const happened = { first: 0, events: now!.news, before: before!.view, after: now!.view };
  const beats = beatsOf(telling, happened, 0);

  it('tells each Baddie’s roll with its dice, after it has aimed', () => {
    const rolls = beats.filter(({ kind }) => kind === 'roll').flatMap(({ events }) => events);
    expect(rolls.filter(({ type }) => type === 'BaddieRolled').length).toBeGreaterThan(2);
    for (const roll of rolls) expect(diceOf(roll).length).toBeGreaterThan(0);
    const order = beats.map(({ kind }) => kind);
    expect(order.indexOf('aim')).toBeLessThan(order.lastIndexOf('roll'));
  });

  it('holds longer where the reader is hit', () => {
    const [own, other] = [0, 1].map((seat) => beatsOf(telling, happened, seat).filter(({ kind }) => kind === 'harm'));
    const lengths = (found: typeof own) => found!.map(({ length }) => length);
    expect(lengths(own)).not.toEqual(lengths(other));
  });

  it('brings the tyrant in with its own scene', () => {
    const { view } = before!;
    const enters = { type: 'Entered', unit: 4, name: view.tyrant, place: 5 } as const;
    expect(telling.kindOf(enters, { view, earlier: [], later: [] })).toBe('tyrant');
    expect(telling.kindOf({ ...enters, name: 'whelp' }, { view, earlier: [], later: [] })).toBe('move');
  });

  it('spells out what hits, what shields stop and what is lost', () => {
    const { view } = now!;
    const events = [
      { type: 'BaddieRolled', unit: 4, name: 'whelp', hits: [2, 1], shields: [], bones: 1 },
      { type: 'Shielded', unit: 0, name: 'patches', blocked: 1 },
      { type: 'Damaged', unit: 0, name: 'patches', lost: 2, left: 4, cause: 'attack' },
    ] as const;
    const thrown = events.reduce<Thrown | null>((tray, event) => thrownAfter(tray, event, view), null);
    expect([thrown!.hits, thrown!.blocked, thrown!.struck?.lost, thrown!.dice.length]).toEqual([3, 1, 2, 3]);
    expect(thrownAfter(thrown, { type: 'RoundBegan', round: 2 }, view)).toBeNull();
  });
});

describe('pictures', () => {
  it('every face of every die has a glyph, and every skill a colour', () => {
    for (const { view } of moments)
      for (const gearloc of view.gearlocs)
        for (const { skill, faces } of gearloc.skills) {
          expect(dieColour(view, gearloc.seat, skill)).not.toBe('white');
          for (const { icon } of faces)
            if (icon !== 'blank') expect([icon, glyphOf(icon)]).not.toEqual([icon, 'blank']);
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
