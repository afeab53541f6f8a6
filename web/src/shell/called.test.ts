import { expect, test } from 'vitest';
import { seatState } from '../dev/states';
import { called } from './called';

const t = (key: string, fields: Readonly<Record<string, unknown>> = {}) => [key, ...Object.values(fields)].join(' ');
const seats = [
  seatState(0, 'Ada', {}),
  seatState(1, '', { kind: 'bot', level: 'greedy' }),
  seatState(2, '', { left: true }),
  seatState(3, '', {}),
];

test('a person is called by their name, a bot by that of its seat, and who left by no name', () => {
  expect(seats.map(({ seat }) => called(seats, seat, t))).toEqual([
    'Ada',
    'bot_name.2',
    'people.left',
    'table.player 4',
  ]);
});

test('a program is called by its name, and marked', () => {
  const both = [...seats, seatState(4, 'Boulon', { keeper: 'Ada' }), seatState(5, 'Écrou', { keeper: '' })];
  expect([called(both, 4, t), called(both, 5, t)]).toEqual(['people.program Boulon', 'people.program Écrou']);
});

test('two who left are not taken for one', () => {
  const both = [...seats, seatState(4, '', { left: true })];
  expect([called(both, 2, t), called(both, 4, t)]).toEqual(['people.left_of 1', 'people.left_of 2']);
});
