/** Where the porthole for a lost robot is cut into the floor. */
import type { Opening } from '../../../kit/telling/Porthole.svelte';
import type { Point } from '../floor/geometry';

/** How far it keeps from the edges of the frame. */
const EDGE = 8;
/** What the words beside it want, from its middle on. */
const WORDS = 300;

/** Over what happens, as far as the frame allows; where it is narrow, at its side, so that the words have room. */
export const opening = ({ x, y, side }: Point & { side: number }, size: number, frame: Point): Opening => {
  const within = (middle: number, all: number) => Math.max(EDGE, Math.min(middle - size / 2, all - size - EDGE));
  const over = within(x + side * 1.4, frame.x) + size / 2;
  const left = over > frame.x / 2;
  const most = frame.x - EDGE - size / 2;
  const middle = left
    ? Math.max(over, Math.min(WORDS, most))
    : Math.min(over, Math.max(frame.x - WORDS, frame.x - most));
  return {
    x: middle - size / 2,
    y: within(y + side * 1.4, frame.y),
    left,
    room: (left ? middle : frame.x - middle) - EDGE,
  };
};
