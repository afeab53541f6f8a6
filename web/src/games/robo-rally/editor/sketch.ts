/** A course on the drawing table, and what its maker does to it. Where boards may lie and flags may stand, the rules say. */

import type { Wire } from '../records';
import type { Rule } from '../view';

/** A board on the table: the square of its north-west corner, and its clockwise turn. */
export type Placed = Wire['Placed'];
export type Turn = Placed['turn'];

export interface Size {
  width: number;
  height: number;
}

export type Spot = readonly [column: number, row: number];

/** What a maker says of a course; the rest is as usual. */
export type Course = Pick<Wire['Course'], 'boards' | 'bay' | 'flags' | 'rules' | 'players' | 'title'>;

/** The special rules, in the order in which they are offered. */
export const RULES: readonly Rule[] = [
  'draft_start_option',
  'start_option_1',
  'flags_ride_belts',
  'robot_lasers_doubled',
  'start_damage_2',
  'no_power_down',
  'repairs_give_options',
  'program_time_60s',
  'program_time_30s',
  'superbot',
  'racer_and_blocker',
  'coin_flip_rotation',
  'team_pairs_shared_flags',
  'two_teams_one_winner',
  'capture_the_flag',
  'team_flag_control',
  'team_elimination',
];

export interface Sketch {
  title: string;
  /** Factory boards and the docking bay, in the order in which they were laid. */
  parts: readonly Placed[];
  flags: readonly Spot[];
  rules: readonly Rule[];
  players: readonly number[];
}

/** What is known of the boards: how large they are as printed, and which are docking bays. */
export interface Box {
  sizes: Readonly<Record<string, Size>>;
  bays: ReadonlySet<string>;
}

export const EMPTY: Sketch = { title: '', parts: [], flags: [], rules: [], players: [2, 3, 4, 5, 6, 7, 8] };

export const sketchOf = ({ title, boards, bay, flags, rules, players }: Course): Sketch => ({
  title,
  parts: bay ? [...boards, bay] : boards,
  flags,
  rules,
  players,
});

export const courseOf = ({ title, parts, flags, rules, players }: Sketch, { bays }: Box): Course => ({
  title,
  boards: parts.filter(({ board }) => !bays.has(board)),
  bay: parts.find(({ board }) => bays.has(board)) ?? null,
  flags,
  rules,
  players,
});

export function sizeOf({ board, turn }: Placed, { sizes }: Box): Size {
  const { width, height } = sizes[board] ?? { width: 12, height: 12 };
  return turn % 180 ? { width: height, height: width } : { width, height };
}

export const holds = (part: Placed, [x, y]: Spot, box: Box): boolean => {
  const { width, height } = sizeOf(part, box);
  return x >= part.x && x < part.x + width && y >= part.y && y < part.y + height;
};

/** The board that lies uppermost on a square. */
export const partAt = ({ parts }: Sketch, spot: Spot, box: Box): number =>
  parts.findLastIndex((part) => holds(part, spot, box));

export const flagAt = ({ flags }: Sketch, [x, y]: Spot): number =>
  flags.findIndex((flag) => flag[0] === x && flag[1] === y);

/** How many squares the boards cover from the north-west corner. */
export const extent = ({ parts }: Sketch, box: Box): Size => ({
  width: Math.max(0, ...parts.map((part) => part.x + sizeOf(part, box).width)),
  height: Math.max(0, ...parts.map((part) => part.y + sizeOf(part, box).height)),
});

/** The same sketch, pushed into the north-west corner of the table. */
export function cornered(sketch: Sketch): Sketch {
  if (!sketch.parts.length) return sketch;
  const dx = -Math.min(...sketch.parts.map(({ x }) => x));
  const dy = -Math.min(...sketch.parts.map(({ y }) => y));
  return {
    ...sketch,
    parts: sketch.parts.map((part) => ({ ...part, x: part.x + dx, y: part.y + dy })),
    flags: sketch.flags.map(([x, y]) => [x + dx, y + dy]),
  };
}

/** Puts a board elsewhere or otherwise; the flags on it go with it. */
function changed(sketch: Sketch, index: number, next: Placed, carry: (spot: Spot) => Spot, box: Box): Sketch {
  return cornered({
    ...sketch,
    parts: sketch.parts.with(index, next),
    flags: sketch.flags.map((flag) => (partAt(sketch, flag, box) === index ? carry(flag) : flag)),
  });
}

export function moved(sketch: Sketch, index: number, x: number, y: number, box: Box): Sketch {
  const part = sketch.parts[index];
  if (!part || (part.x === x && part.y === y)) return sketch;
  return changed(sketch, index, { ...part, x, y }, ([fx, fy]) => [fx + x - part.x, fy + y - part.y], box);
}

const QUARTER_ON: Readonly<Record<Turn, Turn>> = { 0: 90, 90: 180, 180: 270, 270: 0 };

/** A quarter turn clockwise. A docking bay goes round the board that it opens onto, and so still opens onto it. */
export function turned(sketch: Sketch, index: number, box: Box): Sketch {
  const part = sketch.parts[index];
  if (!part) return sketch;
  const turn = QUARTER_ON[part.turn];
  const before = sizeOf(part, box);
  const onto = box.bays.has(part.board) ? sketch.parts[opensOnto(sketch, part, box)] : undefined;
  const next = { ...part, turn, ...(onto ? beside(onto, turn, sizeOf({ ...part, turn }, box), box) : {}) };
  const carry = ([x, y]: Spot): Spot => [next.x + before.height - 1 - (y - part.y), next.y + (x - part.x)];
  return changed(sketch, index, next, carry, box);
}

