/** The factory: every printed element of every face is drawn, and every square says what it does in both languages. */
import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import type { Language } from '../../../words/languages';
import { Speaker } from '../../../words/speaker';
import type { Catalogue } from '../../../words/template';
import rulesEn from '../../../../../src/rouages/games/robo_rally/text/en.json';
import rulesFr from '../../../../../src/rouages/games/robo_rally/text/fr.json';
import { courses, moments } from '../moments';
import { staged } from './stage';
import en from '../text/en.json';
import fr from '../text/fr.json';
import type { SquareView } from '../view';
import { beltName, entriesOf } from './belts';
import Factory from './Factory.svelte';
import { ARROW, AWAY, REACH } from './compass';
import { heart, inside, isBelt, SIDE, terrain } from './geometry';
import { Lens } from './lens.svelte';
import Symbols from './Symbols.svelte';
import { pathOf, spread } from './trace';
import { describe } from './words';

const count = (html: string, pattern: RegExp) => (html.match(pattern) ?? []).length;
const printed = (squares: readonly (SquareView | null)[], many: (square: SquareView) => number) =>
  squares.reduce((sum, square) => sum + (square ? many(square) : 0), 0);

test('the courses show eight faces and both docking bays', () => {
  expect(new Set(courses.flatMap(({ parts }) => parts.map(({ board }) => board))).size).toBe(10);
});

