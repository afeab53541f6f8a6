/** The signs of an attempt in a text and on a picture. */
import { expect, test } from 'vitest';
import { counted, isTally, laid, lines, type Sign, type Steps } from './signs';

const LETTERS: Readonly<Record<string, Sign>> = {
  '^': 'better',
  v: 'worse',
  '=': 'still',
  F: 'goal',
  x: 'lost',
  o: 'one',
  '.': 'none',
};
const steps = (written: string): Steps => written.split(' ').map((row) => [...row].map((letter) => LETTERS[letter]!));

test('a turn of several steps has a line of its own', () => {
  expect(lines(steps('^^=^v ^^^F^ ^x'))).toEqual(['▲▲■▲▼', '▲▲▲⚑▲', '▲✕']);
});

test('of a long race three turns stand side by side', () => {
  const found = lines(steps(Array.from({ length: 14 }, () => '^v').join(' ')));
  expect(found).toHaveLength(5);
  expect([found[0], found[4]]).toEqual(['▲▼ ▲▼ ▲▼', '▲▼ ▲▼']);
});

test('days of one sign stand in one line', () => {
  expect(lines(steps('= ^ v ^'))).toEqual(['■▲▼▲']);
});

test('what is counted is parted by spaces, and nothing is a sign too', () => {
  expect(lines(steps('oo . ooo'))).toEqual(['●● · ●●●']);
});

test('no line has more than twenty signs', () => {
  const many = Array.from({ length: 60 }, () => 'oo').join(' ');
  const found = lines(steps(many));
  expect(Math.max(...found.map((line) => line.length))).toBeLessThanOrEqual(20);
  expect(found.join(' ')).toBe(many.replaceAll('o', '●'));
});

test('each sign is counted in the order in which it is explained', () => {
  expect(counted(steps('F^ v^'))).toEqual([
    ['better', 2],
    ['worse', 1],
    ['goal', 1],
  ]);
});

test('only what is counted is a tally', () => {
  expect(isTally(steps('oo . o'))).toBe(true);
  expect(isTally(steps('^ .'))).toBe(false);
});

const [WIDTH, HEIGHT] = [318, 168];
const shapes = [
  'oo . ooo oooo o',
  Array.from({ length: 40 }, (_, index) => 'oooooo'.slice(0, 1 + (index % 6))).join(' '),
  '^^=^v ^^^F^ ^x',
  Array.from({ length: 60 }, () => '^v=^^').join(' '),
  '= ^ v ^ = = ^ v ^',
  Array.from({ length: 30 }, () => '^').join(' '),
  'o',
];
test.each(shapes)('all signs of %s lie in the field, none over another', (written) => {
  const { side, signs } = laid(steps(written), WIDTH, HEIGHT);
  expect(signs).toHaveLength(written.replaceAll(' ', '').length);
  for (const { x, y } of signs) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(x + side).toBeLessThanOrEqual(WIDTH + 0.01);
    expect(y + side).toBeLessThanOrEqual(HEIGHT + 0.01);
  }
  expect(new Set(signs.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)).size).toBe(signs.length);
});

test('turns lie below each other, and what is counted stands on a ground', () => {
  const turns = laid(steps('^v =F'), WIDTH, HEIGHT).signs;
  expect(turns.map(({ x, y }) => [x > 0, y > 0])).toEqual([
    [false, false],
    [true, false],
    [false, true],
    [true, true],
  ]);
  const [first, second, other] = laid(steps('oo o'), WIDTH, HEIGHT).signs;
  expect(first!.y).toBeGreaterThan(second!.y);
  expect(other!.y).toBe(first!.y);
  expect(other!.x).toBeGreaterThan(first!.x);
});
