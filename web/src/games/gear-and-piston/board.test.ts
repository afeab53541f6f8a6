/** Every option of real positions has a place on the board, and the small questions that the board asks itself. */
import { describe, expect, it } from 'vitest';
import { decisionOf } from '../../dev/moment';
import { beatsOf } from '../../kit/telling/beats';
import { same } from '../../words/record';
import { offered, optionsOf } from '../contract';
import { best, blueprintChoice, compared, newSection, reach, spots, takeChoice, usable } from './aims';
import { gaps, joined, lay } from './car/layout';
import { Fingers } from './hand/fingers.svelte';
import { moments, type Moment } from './moments';
import { partIn, partOf, salvageAs } from './parts';
import { DRAWN, isClosing, isOnStage, type Choice, type Decision, type Event } from './records';
import { order } from './scene/order';
import { telling } from './telling';
import type { Lack, PartName, PartView, SectionView, Shelf, View } from './view';

const moment = (name: string) => moments.find((each) => each.name === name)!;
const decide = (moment: Moment): Decision => decisionOf(moment)!;

const MODES: readonly Choice[] = [{ type: 'Dismantle' }, { type: 'Repair' }, { type: 'Join' }];
const SHELVES: readonly Shelf[] = ['patents', 'outgoing', 'scrap'];

/** The numbers of the options that pieces of the table stand for. */
function reachable({ view }: Moment, decision: Decision): Set<number> {
  const found = new Set<number | undefined>();
  const see = (choice: Choice) => found.add(offered(decision, choice)?.number);
  for (const { number, choice } of decision.options) if (isClosing(choice) || isOnStage(decision)) found.add(number);
  for (const { place } of view.places) see({ type: 'GoTo', place });
  for (const shelf of SHELVES) for (const tile of view[shelf]) if (tile) see(takeChoice(shelf, tile));
  see({ type: 'DrawBlind' });
  for (const mode of MODES) see(mode);
  for (const tile of [view.bench, null, ...view.hand]) {
    if (tile && decision.prompt.type === 'DiscardBlueprint') see(blueprintChoice(decision, tile));
    for (const spot of spots(decision, tile)) for (const { option } of spot.answers) found.add(option.number);
    found.add(newSection(decision, tile)?.option.number);
  }
  return new Set([...found].filter((number) => number !== undefined));
}

describe('real positions', () => {
  const asked = moments.filter(({ prompt }) => prompt);

  it.each(asked)('offers every option of “$name” on the board', (each) => {
    const decision = decide(each);
    expect([...reachable(each, decision)].sort((a, b) => a - b)).toEqual([...each.options.keys()]);
  });

  it('shows every decision of the game at least once', () => {
    expect(new Set(asked.map(({ prompt }) => prompt!.type))).toEqual(new Set(Object.keys(DRAWN)));
  });

  it('lets every place of a blueprint be chosen before it is laid out', () => {
    const { view } = moment('work');
    const decision = decide(moment('work'));
    const lit = view.hand.flatMap((tile) => spots(decision, tile).flatMap(({ answers }) => answers));
    const cells = decision.prospects!.changes.filter(({ change }) => change.type === 'Cell');
    expect(lit.map(({ then }) => then)).toEqual(cells.map(({ change }) => change));
    expect(lit.every(({ prospect }) => typeof prospect?.score === 'number')).toBe(true);
  });

  it('shows no hand but the own one to who is not the spy', () => {
    const { view } = moment('spied_on');
    expect(moment('spied_on').options).toEqual([]);
    expect(view.looked).toEqual([]);
    expect(moment('steal').options.every(({ type }) => type === 'Steal')).toBe(true);
  });

  it('draws every part that the rules can send as they describe it', () => {
    for (const { view } of moments)
      for (const tile of [...view.patents, ...view.scrap, ...view.hand]) if (tile) expect(partOf(tile)).toEqual(tile);
  });
});

describe('a part from its words', () => {
  it('has a function, a colour and a row', () => {
    expect(partIn({ type: 'Steal', part: 'steam_improvement_bottom', icons: ['comfort'] })).toMatchObject({
      function: 'improvement',
      colour: 'steam',
      row: 'bottom',
      back: 'new',
    });
    expect(partOf({ part: 'axle', icons: ['junk', 'instability'] })).toMatchObject({ row: 'bottom', back: 'junk' });
  });

  it('is salvage in the row where it is placed', () => {
    const filler = salvageAs({ part: 'filler', row: 'bottom' }, 2);
    expect(filler).toMatchObject({ row: 'bottom', back: 'salvage', icons: ['salvage', 'instability', 'instability'] });
  });
});

