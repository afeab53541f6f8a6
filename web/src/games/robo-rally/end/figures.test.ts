/** The end of a race: its figures are counted from what happened, and can be drawn in both games. */
import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import rules from '../../../../../src/rouages/games/robo_rally/text/en.json';
import type { Result } from '../../../wire/protocol';
import { Speaker } from '../../../words/speaker';
import type { Catalogue } from '../../../words/template';
import { bestOf, courseOf, farthest, figuresOf } from './figures';
import { moments, snapshot } from '../moments';
import Reasons from './Reasons.svelte';
import type { Event } from '../records';
import en from '../text/en.json';

const log: Event[] = [
  { type: 'TurnBegan', turn: 1 },
  { type: 'RegisterBegan', register: 2 },
  { type: 'Moved', robot: 0, direction: 0, square: 5 },
  { type: 'Pushed', robot: 1, by: 0, direction: 0, square: 4 },
  { type: 'Destroyed', robot: 1, cause: 'pit', square: 4, lives: 2 },
  { type: 'TurnBegan', turn: 2 },
  { type: 'FlagTouched', seat: 0, robot: 0, flag: 1 },
];

test('who drove, pushed and was wrecked is counted', () => {
  expect(figuresOf(log, 0)).toEqual({ wrecks: 0, pushes: 1, hits: 0, squares: 1 });
  expect(figuresOf(log, 1)).toEqual({ wrecks: 1, pushes: 0, hits: 0, squares: 0 });
  expect(courseOf(log, 0)).toEqual([{ turn: 2, flag: 1 }]);
  expect(courseOf(log, 1)).toEqual([{ turn: 1, flag: null }]);
});

test('the best of a figure is marked, the fewest wrecks too, but not what all have', () => {
  const rows = [figuresOf(log, 0), figuresOf(log, 1)];
  expect(bestOf(rows, 'pushes')).toBe(1);
  expect(bestOf(rows, 'wrecks')).toBe(0);
  expect(bestOf(rows, 'hits')).toBeNull();
});

test('the farthest way in one register counts wheels and belts', () => {
  const carried: Event = { type: 'Carried', robot: 1, direction: 1, square: 7, facing: 0, express: true, curve: null };
  expect(farthest(log)).toEqual({ robot: 0, turn: 1, register: 2, squares: 1 });
  expect(farthest([...log, { type: 'RegisterBegan', register: 3 }, carried, carried])).toEqual({
    robot: 1,
    turn: 2,
    register: 3,
    squares: 2,
  });
  expect(farthest([])).toBeNull();
});

function ended(happened?: readonly Event[]) {
  const moment = moments.get('over')![0]!;
  const shown = snapshot(moment);
  const speaker = new Speaker({ ...rules, ...en } as Catalogue, { language: 'en', seat: 0, name: String });
  const seats = shown.seats.map((state) => ({ ...state, name: state.name ?? '', bot: false, colour: state.seat + 1 }));
  const props = {
    view: moment.view,
    seats,
    me: 0,
    log: happened ?? moment.log,
    won: true,
    review: '/replay/x#review',
    speaker,
    result: shown.result as Result,
  };
  return render(Reasons, { props });
}

test('the end of a race has a row for each robot', () => {
  const { body } = ended();
  expect(body.match(/scope="row"/g)).toHaveLength(4);
});

test('flags and wrecks by turn are said to who cannot see them', () => {
  const { body } = ended(log);
  expect(body).toContain('turn 2: flag 1');
  expect(body).toContain('turn 1: wrecked');
});
