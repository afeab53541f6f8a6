/** The draft: cards laid in any order reach the table by the answers that the rules ask for. */
import { expect, test } from 'vitest';
import { decisionOf } from '../../../dev/moment';
import { moments, type Moment } from '../moments';
import type { Decision, Wire } from '../records';
import type { RobotView } from '../view';
import { gap, laid, put, take, towards, type Draft } from './draft';

const moment = moments.get('program')![0]!;
const programmed = ({ view, prompt }: Moment): RobotView =>
  view.robots.find((each) => prompt?.type === 'Program' && each.robot === prompt.robot)!;
const robot = programmed(moment);
const decision = decisionOf<Wire>(moment);
const now = laid(robot);
const [first, second] = now as [number, number];
const spare = robot.hand[0]!.priority;

test('two cards lie in the registers, and the third register is asked for', () => {
  expect(now).toEqual([first, second, null, null, null]);
  expect(gap(robot, now)).toBe(3);
});

test('a card for the register that is asked for is answered at once', () => {
  const move = towards(robot, put(now, spare, 3), decision, true);
  const chosen = move?.kind === 'answer' ? moment.options[move.number] : undefined;
  expect(chosen).toMatchObject({ type: 'Place', priority: spare });
});

test('a card for a later register waits until the gap is filled', () => {
  expect(towards(robot, put(now, spare, 5), decision, true)).toBeNull();
});

test('cards that change places, or are taken away, are taken back first', () => {
  expect(put(now, second, 1)).toEqual([second, first, null, null, null]);
  expect(towards(robot, put(now, second, 1), decision, true)).toEqual({ kind: 'undo' });
  expect(towards(robot, take(now, first), decision, true)).toEqual({ kind: 'undo' });
  expect(towards(robot, take(now, first), decision, false)).toBeNull();
});

test('a locked register is nobody’s to fill', () => {
  const damaged = programmed(moments.get('locked')![0]!);
  const locked = damaged.registers.flatMap((register, index) => (register.locked ? [index] : []));
  expect(locked.length).toBeGreaterThan(0);
  for (const index of locked) expect(laid(damaged)[index]).toBeNull();
});

/** Plays a draft to the end against a table that does what the rules do. */
function played(draft: Draft): Draft {
  let here: RobotView = robot;
  let hand = [...robot.hand];
  for (let step = 0; step < 40; step++) {
    const filled = laid(here);
    const register = filled.indexOf(null) + 1;
    const asked: Decision = {
      question: step,
      prompt: register
        ? { type: 'Program', seat: robot.seat, robot: robot.robot, register }
        : { type: 'Finish', seat: robot.seat },
      options: hand.map((card, number) => ({ number, choice: { type: 'Place', ...card } })),
    };
    const move = towards(here, draft, asked, true);
    if (!move) return filled;
    const registers = [...here.registers];
    if (move.kind === 'answer') {
      registers[register - 1] = { ...registers[register - 1]!, filled: true, card: hand[move.number]! };
      hand = hand.filter((_, number) => number !== move.number);
    } else {
      const last = filled.findLastIndex((priority) => priority !== null);
      hand = [...hand, registers[last]!.card!];
      registers[last] = { ...registers[last]!, filled: false, card: null };
    }
    here = { ...here, registers };
  }
  throw new Error('the draft is never reached');
}

test('any draft is reached, up to its first gap', () => {
  const all = [...robot.hand.map(({ priority }) => priority), first, second];
  for (let shift = 0; shift < all.length; shift++) {
    const draft = [0, 1, 2, 3, 4].map((index) => all[(index * 2 + shift) % all.length]!);
    if (new Set(draft).size === 5) expect(played(draft)).toEqual(draft);
  }
  expect(played([spare, null, second, null, first])).toEqual([spare, null, null, null, null]);
});
