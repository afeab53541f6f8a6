/** Where the coach's balloon goes: near what is meant, and never over it, nor over what must stay readable. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
export interface Size {
  width: number;
  height: number;
}
export interface Spot {
  left: number;
  top: number;
}

const MARGIN = 8;
const STRIDE = 6;
/** How near the balloon comes to what it points at. */
const GAP = 18;
/** How far the ring is from what lies in it. */
const EDGE = 5;

/** The ring around a thing. */
export const ringed = ({ left, top, right, bottom }: Box): Box => ({
  left: left - EDGE,
  top: top - EDGE,
  right: right + EDGE,
  bottom: bottom + EDGE,
});

/** How far two boxes are apart; 0 where they meet. */
export function gap(one: Box, other: Box): number {
  const across = Math.max(other.left - one.right, one.left - other.right, 0);
  const down = Math.max(other.top - one.bottom, one.top - other.bottom, 0);
  return Math.hypot(across, down);
}

export function overlap(one: Box, other: Box): number {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, across) * Math.max(0, down);
}

export const boxAt = ({ left, top }: Spot, { width, height }: Size): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

const middle = ({ left, top, right, bottom }: Box): [number, number] => [(left + right) / 2, (top + bottom) / 2];

function* steps(last: number): Generator<number> {
  for (let at = MARGIN; at < last; at += STRIDE) yield at;
  yield Math.max(MARGIN, last);
}

/** What must not be covered, and how bad it is to cover it. */
type Weighed = readonly [boxes: readonly Box[], weight: number];
const [KEPT, DEAR, LIT] = [1e3, 1e4, 1e6];

/** How bad a place is: whatever it covers weighs more than any way. Beyond `most` nobody asks. */
function cost(box: Box, meant: Box | undefined, all: readonly Weighed[], most: number): number {
  let sum = meant ? away(box, meant) : 0;
  for (const [boxes, weight] of all)
    for (const each of boxes) {
      if (sum >= most) return sum;
      sum += overlap(box, each) * weight;
    }
  return sum;
}

function away(box: Box, meant: Box): number {
  const [x, y] = middle(box);
  const [toX, toY] = middle(meant);
  return Math.abs(gap(box, meant) - GAP) + Math.hypot(x - toX, y - toY) / 20;
}

/** The best place on the screen for a balloon of this size: what is lit stays free, then what is dear, then the rest of what is kept. */
export function placed(
  size: Size,
  screen: Size,
  lit: readonly Box[],
  kept: readonly Box[],
  dear: readonly Box[] = [],
): Spot {
  let best: Spot = { left: MARGIN, top: MARGIN };
  let least = Infinity;
  const all: readonly Weighed[] = [
    [lit.map(ringed), LIT],
    [dear, DEAR],
    [kept, KEPT],
  ];
  for (const left of steps(screen.width - size.width - MARGIN))
    for (const top of steps(screen.height - size.height - MARGIN)) {
      const worth = cost(boxAt({ left, top }, size), lit[0], all, least);
      if (worth < least) [best, least] = [{ left, top }, worth];
    }
  return best;
}

export interface Thread {
  from: Spot;
  to: Spot;
}

/** The thread between a balloon and what it is about; none if they meet or lie far apart, nor across what must stay free. */
export function thread(balloon: Box, meant: Box, kept: readonly Box[] = []): Thread | null {
  const found = between(balloon, meant);
  return found && kept.some((each) => crosses(found, each)) ? null : found;
}

/** Whether a thread runs over a box, and not only along its edge. */
function crosses({ from, to }: Thread, { left, top, right, bottom }: Box): boolean {
  const ways = [
    [to.left - from.left, left - from.left, right - from.left],
    [to.top - from.top, top - from.top, bottom - from.top],
  ] as const;
  let [first, last] = [0, 1];
  for (const [way, low, high] of ways) {
    if (way === 0 && (low >= 0 || high <= 0)) return false;
    if (way === 0) continue;
    first = Math.max(first, Math.min(low / way, high / way));
    last = Math.min(last, Math.max(low / way, high / way));
  }
  return first < last;
}

function between(balloon: Box, meant: Box): Thread | null {
  const apart = gap(balloon, meant);
  if (apart === 0 || apart > 270) return null;
  const near = (low: number, high: number, least: number, most: number) =>
    Math.min(Math.max((Math.max(low, least) + Math.min(high, most)) / 2, low), high);
  const x = near(balloon.left + 20, balloon.right - 20, meant.left, meant.right);
  const y = near(balloon.top + 20, balloon.bottom - 20, meant.top, meant.bottom);
  const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);
  if (meant.left >= balloon.right)
    return { from: { left: balloon.right, top: y }, to: { left: meant.left, top: within(y, meant.top, meant.bottom) } };
  if (meant.right <= balloon.left)
    return { from: { left: balloon.left, top: y }, to: { left: meant.right, top: within(y, meant.top, meant.bottom) } };
  const above = meant.bottom <= balloon.top;
  return {
    from: { left: x, top: above ? balloon.top : balloon.bottom },
    to: { left: within(x, meant.left, meant.right), top: above ? meant.bottom : meant.top },
  };
}
