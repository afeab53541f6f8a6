/** The octagon of eight dumps about the reserve: where its sides, wells and gears lie. */
import { rounded, short } from '../../../kit/art/gear';

type Point = readonly [number, number];

const EIGHTH = Math.PI / 8;
const OUTER = 246;
const INNER = 112;
const GAP = 5;

/** A point seen from the middle of a dump's side: how far out, and how far along. */
export interface Spot {
  out: number;
  along: number;
}

/** Dump 1 is at the top; the others follow clockwise. */
export function spot(dump: number, { out, along }: Spot): Point {
  const angle = -Math.PI / 2 + (Math.PI / 4) * (dump - 1);
  return [Math.cos(angle) * out - Math.sin(angle) * along, Math.sin(angle) * out + Math.cos(angle) * along];
}

function corners(dump: number, outer: number, inner: number, gap: number): Point[] {
  const half = (out: number) => out * Math.tan(EIGHTH) - gap / 2 / Math.cos(EIGHTH);
  return [
    spot(dump, { out: outer, along: -half(outer) }),
    spot(dump, { out: outer, along: half(outer) }),
    spot(dump, { out: inner, along: half(inner) }),
    spot(dump, { out: inner, along: -half(inner) }),
  ];
}

export const well = (dump: number) => rounded(corners(dump, OUTER, INNER, GAP), 9);
export const rim = (dump: number) => rounded(corners(dump, OUTER - 2.5, INNER + 2.5, GAP + 5), 8);

/** A regular octagon standing on a side, by the distance of its sides. */
export function octagon(side: number): string {
  const radius = side / Math.cos(EIGHTH);
  const points = Array.from({ length: 8 }, (_, corner): Point => {
    const angle = EIGHTH + (Math.PI / 4) * corner;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });
  return rounded(points, 10);
}

export const move = ([x, y]: Point) => `translate(${short(x)} ${short(y)})`;

/** The slats of a closed dump, each a line across the well. */
export const slats = (dump: number) =>
  Array.from({ length: 10 }, (_, index) => {
    const out = INNER + index * 15 - 6;
    const [from, to] = [spot(dump, { out, along: -130 }), spot(dump, { out, along: 130 })];
    return `M${from.map(short).join(' ')}L${to.map(short).join(' ')}`;
  });

const few: Record<number, readonly [number, number][]> = {
  1: [[176, 0]],
  2: [
    [172, -31],
    [172, 31],
  ],
  3: [
    [186, -39],
    [186, 39],
    [148, 0],
  ],
  4: [
    [189, -39],
    [189, 39],
    [144, -25],
    [144, 25],
  ],
  5: [
    [204, -54],
    [204, 54],
    [178, 0],
    [146, -30],
    [146, 30],
  ],
};
const some: readonly [number, number][] = [
  [206, -58],
  [206, 58],
  [174, -43],
  [181, 0],
  [174, 43],
  [136, -23],
  [136, 23],
];
const many: readonly [number, number][] = [
  [212, -62],
  [212, 62],
  [206, -35],
  [206, 35],
  [176, -49],
  [179, -16],
  [179, 16],
  [176, 49],
  [141, -32],
  [145, 0],
  [141, 32],
];

/** As many gears as can lie side by side in a dump. */
export const ROOM = many.length;

/** Where the gears of a dump lie, and how large they are. */
export function heap(count: number): { size: number; spots: Spot[] } {
  const places = few[count] ?? (count <= some.length ? some : many);
  const size = count <= 4 ? 56 : count === 5 ? 52 : count <= some.length ? 45 : 38;
  return { size, spots: places.slice(0, count).map(([out, along]) => ({ out, along })) };
}
