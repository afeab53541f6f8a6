/** What happened is told one thing after the other, and all at once for whoever touches the page. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as motion from '../motion';
import * as sound from '../sound';
import { coming, tell, type Told } from './story';

const PACE = { apart: 400, stagger: 50, piece: 40 };
const place = (name: string) => ({ name }) as unknown as Element;
const finish = vi.fn();
const moved = () => ({ finish }) as unknown as Animation;
let touch: (() => void) | undefined;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', (_: string, heard: () => void) => (touch = heard));
  vi.stubGlobal('removeEventListener', () => (touch = undefined));
  vi.spyOn(motion, 'calm').mockReturnValue(false);
  vi.spyOn(motion, 'heart').mockReturnValue({} as DOMRect);
  vi.spyOn(motion, 'travel').mockImplementation(moved);
  vi.spyOn(motion, 'turnOver').mockImplementation(moved);
  vi.spyOn(motion, 'outline').mockImplementation(moved);
  vi.spyOn(sound, 'play').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
  finish.mockClear();
});

test('things are told apart, their pieces one after the other', () => {
  const [one, two, three] = [place('one'), place('two'), place('three')];
  tell([{ moves: coming([one, null, two], place('pile')) }, { moves: coming([three], place('pile')) }], PACE);
  expect(vi.mocked(motion.travel).mock.calls.map(([piece, , at]) => [piece, at])).toEqual([
    [one, 0],
    [two, 50],
    [three, 400],
  ]);
});

test('nothing comes from a place that is not drawn', () => {
  expect(coming([place('one')], null)).toEqual([]);
});

test('what belongs together is told in one moment, and what follows is told after it', () => {
  const turned = (name: string): Told => ({ turned: [place(name)], together: true });
  tell([turned('one'), turned('two'), { turned: [place('three')] }], PACE);
  expect(vi.mocked(motion.turnOver).mock.calls.map(([, at]) => at)).toEqual([0, 0, 400]);
});

test('a place lights up with its sound when its turn comes', () => {
  tell([{ cue: 'gear' }, { marks: [place('seat'), null], cue: 'trap' }], PACE);
  vi.advanceTimersByTime(399);
  expect(motion.outline).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(motion.outline).toHaveBeenCalledOnce();
  expect(sound.play).toHaveBeenLastCalledWith('trap', 0);
});

test('who wants no motion sees it all in one moment, and hears none of it', () => {
  vi.mocked(motion.calm).mockReturnValue(true);
  tell(
    [
      { turned: [place('one')], cue: 'gear' },
      { marks: [place('seat')], cue: 'trap' },
    ],
    PACE,
  );
  vi.advanceTimersByTime(0);
  expect([vi.mocked(motion.turnOver).mock.calls[0]![1], vi.mocked(motion.outline).mock.calls.length]).toEqual([0, 1]);
  expect(sound.play).not.toHaveBeenCalled();
});

test('whoever touches the page sees the rest at once and hears no more of it', () => {
  tell(
    [
      { turned: [place('one')], cue: 'card' },
      { marks: [place('seat')], cue: 'trap' },
    ],
    PACE,
  );
  touch!();
  vi.advanceTimersByTime(1000);
  expect(finish).toHaveBeenCalledOnce();
  expect(sound.play).not.toHaveBeenCalled();
  expect(touch).toBeUndefined();
});
