/** Where pieces come from and go to, on a desk with its shelves and on a phone with its signboards. */
import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import Completed from './car/Completed.svelte';
import { moments } from './moments';
import type { Event } from './records';
import { story } from './story';
import { telling } from './telling';

/** A board on which these places are drawn, each by the selector that finds it. */
function board(...drawn: string[]): Element {
  const places = new Map(drawn.map((selector) => [selector, { selector } as unknown as Element]));
  return {
    querySelector: (selector: string) => places.get(selector) ?? null,
    querySelectorAll: (selector: string) => [...places].flatMap(([each, place]) => (each === selector ? [place] : [])),
  } as unknown as Element;
}
const name = (place: Element | null | undefined) => (place as unknown as { selector: string } | null)?.selector;

const SEAT = '[data-seat="1"]';
const HAND = '[data-hand]';
const SIGN = { patents: '[data-sign="patent_office"]', junk: '[data-sign="junk_yard"]' };
const SHELF = '[data-shelf="patents:2"]';
const desk = board(SHELF, '[data-pile="junk"]', SEAT, '[data-seat="2"]', HAND);
const phone = board(SIGN.patents, SIGN.junk, SEAT, '[data-seat="2"]', HAND);

const taken = (seat: number): Event => ({
  type: 'PartTaken',
  seat,
  shelf: 'patents',
  part: 'steam_motor',
  icons: ['power', 'new'],
  space: 2,
});
const drawn: Event = { type: 'BlueprintDrawn', seat: 1, back: 'junk' };
const stolen: Event = { type: 'BlueprintStolen', seat: 1, victim: 2, back: 'new' };

const flights = (event: Event, on: Element) =>
  story([event], on, 0)[0]!.flights?.map(({ tile, from, to }) => [
    typeof tile === 'string' ? tile : tile.part,
    name(from),
    name(to),
  ]);

test('what a rival takes flies face up, what nobody sees flies face down', () => {
  expect(flights(taken(1), desk)).toEqual([['steam_motor', SHELF, SEAT]]);
  expect(flights(drawn, desk)).toEqual([['junk', '[data-pile="junk"]', SEAT]]);
  expect(flights(stolen, desk)).toEqual([['new', '[data-seat="2"]', SEAT]]);
});

test('on a phone they set out from the signboard of the place', () => {
  expect(flights(taken(1), phone)).toEqual([['steam_motor', SIGN.patents, SEAT]]);
  expect(flights(drawn, phone)).toEqual([['junk', SIGN.junk, SEAT]]);
});

test('what the reader takes travels to the hand, from the shelf or its signboard', () => {
  const moves = (on: Element) =>
    story([taken(0)], on, 0)[0]!.moves?.map(({ piece, from }) => [name(piece), name(from)]);
  expect(moves(desk)).toEqual([[HAND, SHELF]]);
  expect(moves(phone)).toEqual([[HAND, SIGN.patents]]);
});

test('a place that is refilled turns its tile up, or lights its signboard', () => {
  const refilled: Event = { type: 'PlaceRefilled', shelf: 'patents', part: 'axle', icons: ['new'], space: 2 };
  expect(story([refilled], desk, 0)[0]!.turned?.map(name)).toEqual([SHELF]);
  expect(story([refilled], phone, 0)[0]!.marks?.map(name)).toEqual([SIGN.patents]);
});

test('every beat is heard, a finished car as no other', () => {
  const { complete, ...others } = telling.cues!;
  expect(Object.keys(telling.cues!).sort()).toEqual(Object.keys(telling.lengths).sort());
  expect(Object.values(others)).not.toContain(complete);
});

test('a finished car is seen whole through a porthole', () => {
  const seat = moments.find(({ view }) => view.seats[0]!.car.size > 2)!.view.seats[0]!;
  const { body } = render(Completed, { props: { seat, title: 'Complete', time: 1200 } });
  const drawn = body.match(/class="part [^"]*"/g)!.filter((each) => !each.includes('outline'));
  expect(drawn).toHaveLength(seat.car.size);
});
