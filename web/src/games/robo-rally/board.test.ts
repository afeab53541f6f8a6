/** The board of RoboRally: real moments can be drawn, and what is lit is exactly what may be chosen. */
import { render } from 'svelte/server';
import { expect, test, vi } from 'vitest';
import rules from '../../../../src/rouages/games/robo_rally/text/en.json';
import { Speaker } from '../../words/speaker';
import type { Sayable } from '../../words/record';
import type { Catalogue } from '../../words/template';
import { decisionOf } from '../../dev/moment';
import { optionsOf, type Seat } from '../contract';
import Board from './Board.svelte';
import { moments, snapshot } from './moments';
import { DRAWN, type Decision, type Wire } from './records';
import en from './text/en.json';
import { called } from './view';

const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});

function drawn(name: string): { html: string; decision: Decision | null } {
  const moment = moments.get(name)!.at(-1)!;
  const { seats, undo } = snapshot(moment);
  const decision = decisionOf<Wire>(moment);
  const { body } = render(Board, {
    props: {
      view: moment.view,
      seats: seats.map((state): Seat => ({ ...state, bot: state.kind === 'bot', colour: state.seat + 1 })),
      me: moment.seat,
      decision,
      news: [],
      speaker: new Speaker({ ...rules, ...en } as Catalogue, { language: 'en', seat: moment.seat, name: String }),
      undoable: undo.may.length > 0,
      select: () => {},
      instead: () => {},
      undo: () => {},
      why: () => {},
    },
  });
  return { html: body.replace(/<!--.*?-->/g, ''), decision };
}
const count = (html: string, pattern: RegExp) => (html.match(pattern) ?? []).length;
const litCards = /class="card [^"]*\blegal\b/g;

test.each([...moments.keys()])('%s can be drawn, with words for everything', (name) => {
  complaints.mockClear();
  const { html, decision } = drawn(name);
  expect(html.includes('rr-ground-floor')).toBe(true);
  expect(complaints.mock.calls).toEqual([]);
  if (decision) expect(DRAWN).toHaveProperty(decision.prompt.type);
});

test.each(['first', 'program', 'locked', 'eight', 'blockers'])(
  '%s: each card that may be laid is lit, and no other',
  (name) => {
    const { html, decision } = drawn(name);
    expect(count(html, litCards)).toBe(optionsOf(decision, 'Place').length);
  },
);

test('squares that may be chosen are lit, and every option is a button too', () => {
  const { html, decision } = drawn('square');
  expect(count(html, /class="spot/g)).toBe(decision!.options.length);
  for (const { choice } of optionsOf(decision, 'Spot'))
    expect(html.includes(`>Column ${choice.column}, row ${choice.row}</b>`)).toBe(true);
});

test('a robot may be turned where the rules let it', () => {
  const { html, decision } = drawn('facing');
  expect(count(html, /aria-label="Face /g)).toBe(decision!.options.length);
});

test('who chooses a weapon sees and reads whom each would hit', () => {
  const { html, decision } = drawn('weapon');
  expect(count(html, /aims at Bobine/g)).toBe(decision!.options.length);
  expect(count(html, /class="sight/g)).toBe(2 * new Set(decision!.prospects!.targets.flat()).size);
});

test('a complete program waits for one button', () => {
  expect(/class="brass big svelte-\w+"[^>]*><span class="words[^>]*>Ready/.test(drawn('finish').html)).toBe(true);
  expect(count(drawn('finish').html, litCards)).toBe(0);
});

test('the hands and programs of others are not on the page', () => {
  const { view } = moments.get('program')![0]!;
  for (const robot of view.robots.filter(({ seat }) => seat !== 0)) {
    expect(robot.hand).toEqual([]);
    for (const { card, locked } of robot.registers) if (!locked) expect(card).toBeNull();
  }
});

test('a robot has no name beside its player’s', () => {
  const say = (moment: string, record: Sayable, seat: number | null) => {
    const { view } = moments.get(moment)![0]!;
    const name = (each: number) => ['Ada', 'Basile', 'Chiara', 'Dov'][each]!;
    const reader = {
      language: 'en' as const,
      seat,
      name,
      called: (kind: string, value: string | number) => called(view, seat, kind, value),
    };
    return new Speaker({ ...rules, ...en, you: 'you' } as Catalogue, reader).plain(record);
  };
  const push = { type: 'Pushed', robot: 0, by: 1, direction: 0, square: 3 };
  expect(say('program', push, 0)).toBe('Basile pushes your robot to the north.');
  expect(say('program', push, null)).toBe('Basile pushes Ada to the north.');
  expect(say('program', { type: 'FlagTouched', seat: 1, robot: 1, flag: 2 }, 0)).toBe('Basile touches flag 2.');
  expect(say('program', { type: 'ProtectRobot', seat: 1, robot: 1, by: 0 }, 0)).toContain('a damage from your robot');
  const { robot, seat } = moments.get('blockers')![0]!.view.robots.find(({ blocker }) => blocker)!;
  expect(say('blockers', { type: 'Stopped', robot }, null)).toMatch(/^A wall stops \w+ \(blocker\)\.$/);
  expect(say('blockers', { type: 'Stopped', robot }, seat)).toBe('A wall stops your blocker.');
});