/** The board that a bay, whose open side is its printed north, lies against. */
function opensOnto(sketch: Sketch, bay: Placed, box: Box): number {
  const { width, height } = sizeOf(bay, box);
  const ahead: Record<Turn, Spot> = {
    0: [bay.x, bay.y - 1],
    90: [bay.x + width, bay.y],
    180: [bay.x, bay.y + height],
    270: [bay.x - 1, bay.y],
  };
  return partAt(sketch, ahead[bay.turn], box);
}

/** Where a bay of this turn and size lies against a board. */
function beside(board: Placed, turn: Turn, bay: Size, box: Box): { x: number; y: number } {
  const { width, height } = sizeOf(board, box);
  switch (turn) {
    case 0:
      return { x: board.x, y: board.y + height };
    case 90:
      return { x: board.x - bay.width, y: board.y };
    case 180:
      return { x: board.x, y: board.y - bay.height };
    case 270:
      return { x: board.x + width, y: board.y };
  }
}

/** Takes a board away, with the flags on it. */
export const without = (sketch: Sketch, index: number, box: Box): Sketch =>
  cornered({
    ...sketch,
    parts: sketch.parts.toSpliced(index, 1),
    flags: sketch.flags.filter((flag) => partAt(sketch, flag, box) !== index),
  });

const overlap = (one: Placed, other: Placed, box: Box): boolean => {
  const [a, b] = [sizeOf(one, box), sizeOf(other, box)];
  return (
    one.x < other.x + b.width && other.x < one.x + a.width && one.y < other.y + b.height && other.y < one.y + a.height
  );
};

/** Lays another board where it lengthens the course least; a docking bay takes the place of the one there is. */
export function added(sketch: Sketch, board: string, box: Box): Sketch {
  const bay = sketch.parts.findIndex((part) => box.bays.has(part.board));
  if (box.bays.has(board) && bay >= 0)
    return { ...sketch, parts: sketch.parts.with(bay, { ...sketch.parts[bay]!, board }) };
  const fresh: Placed = { board, x: 0, y: 0, turn: 0 };
  const size = sizeOf(fresh, box);
  const places = sketch.parts.flatMap((part) => {
    const { width, height } = sizeOf(part, box);
    const below = { x: part.x, y: part.y + height };
    if (box.bays.has(board)) return [below];
    return [
      { x: part.x, y: part.y - size.height },
      { x: part.x + width, y: part.y },
      { x: part.x - size.width, y: part.y },
      below,
    ];
  });
  const laid = (places.length ? places : [{ x: 0, y: 0 }])
    .map(({ x, y }) => ({ ...fresh, x, y }))
    .filter((place) => !sketch.parts.some((part) => overlap(part, place, box)))
    .map((place) => cornered({ ...sketch, parts: [...sketch.parts, place] }));
  const length = (next: Sketch) => {
    const { width, height } = extent(next, box);
    return width + height + Math.max(width, height) / 100;
  };
  return laid.reduce((best, next) => (length(next) < length(best) ? next : best), laid[0] ?? sketch);
}

const REACH = 2;

/** Where a dragged board comes to lie: flush with the others when it is near. */
export function drawnTo(sketch: Sketch, index: number, x: number, y: number, box: Box): { x: number; y: number } {
  const part = sketch.parts[index];
  if (!part) return { x, y };
  const { width, height } = sizeOf(part, box);
  const others = sketch.parts
    .filter((_, other) => other !== index)
    .map((other) => ({ ...other, ...sizeOf(other, box) }));
  const nearest = (at: number, marks: number[]) =>
    marks.reduce((best, mark) => (Math.abs(mark - at) < Math.abs(best - at) ? mark : best), Number.POSITIVE_INFINITY);
  const drawn = (at: number, marks: number[]) => {
    const mark = nearest(at, marks);
    return Math.abs(mark - at) <= REACH ? mark : at;
  };
  return {
    x: drawn(
      x,
      others.flatMap((other) => [other.x, other.x + other.width, other.x - width, other.x + other.width - width]),
    ),
    y: drawn(
      y,
      others.flatMap((other) => [other.y, other.y + other.height, other.y - height, other.y + other.height - height]),
    ),
  };
}

export const withFlag = (sketch: Sketch, spot: Spot): Sketch => ({ ...sketch, flags: [...sketch.flags, spot] });

export const flagMoved = (sketch: Sketch, flag: number, spot: Spot): Sketch => ({
  ...sketch,
  flags: sketch.flags.with(flag, spot),
});

export const withoutFlag = (sketch: Sketch, flag: number): Sketch => ({
  ...sketch,
  flags: sketch.flags.toSpliced(flag, 1),
});

/** The flag becomes the one before it. */
export function flagEarlier(sketch: Sketch, flag: number): Sketch {
  const [one, other] = [sketch.flags[flag - 1], sketch.flags[flag]];
  return one && other ? { ...sketch, flags: sketch.flags.with(flag - 1, other).with(flag, one) } : sketch;
}

const toggled = <Value>(values: readonly Value[], value: Value) =>
  values.includes(value) ? values.filter((each) => each !== value) : [...values, value];

export const ruleToggled = (sketch: Sketch, rule: Rule): Sketch => ({
  ...sketch,
  rules: toggled(sketch.rules, rule),
});

export const playersToggled = (sketch: Sketch, count: number): Sketch => ({
  ...sketch,
  players: toggled(sketch.players, count).sort((one, other) => one - other),
});

/** Numbers that rise, as spans: “2–5”, “8”. */
export function spans(numbers: readonly number[]): string[] {
  const found: number[][] = [];
  for (const number of numbers) {
    const last = found.at(-1);
    if (last?.at(-1) === number - 1) last.push(number);
    else found.push([number]);
  }
  return found.map((span) => (span.length > 1 ? `${span[0]}–${span.at(-1)}` : String(span[0])));
}