describe('a car', () => {
  const tile = (part: PartName): PartView => partOf({ part, icons: ['power'] });
  const section = (left: number, top: (PartName | null)[], bottom: (PartName | null)[]): SectionView => ({
    left,
    width: top.length,
    cells: [top, bottom].flatMap((row, below) =>
      row.flatMap((part, index) =>
        part === null
          ? []
          : [
              {
                row: below ? 'bottom' : 'top',
                column: left + index,
                tile: tile(part),
                carried: true,
                works: true,
              } as const,
            ],
      ),
    ),
  });
  const first = section(-1, ['motor', 'fuel'], [null, 'axle']);
  const second = section(0, [null], ['gear']);

  it('keeps room beside each section', () => {
    expect(lay([first, second], 1)).toEqual({ origins: [2, 5], width: 7 });
    expect(lay([first], 0)).toEqual({ origins: [1], width: 2 });
    expect(lay([], 1).width).toBe(1);
  });

  it('keeps room for a proposal that sticks out', () => {
    expect(lay([first], 1, [{ section: 0, row: 'top', column: -4 }])).toEqual({ origins: [4], width: 6 });
  });

  it('thinks what it lacks into its gaps, row by row', () => {
    const lacks: Lack[] = [
      { what: 'steering', count: 1 },
      { what: 'gear', count: 1 },
      { what: 'carried', count: 2 },
    ];
    const found = gaps([first, second], lacks).map(({ section, row, column, missing }) => [
      section,
      row,
      column,
      missing?.part,
    ]);
    expect(found).toEqual([
      [1, 'top', 0, 'steering'],
      [0, 'bottom', -1, 'gear'],
    ]);
  });

  it('is one section when its two are joined', () => {
    const [whole] = joined([first, second], 1);
    expect([whole?.left, whole?.width, whole?.cells.length]).toEqual([-1, 3, 4]);
    expect(whole?.cells.at(-1)).toMatchObject({ row: 'bottom', column: 1 });
  });

  it('shows what a change would solve, and what it would spoil', () => {
    const now: Lack[] = [
      { what: 'axle', count: 1 },
      { what: 'carried', count: 4 },
    ];
    const then: Lack[] = [
      { what: 'carried', count: 1 },
      { what: 'top', count: 1 },
    ];
    expect(compared(now, then)).toEqual([
      { what: 'axle', now: 1, then: 0 },
      { what: 'carried', now: 4, then: 1 },
      { what: 'top', now: 0, then: 1 },
    ]);
    expect(compared(now, null).every((each) => each.now === each.then)).toBe(true);
  });
});

describe('a hand', () => {
  it('lights the blueprints that can be built, with the best they could do', () => {
    const { view } = moment('work');
    const decision = decide(moment('work'));
    for (const each of view.hand) {
      expect(usable(decision, each)).toBe(true);
      const scores = decision
        .prospects!.changes.filter(({ build }) => build?.part === each.part)
        .map(({ score }) => score);
      expect(scores).toContain(best(decision, each));
    }
  });

  it('says of every option in the list what it could make of the car', () => {
    for (const name of ['work', 'repair']) {
      const decision = decide(moment(name));
      for (const { choice } of decision.options) {
        const scores = decision
          .prospects!.changes.filter(({ build, change }) => same(build ?? change, choice))
          .map(({ score }) => score);
        expect(reach(decision, choice)).toBe(scores.length ? Math.max(...scores) : null);
      }
      expect(decision.options.some(({ choice }) => reach(decision, choice) !== null)).toBe(true);
    }
  });

  it('lights only the blueprints that can repair', () => {
    const { view } = moment('repair');
    const decision = decide(moment('repair'));
    const parts = new Set(optionsOf(decision, 'Swap').map(({ choice }) => choice.part));
    for (const each of view.hand) expect(usable(decision, each)).toBe(parts.has(each.part));
  });
});

describe('a line of tokens', () => {
  it('is shown as it would be after the slide', () => {
    const view: Pick<View, 'places'> = {
      places: [{ place: 'workshop', spaces: 4, tokens: [0, 1, 2], resolved: 1, actions: [] }],
    };
    const line = order(view, { type: 'Slide', place: 'workshop', start: 3, end: 2 });
    expect(line.map(({ seat }) => seat)).toEqual([0, 2, 1]);
    expect(line.map(({ moved }) => moved)).toEqual([false, true, false]);
    expect(line.map(({ spent }) => spent)).toEqual([true, false, false]);
  });
});

describe('the fingers', () => {
  it('hold a blueprint for one question only', () => {
    const fingers = new Fingers();
    const first: Decision = { question: 8, prompt: { type: 'ChooseWork', seat: 0, actions: 2 }, options: [] };
    fingers.pick(first, 1);
    expect([fingers.picked(first), fingers.picked({ ...first, question: 9 })]).toEqual([1, null]);
    fingers.pick(first, 1);
    expect(fingers.picked(first)).toBeNull();
  });
});

it('tells a token, a part, a car in a beat each, and all that refills the places in one', () => {
  const { view } = moments[0]!;
  const events = [
    { type: 'TokenPlaced', seat: 0, place: 'workshop', space: 1 },
    { type: 'TokenPlaced', seat: 1, place: 'workshop', space: 2 },
    { type: 'PlaceRefilled', shelf: 'patents', space: 1 },
    { type: 'PlaceRefilled', shelf: 'patents', space: 2 },
    { type: 'CarCompleted', seat: 1 },
  ] as unknown as Event[];
  const beats = beatsOf(telling, { first: 0, events, before: view, after: view }, null);
  expect(beats.map(({ kind, events: { length } }) => [kind, length])).toEqual([
    ['token', 1],
    ['token', 1],
    ['refill', 2],
    ['complete', 1],
  ]);
});
