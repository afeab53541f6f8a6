/** On a narrow plate a long sentence is said in short, and of several only the first. */
import { expect, test } from 'vitest';
import { Speaker, text } from '../../words/speaker';
import { inFew } from './caption';

const speaker = new Speaker(
  {
    you: 'you',
    nothing: 'nothing',
    Built: '{seat:seat} builds a motor, top row, column 3.',
    'short.Built': '{seat:seat} builds a motor',
    'short.Built.you': 'You build a motor',
    Lost: '{seat:seat} loses a die.',
  },
  { language: 'en', seat: 1, name: (seat) => ['Ada', 'Tom'][seat]! },
);
const said = (...events: { type: string; seat: number }[]) => text(inFew(events, speaker));

test('the game has its own short words, also for the reader', () => {
  expect(said({ type: 'Built', seat: 0 })).toBe('Ada builds a motor');
  expect(said({ type: 'Built', seat: 1 })).toBe('You build a motor');
});

test('of several the first is said, and how many more there are', () => {
  const lost = { type: 'Lost', seat: 0 };
  expect(said(lost, lost, lost)).toBe('Ada loses a die (+2)');
  expect(said(lost)).toBe('Ada loses a die');
});
