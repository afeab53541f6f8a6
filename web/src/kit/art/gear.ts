/** Outlines of spur gears, with true involute flanks, and the few shapes cut out of them. */

export interface GearShape {
  teeth: number;
  /** Radius at the tips of the teeth. */
  radius: number;
  x?: number;
  y?: number;
  /** Degrees, clockwise; at 0 a tooth points right. */
  turn?: number;
  /** Pressure angle in degrees. */
  pressure?: number;
  /** Height of a tooth, in modules: 1 is a full tooth, less is a stub. */
  depth?: number;
}

type Point = [number, number];

const radians = (degrees: number) => (degrees * Math.PI) / 180;

export const short = (value: number) => String(Math.round(value * 100) / 100 || 0);

const at = ([x, y]: Point) => `${short(x)} ${short(y)}`;

const involute = (angle: number) => Math.tan(angle) - angle;

/** The pitch circle's share of the tip radius: meshing gears have the same module. */
export const module = ({ teeth, radius, depth = 1 }: GearShape) => (2 * radius) / (teeth + 2 * depth);

/** The angle between the middle of a tooth and its flank, at a distance from the axle. */
export function halfTooth(shape: GearShape, distance: number): number {
  const pressure = radians(shape.pressure ?? 20);
  const base = ((module(shape) * shape.teeth) / 2) * Math.cos(pressure);
  const widest = Math.PI / (2 * shape.teeth) + involute(pressure);
  return distance <= base ? widest : widest - involute(Math.acos(base / distance));
}

/** The outline of a gear: involute flanks from the base circle, rounded tips, filleted roots. */
export function gear(shape: GearShape): string {
  const { teeth, radius, x = 0, y = 0, turn = 0, pressure = 20, depth = 1 } = shape;
  const m = module(shape);
  const base = ((m * teeth) / 2) * Math.cos(radians(pressure));
  const root = Math.max((m * teeth) / 2 - 1.18 * m * depth, base * 0.55);
  const fillet = 0.3 * m;
  const start = Math.max(base, root + fillet * 0.5);
  const [low = start, ...above] = [0, 1, 2, 3]
    .map((step) => start + ((radius - start) * step) / 3)
    .concat(root + fillet * 0.6)
    .filter((distance, index, all) => distance >= root + fillet * 0.3 && all.indexOf(distance) === index)
    .sort((a, b) => a - b);
  const inner = above.slice(0, -1);
  const half = (distance: number) => halfTooth(shape, distance);
  const pitch = (2 * Math.PI) / teeth;
  const tip = radius - 0.1 * m;
  const point = (distance: number, angle: number): Point => [
    x + distance * Math.cos(angle + radians(turn)),
    y + distance * Math.sin(angle + radians(turn)),
  ];
  const line = (distance: number, angle: number) => `L${at(point(distance, angle))}`;
  const curve = (control: Point, end: Point) => `Q${at(control)} ${at(end)}`;
  const arc = (distance: number, end: Point) => `A${short(distance)} ${short(distance)} 0 0 1 ${at(end)}`;

  let path = '';
  for (let tooth = 0; tooth < teeth; tooth++) {
    const middle = tooth * pitch;
    const entry = point(root, middle - half(low) - 0.05 * pitch);
    path += tooth === 0 ? `M${at(entry)}` : arc(root, entry);
    path += curve(point(root, middle - half(low) - 0.012 * pitch), point(low, middle - half(low)));
    for (const distance of inner) path += line(distance, middle - half(distance));
    path += line(tip, middle - half(tip));
    path += curve(point(radius, middle - half(radius)), point(radius, middle - half(radius) * 0.72));
    path += arc(radius, point(radius, middle + half(radius) * 0.72));
    path += curve(point(radius, middle + half(radius)), point(tip, middle + half(tip)));
    for (const distance of inner.toReversed()) path += line(distance, middle + half(distance));
    path += line(low, middle + half(low));
    path += curve(point(root, middle + half(low) + 0.012 * pitch), point(root, middle + half(low) + 0.05 * pitch));
  }
  return `${path}Z`;
}

/** A circle as a path, to be cut out of another one with the even-odd rule. */
export function circle(radius: number, x = 0, y = 0): string {
  const r = short(radius);
  return `M${short(x - radius)} ${short(y)}a${r} ${r} 0 1 0 ${short(2 * radius)} 0a${r} ${r} 0 1 0 ${short(-2 * radius)} 0Z`;
}

/** The windows between the spokes of a wheel: rounded sectors of a ring. */
export function windows(count: number, inner: number, outer: number, spoke: number, turn = 0, x = 0, y = 0): string {
  const span = outer - inner;
  let path = '';
  for (let index = 0; index < count; index++) {
    const middle = (2 * Math.PI * index) / count + radians(turn);
    const near = Math.PI / count - Math.asin(Math.min(0.9, spoke / inner));
    const far = Math.PI / count - Math.asin(Math.min(0.9, spoke / outer));
    const p = (distance: number, angle: number) =>
      at([x + distance * Math.cos(middle + angle), y + distance * Math.sin(middle + angle)]);
    path += `M${p(outer, -far * 0.88)}A${short(outer)} ${short(outer)} 0 0 1 ${p(outer, far * 0.88)}`;
    path += `Q${p(outer, far)} ${p(outer - span * 0.16, far * 0.97)}L${p(inner + span * 0.2, near + 0.02)}`;
    path += `Q${p(inner, near)} ${p(inner, near * 0.72)}A${short(inner)} ${short(inner)} 0 0 0 ${p(inner, -near * 0.72)}`;
    path += `Q${p(inner, -near)} ${p(inner + span * 0.2, -near - 0.02)}L${p(outer - span * 0.16, -far * 0.97)}`;
    path += `Q${p(outer, -far)} ${p(outer, -far * 0.88)}Z`;
  }
  return path;
}

/** A regular polygon, point up, or a star when an inner radius is given. */
export function polygon(corners: number, radius: number, inner?: number): string {
  const count = inner === undefined ? corners : corners * 2;
  const points = Array.from({ length: count }, (_, index) => {
    const distance = inner !== undefined && index % 2 ? inner : radius;
    const angle = -Math.PI / 2 + (2 * Math.PI * index) / count;
    return at([distance * Math.cos(angle), distance * Math.sin(angle)]);
  });
  return `M${points.join('L')}Z`;
}

/** A closed outline through the corners, each rounded. */
export function rounded(corners: readonly (readonly [number, number])[], radius: number): string {
  const toward = (from: readonly [number, number], to: readonly [number, number]): Point => {
    const share = radius / Math.hypot(to[0] - from[0], to[1] - from[1]);
    return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
  };
  const path = corners.map((corner, index) => {
    const before = corners.at(index - 1) ?? corner;
    const after = corners[(index + 1) % corners.length] ?? corner;
    return `${index ? 'L' : 'M'}${at(toward(corner, before))}Q${at([corner[0], corner[1]])} ${at(toward(corner, after))}`;
  });
  return `${path.join('')}Z`;
}
