/** What a small screen counts has its name beside it, and whoever lost is told by which turns. */
import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import rules from '../../../../src/rouages/games/cyberion/text/en.json';
import { Speaker } from '../../words/speaker';
import type { Catalogue } from '../../words/template';
import End from './End.svelte';
import { moments } from './moments';
import type { Event } from './records';
import SupplyBar from './supplies/SupplyBar.svelte';
import en from './text/en.json';

const speaker = new Speaker({ nothing: 'nothing', ...rules, ...en } as Catalogue, {
  language: 'en',
  seat: 0,
  name: String,
});
const { view } = moments.find(({ name }) => name === 'lost')!;
const log: Event[] = [
  { type: 'TurnBegan', seat: 0, turn: 1 },
  { type: 'ValveLost', valves: 1 },
  { type: 'TurnBegan', seat: 0, turn: 2 },
  { type: 'TurnBegan', seat: 0, turn: 3 },
  { type: 'ValveLost', valves: 0 },
];
const ended = (events: readonly Event[], won: boolean) =>
  render(End, { props: { view, seats: [], me: 0, log: events, won, review: '/replay/x#review', speaker } }).body;

test('the end of a lost game names the turns that lost it, and leads to the review', () => {
  expect(ended(log, false)).toContain('Turns 1 and 3 cost a valve each.');
  expect(ended(log, false)).toContain('href="/replay/x#review"');
  expect(ended(log.slice(2, 3), false)).toContain('Nothing was repaired in turn 2.');
  expect(ended(log, true)).not.toContain('Where it went wrong');
});

test.each(moments)('every count of “$name” on a phone says what is counted', ({ view }) => {
  const props = { view, decision: null, speaker, open: () => {}, draw: () => {} };
  const bar = render(SupplyBar, { props }).body;
  expect(bar.match(/<small/g)).toHaveLength(bar.match(/<button|class="battery/g)!.length);
});
