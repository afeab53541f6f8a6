/** Ways along a film. */
import { expect, test } from 'vitest';
import type { Film, Moment } from '../../wire/protocol';
import type { Sayable } from '../../words/record';
import type { Segment } from '../../words/speaker';
import { happened, lastTurn, nextOwn, nextTurn, sameTime } from './moments';

/** A film of moments: the round, who must decide, what happened, and whether the seat was asked. */
function film(...told: { round?: number; pending?: number[]; events?: Sayable[]; asked?: boolean; answer?: number }[]) {
  const events: Sayable[] = [];
  const moments = told.map(({ round, pending = [], events: more = [], asked = false, answer }, number): Moment => {
    events.push(...more);
    return { answer: answer ?? number, events: events.length, pending, asked, round: round ?? null };
  });
  return { events, moments } as unknown as Film;
}
const say = ({ seat, robot }: Sayable): Segment[] => [
  { text: 'somebody', kind: robot === undefined ? 'seat' : 'robot', values: [Number(robot ?? seat)] },
];
const event = (fields: object): Sayable => ({ type: 'Moved', ...fields });

test('what happened belongs to the moment that it led to', () => {
  const seen = film({ events: [event({ seat: 0 })] }, {}, { events: [event({ seat: 1 }), event({ seat: 2 })] });
  expect([0, 1, 2].map((number) => happened(seen, number).length)).toEqual([1, 0, 2]);
});

test('a turn begins where the round is another', () => {
  const seen = film({ round: 1 }, { round: 1 }, { round: 2 }, { round: 2 }, { round: 3 });
  expect([0, 1, 2, 3, 4].map((number) => nextTurn(seen, number))).toEqual([2, 2, 4, 4, 4]);
  expect([4, 3, 2, 1, 0].map((number) => lastTurn(seen, number))).toEqual([2, 2, 0, 0, 0]);
});

test('in a game without rounds, where somebody else must decide', () => {
  const seen = film({ pending: [0] }, { pending: [0] }, { pending: [1] }, { pending: [] }, { pending: [0] });
  expect(nextTurn(seen, 0)).toBe(2);
  expect(nextTurn(seen, 2)).toBe(4);
});

test('a moment concerns a seat that is asked, is named, or whose robot is named', () => {
  const seen = film(
    {},
    { events: [event({ seat: 1 })] },
    { events: [event({ robot: 7 })] },
    { asked: true },
    { events: [event({ seat: 0 })] },
    {},
  );
  expect(nextOwn(seen, 0, 0, [7], say)).toBe(2);
  expect(nextOwn(seen, 0, 0, [], say)).toBe(3);
  expect(nextOwn(seen, 3, 0, [], say)).toBe(4);
  expect(nextOwn(seen, 4, 0, [], say)).toBeNull();
});

test('another point of view is looked at from the same time', () => {
  const other = film({ answer: 0 }, { answer: 3 }, { answer: 4 }, { answer: 9 });
  expect([0, 2, 3, 5, 9, 12].map((answer) => sameTime(other, answer))).toEqual([0, 0, 1, 2, 3, 3]);
  expect(sameTime(other, null)).toBe(3);
});
