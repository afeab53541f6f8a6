/** What happens in a beat is shown at the pace at which it is told, and at once for whoever touches the page. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as motion from '../motion';
import { coming, tell } from './story';

const PACE = { stagger: 50, piece: 40 };
const place = (name: string) => ({ name }) as unknown as Element;
const finish = vi.fn();
let moving: Animation[] = [];
const moved = () => {
  const animation = { finish, playbackRate: 1 } as unknown as Animation;
  moving.push(animation);
  return animation;
};
let touch: (() => void) | undefined;

beforeEach(() => {
  vi.stubGlobal('addEventListener', (_: string, heard: () => void) => (touch = heard));
  vi.stubGlobal('removeEventListener', () => (touch = undefined));
  vi.spyOn(motion, 'calm').mockReturnValue(false);
  vi.spyOn(motion, 'heart').mockReturnValue({} as DOMRect);
  vi.spyOn(motion, 'travel').mockImplementation(moved);
  vi.spyOn(motion, 'turnOver').mockImplementation(moved);
  vi.spyOn(motion, 'outline').mockImplementation(moved);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  finish.mockClear();
  moving = [];
});
const starts = () => vi.mocked(motion.travel).mock.calls.map(([piece, , at]) => [piece, at]);

test('pieces set out one after the other', () => {
  const [one, two, three] = [place('one'), place('two'), place('three')];
  tell([{ moves: coming([one, null, two], place('pile')) }, { moves: coming([three], place('pile')) }], PACE);
  expect(starts()).toEqual([
    [one, 0],
    [two, 50],
    [three, 100],
  ]);
});

test('many pieces set out so close to one another that all land in their beat', () => {
  const pieces = Array.from({ length: 13 }, (_, index) => place(`${index}`));
  tell([{ moves: coming(pieces, place('pile')) }], PACE);
  expect(starts().at(-1)).toEqual([pieces[12], 180]);
});

test('nothing comes from a place that is not drawn', () => {
  expect(coming([place('one')], null)).toEqual([]);
});

test('all moves as fast as the table is told', () => {
  tell(
    [{ moves: coming([place('one')], place('pile')), turned: [place('two')], marks: [place('seat'), null] }],
    PACE,
    4,
  );
  expect(moving.map(({ playbackRate }) => playbackRate)).toEqual([4, 4, 4]);
});

test('who wants no motion sees it all in one moment, for as long as at speed 1', () => {
  vi.mocked(motion.calm).mockReturnValue(true);
  tell([{ turned: [place('one'), place('two')] }, { marks: [place('seat')] }], PACE, 4);
  expect(vi.mocked(motion.turnOver).mock.calls.map(([, at]) => at)).toEqual([0, 0]);
  expect(moving.map(({ playbackRate }) => playbackRate)).toEqual([1, 1, 1]);
});

test('whoever touches the page sees the rest at once', () => {
  tell([{ turned: [place('one')] }, { marks: [place('seat')] }], PACE);
  touch!();
  expect(finish).toHaveBeenCalledTimes(2);
  expect(touch).toBeUndefined();
});
