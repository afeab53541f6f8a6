/** The board of Out of Gears: where things lie, and what is lit, is exactly what may be chosen. */
import { render } from 'svelte/server';
import { expect, test, vi } from 'vitest';
import { decisionOf } from '../../dev/moment';
import { Speaker } from '../../words/speaker';
import type { Catalogue } from '../../words/template';
import type { Seat } from '../contract';
import { crowding } from './bench/crowding';
import Board from './Board.svelte';
import { moments } from './moments';
import { heap, ROOM, spot } from './octagon/shape';
import type { Choice, Wire } from './records';
import { lots } from './seats/lots';
import { sides } from './seats/sides';
import en from './text/en.json';

function drawn(name: string, offers: (choice: Choice) => boolean = () => true, me: number | null = 0): string {
  const moment = moments[name]!;
  const decision = decisionOf<Wire>(moment);
  const { body } = render(Board, {
    props: {
      view: moment.view,
      seats: moment.seats.map((state): Seat => ({ ...state, bot: state.kind === 'bot', colour: state.seat + 1 })),
      me,
      decision: decision && {
        ...decision,
        options: decision.options.filter(({ choice }) => offers(choice)),
      },
      news: [],
      speaker: new Speaker(en as Catalogue, { language: 'en', seat: 0, name: String }),
      undoable: true,
      select: () => {},
      instead: () => {},
      undo: () => {},
      why: () => {},
    },
  });
  return body;
}
const count = (html: string, pattern: RegExp) => (html.match(pattern) ?? []).length;
const litCards = /class="card [^"]*\blegal\b/g;
const litDumps = /class="dump [^"]*\blegal\b/g;

vi.spyOn(console, 'error').mockImplementation(() => {});

test.each(Object.keys(moments))('%s can be drawn', (name) => {
  expect(drawn(name)).toContain('octagon');
});

test('a harvest lights one card and one dump for each option, and nothing else', () => {
  const all = drawn('six');
  expect([count(all, litCards), count(all, litDumps)]).toEqual([6, 6]);
  const few = drawn('six', (choice) => choice.type === 'Target' && [3, 7].includes(choice.number));
  expect([count(few, litCards), count(few, litDumps)]).toEqual([2, 2]);
});

test('after the last turn no card lies on the bench, for who played and for who looks on', () => {
  const bench = (me: number | null) => drawn('over', undefined, me).split('class="bench')[1]!;
  for (const me of [0, null]) {
    expect(bench(me)).toContain(en['board.game_over']);
    expect(count(bench(me), /class="(back|card)\b/g)).toBe(0);
  }
});

test('an attack lights robots, not dumps', () => {
  const html = drawn('attack');
  expect(count(html, litDumps)).toBe(0);
  expect(count(html, /class="figure aim/g)).toBe(6);
});

test('nothing is lit while nothing is asked', () => {
  expect(count(drawn('waiting'), litCards)).toBe(0);
  expect(count(drawn('waiting'), litDumps)).toBe(0);
});

test('what may be taken is lit on the robot, in its circuit and on the bench', () => {
  const html = drawn('take');
  expect(count(html, litCards)).toBe(5);
  expect(count(html, /class="lot lit/g)).toBe(4 + 2);
});

test('gears lie inside their dump, clear of its number, however many there are', () => {
  for (let many = 1; many <= ROOM; many++) {
    const { size, spots } = heap(many);
    expect(spots).toHaveLength(many);
    for (const { out, along } of spots) {
      const edge = (out * Math.tan(Math.PI / 8) - 2.7 - Math.abs(along)) / Math.hypot(1, Math.tan(Math.PI / 8));
      expect(edge).toBeGreaterThan(size * 0.4);
      expect(out - size * 0.45).toBeGreaterThan(112);
      expect(Math.hypot(out - 226, along)).toBeGreaterThan(18.5 + size * 0.25);
    }
  }
});

test('dump 1 is at the top and dump 3 at the right', () => {
  expect(spot(1, { out: 10, along: 0 })[1]).toBeCloseTo(-10);
  expect(spot(3, { out: 10, along: 0 })[0]).toBeCloseTo(10);
});

test('gears are counted by kind once there is no room for all', () => {
  expect(lots([4, 1, 4], 3)).toEqual([4, 1, 4].map((kind) => ({ kind, count: 1 })));
  expect(lots([4, 1, 4], 2)).toEqual([
    { kind: 1, count: 1 },
    { kind: 4, count: 2 },
  ]);
});

test('seats run clockwise from the reader at the bottom left', () => {
  const seats = [0, 1, 2, 3, 4].map((seat) => ({ seat }) as Seat);
  const { left, right } = sides(seats, 3);
  expect(left.map(({ seat }) => seat)).toEqual([0, 4, 3]);
  expect(right.map(({ seat }) => seat)).toEqual([1, 2]);
});

test('cards grow narrower only when they must', () => {
  expect(crowding({ width: 1280, robots: 1, actions: 3, numbers: 6 })).toBe(0);
  expect(crowding({ width: 1280, robots: 1, actions: 4, numbers: 6 })).toBe(1);
  expect(crowding({ width: 1280, robots: 2, actions: 3, numbers: 8 })).toBe(2);
  expect(crowding({ width: 900, robots: 1, actions: 3, numbers: 6 })).toBe(3);
});
