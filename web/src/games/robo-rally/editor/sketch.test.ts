/** What a maker does to a course: boards keep their flags, and lie where one expects them. */
import { expect, test } from 'vitest';
import words from '../../../../../src/rouages/games/robo_rally/text/en.json';
import {
  added,
  courseOf,
  drawnTo,
  EMPTY,
  extent,
  flagEarlier,
  moved,
  partAt,
  playersToggled,
  RULES,
  ruleToggled,
  sketchOf,
  turned,
  withFlag,
  without,
  type Box,
  type Sketch,
  spans,
} from './sketch';

const square = { width: 12, height: 12 };
const BOX: Box = {
  sizes: { cross: square, chess: square, vault: square, bay: { width: 12, height: 4 }, quay: { width: 12, height: 4 } },
  bays: new Set(['bay', 'quay']),
};
const laid = (...boards: string[]) => boards.reduce((sketch, board) => added(sketch, board, BOX), EMPTY);
const places = ({ parts }: Sketch) => parts.map(({ board, x, y, turn }) => `${board} ${x} ${y} ${turn}`);

test('boards are laid side by side, and the bay below the first', () => {
  expect(places(laid('cross'))).toEqual(['cross 0 0 0']);
  expect(places(laid('cross', 'bay'))).toEqual(['cross 0 0 0', 'bay 0 12 0']);
  expect(places(laid('bay', 'cross'))).toEqual(['bay 0 12 0', 'cross 0 0 0']);
  const four = laid('cross', 'chess', 'vault', 'cross');
  expect(extent(four, BOX)).toEqual({ width: 24, height: 24 });
});

test('a second docking bay takes the place of the first', () => {
  expect(places(laid('cross', 'bay', 'quay'))).toEqual(['cross 0 0 0', 'quay 0 12 0']);
});

test('a board that is moved takes its flags along, and the course stays in its corner', () => {
  const sketch = withFlag(withFlag(laid('cross', 'bay'), [3, 4]), [5, 13]);
  const next = moved(sketch, 0, -2, 5, BOX);
  expect(places(next)).toEqual(['cross 0 0 0', 'bay 2 7 0']);
  expect(next.flags).toEqual([
    [3, 4],
    [7, 8],
  ]);
});

test('a board that is turned four times is as before, with its flags', () => {
  const sketch = withFlag(withFlag(laid('cross'), [0, 0]), [3, 1]);
  const once = turned(sketch, 0, BOX);
  expect(once.parts[0]?.turn).toBe(90);
  expect(once.flags).toEqual([
    [11, 0],
    [10, 3],
  ]);
  expect([1, 2, 3].reduce((next) => turned(next, 0, BOX), once)).toEqual(sketch);
});

test('a docking bay that is turned goes round its board', () => {
  const south = laid('cross', 'bay');
  const west = turned(south, 1, BOX);
  expect(places(west)).toEqual(['cross 4 0 0', 'bay 0 0 90']);
  const north = turned(west, 1, BOX);
  expect(places(north)).toEqual(['cross 0 4 0', 'bay 0 0 180']);
  const east = turned(north, 1, BOX);
  expect(places(east)).toEqual(['cross 0 0 0', 'bay 12 0 270']);
  expect(turned(east, 1, BOX)).toEqual(south);
});

test('a board that is taken away takes its flags with it', () => {
  const sketch = withFlag(withFlag(laid('cross', 'bay'), [3, 4]), [5, 13]);
  expect(without(sketch, 0, BOX)).toEqual({
    ...sketch,
    parts: [{ board: 'bay', x: 0, y: 0, turn: 0 }],
    flags: [[5, 1]],
  });
});

test('the uppermost of overlapping boards is taken hold of', () => {
  const sketch = { ...laid('cross', 'chess') };
  const over = moved(sketch, 1, sketch.parts[0]!.x + 3, sketch.parts[0]!.y, BOX);
  expect(partAt(over, [5, 5], BOX)).toBe(1);
  expect(partAt(over, [1, 5], BOX)).toBe(0);
  expect(partAt(over, [40, 5], BOX)).toBe(-1);
});

test('a dragged board is drawn to its neighbours from near, and left alone from afar', () => {
  const sketch = laid('cross', 'chess');
  const [still] = sketch.parts;
  expect(drawnTo(sketch, 1, still!.x + 13, still!.y - 1, BOX)).toEqual({ x: still!.x + 12, y: still!.y });
  expect(drawnTo(sketch, 1, still!.x + 17, still!.y + 5, BOX)).toEqual({ x: still!.x + 17, y: still!.y + 5 });
});

test('flags change places, rules and numbers come and go', () => {
  const sketch = withFlag(withFlag(laid('cross'), [3, 4]), [5, 6]);
  expect(flagEarlier(sketch, 1).flags).toEqual([
    [5, 6],
    [3, 4],
  ]);
  expect(flagEarlier(sketch, 0)).toBe(sketch);
  expect(ruleToggled(ruleToggled(sketch, 'superbot'), 'superbot').rules).toEqual([]);
  expect(playersToggled(playersToggled(sketch, 4), 4).players).toEqual(sketch.players);
});

test('a sketch is a course and back', () => {
  const sketch = withFlag(laid('cross', 'bay', 'chess'), [3, 4]);
  const course = courseOf(sketch, BOX);
  expect(course.boards.map(({ board }) => board)).toEqual(['cross', 'chess']);
  expect(course.bay?.board).toBe('bay');
  expect(courseOf(sketchOf(course), BOX)).toEqual(course);
});

test('every special rule is offered', () => {
  const named = Object.keys(words).filter((key) => key.startsWith('rule_name.'));
  expect(RULES.map((rule) => `rule_name.${rule}`)).toEqual(named);
});

test('numbers that follow each other are told as a span', () => {
  expect(spans([2, 3, 4, 5, 6, 7, 8])).toEqual(['2–8']);
  expect(spans([2, 4, 5])).toEqual(['2', '4–5']);
});