test.each(courses)('$id: every element is drawn once', (course) => {
  const { body } = render(Factory, { props: { course } });
  const { squares } = course;
  expect(count(body, /href="#rr-ground-/g)).toBe(printed(squares, () => 1));
  for (const kind of ['pit', 'wrench', 'wrench_hammer', 'gear_cw', 'gear_ccw'])
    expect(count(body, new RegExp(`href="#rr-${kind}"`, 'g'))).toBe(
      printed(squares, (square) => Number(terrain(square) === kind)),
    );
  for (const kind of ['belt', 'express'])
    expect(count(body, new RegExp(`href="#rr-${kind}-`, 'g'))).toBe(
      printed(squares, (square) => Number(terrain(square) === kind)),
    );
  expect(count(body, /href="#rr-emitter"/g)).toBe(printed(squares, ({ lasers = [] }) => lasers.length));
  expect(count(body, /class="ram/g)).toBe(printed(squares, ({ pushers = [] }) => pushers.length));
  expect(count(body, /class="dock-number/g)).toBe(printed(squares, ({ dock = 0 }) => Number(dock > 0)));
  expect(count(body, /class="beam /g)).toBe(course.beams.reduce((sum, beam) => sum + beam.count, 0));
  const symbols = render(Symbols, { props: { course } }).body;
  for (const used of new Set([...body.matchAll(/href="#(rr-[\w-]+)"/g)].map((found) => found[1]!)))
    expect(symbols).toContain(`id="${used}"`);
});

test('a belt is named by its entries as seen from its exit', () => {
  expect(entriesOf({ terrain: 'belt', out: 0, entries: [2] })).toEqual([2]);
  expect(entriesOf({ terrain: 'belt', out: 1, entries: [3, 0] })).toEqual([2, 3]);
  expect(beltName({ terrain: 'express', out: 2, entries: [3] })).toBe('express-1');
});

const speakers = (
  [
    ['en', { ...rulesEn, ...en }],
    ['fr', { ...rulesFr, ...fr }],
  ] as const
).map(
  ([language, catalogue]) =>
    new Speaker(catalogue as Catalogue, { language: language as Language, seat: 0, name: (seat) => `player ${seat}` }),
);

test.each(['program', 'eight', 'wide', 'teams'])(
  '%s: every square is told in both languages, its elements included',
  (moment) => {
    const { view } = moments.get(moment)![0]!;
    for (const speaker of speakers) {
      const stage = staged(view);
      const name = (robot: number) => speaker.word('robot', robot);
      for (const [square, here] of view.course.squares.entries()) {
        const { title, sentences } = describe({ stage, speaker, name }, square);
        if (!here) continue;
        const all = [title, ...sentences].join(' ');
        expect(all).not.toMatch(/…|undefined|null|rally\.|\{/);
        if (isBelt(here)) expect(title).toContain(speaker.word('terrain', terrain(here)));
        for (const flag of view.flags) if (flag.square === square) expect(all).toContain(String(flag.number));
        for (const robot of view.robots) if (robot.square === square) expect(all).toContain(name(robot.robot));
        expect(sentences.length).toBeGreaterThan(1);
      }
    }
  },
);

test('a path goes over the squares that are foretold and ends where the robot is lost', () => {
  const walk = { square: 14, facing: 1 as const, damage: 0, moved: [13], carried: [14] };
  const lost = { square: null, facing: 1 as const, damage: 0, moved: [15], carried: [] };
  const path = pathOf({ x: 0, y: 1 }, [walk, lost, walk], 1, 12);
  expect(path.legs.map(({ carried }) => carried)).toEqual([false, true, false]);
  expect(path.stops.map(({ register, lost: gone }) => [register, gone])).toEqual([
    [1, false],
    [2, true],
  ]);
  const stay = { square: 12, facing: 0 as const, damage: 0, moved: [], carried: [] };
  const still = pathOf({ x: 0, y: 1 }, [stay, stay, stay], 1, 12).stops;
  const places = spread(still, still[0]!.at).map(({ shift }) => `${shift.x} ${shift.y}`);
  expect(new Set(places).size).toBe(3);
});

test('one finger pans what is seen from near, two fingers zoom, and the factory never leaves its frame', () => {
  const lens = new Lens(12, 16);
  const frame = { x: 360, y: 480 };
  lens.down(1, { x: 0.5, y: 0.5 });
  lens.move(1, { x: 0.7, y: 0.5 }, frame);
  expect(lens.box).toBe(`0 0 ${12 * SIDE} ${16 * SIDE}`);
  lens.down(2, { x: 0.3, y: 0.5 });
  lens.move(2, { x: 0.1, y: 0.5 }, frame);
  expect(lens.zoom).toBeCloseTo(1.5);
  lens.up(2);
  const { x } = lens;
  lens.move(1, { x: 0.6, y: 0.5 }, frame);
  expect(lens.x).toBeGreaterThan(x);
  lens.up(1);
  for (let step = 0; step < 20; step++) lens.by(2, { x: 1, y: 1 });
  expect(lens.x + lens.width / lens.zoom).toBeLessThanOrEqual(lens.width + 0.001);
  lens.whole();
  expect([lens.zoom, lens.x, lens.y]).toEqual([1, 0, 0]);
});

test('a press that did not travel is a press, and one that did is none', () => {
  const lens = new Lens(12, 16);
  lens.down(1, { x: 0.5, y: 0.5 });
  lens.move(1, { x: 0.501, y: 0.5 }, { x: 360, y: 480 });
  expect(lens.panned).toBe(false);
  lens.move(1, { x: 0.6, y: 0.5 }, { x: 360, y: 480 });
  expect(lens.panned).toBe(true);
});

test('in a frame of another shape the whole is seen at first, and from near the width is filled', () => {
  const lens = new Lens(12, 16);
  lens.reframe({ x: 390, y: 400 });
  expect(lens.seen.y).toBeCloseTo(16 * SIDE);
  expect(lens.x).toBeLessThan(0);
  lens.near(32);
  expect(lens.side).toBeCloseTo(32.5);
  const [near, far] = [heart({ x: 5, y: 2 }), heart({ x: 5, y: 15 })];
  lens.centre(near);
  expect([lens.sees(near), lens.sees(far)]).toEqual([true, false]);
  const wide = new Lens(24, 12);
  wide.reframe({ x: 390, y: 400 });
  wide.near(32);
  expect(wide.side).toBeCloseTo(32);
});

test('the arrows round a robot lie inside the floor, wherever it stands', () => {
  for (const middle of [0, 11, 70, 300, 389, 400]) {
    const from = inside(middle, 400, REACH);
    expect(from - AWAY - ARROW / 2).toBeGreaterThanOrEqual(0);
    expect(from + AWAY + ARROW / 2).toBeLessThanOrEqual(400);
  }
  expect(inside(200, 400, REACH)).toBe(200);
});
