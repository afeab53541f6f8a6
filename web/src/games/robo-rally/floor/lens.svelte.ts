/** The lens: which part of the factory is seen. One finger or the mouse pans, two fingers or the wheel zoom. */
import { SIDE, type Point } from './geometry';

const LARGEST = 6;
const DRAG = 6;

export class Lens {
  /** How many times larger than the whole. */
  zoom = $state(1);
  /** The upper left corner of what is seen, in drawing units. */
  x = $state(0);
  y = $state(0);
  /** Whether what happens is followed: whoever pans or pinches looks for himself. */
  follows = $state(true);
  /** How often the frame was measured. */
  framed = $state(0);
  readonly width: number;
  readonly height: number;
  /** The frame in pixels; without one it has the shape of the factory. */
  #frame: Point = $state.raw()!;
  #fingers = new Map<number, Point>();
  #start: Point | null = null;
  #journey = 0;
  /** Whether the pointer that is down has travelled: then it pans, and its release presses nothing. */
  panned = false;

  constructor(columns: number, rows: number) {
    this.width = columns * SIDE;
    this.height = rows * SIDE;
    this.#frame = { x: this.width, y: this.height };
  }

  /** How much is seen, in drawing units. */
  get seen(): Point {
    const unit = this.#unit * this.zoom;
    return { x: this.#frame.x / unit, y: this.#frame.y / unit };
  }

  /** What is seen, as an SVG view box. */
  get box(): string {
    return `${this.x} ${this.y} ${this.seen.x} ${this.seen.y}`;
  }

  /** The side of a square, in pixels. */
  get side(): number {
    return SIDE * this.#unit * this.zoom;
  }

  /** The pixels of a drawing unit where the whole is seen. */
  get #unit(): number {
    return Math.min(this.#frame.x / this.width, this.#frame.y / this.height);
  }

  /** The frame has another size; what was in the middle stays there. */
  reframe(frame: Point): void {
    const middle = { x: this.x + this.seen.x / 2, y: this.y + this.seen.y / 2 };
    this.#frame = frame;
    this.#journey++;
    this.framed++;
    this.centre(middle);
  }

  #clamp(): void {
    const within = (start: number, seen: number, all: number) =>
      seen >= all ? (all - seen) / 2 : Math.max(0, Math.min(start, all - seen));
    this.x = within(this.x, this.seen.x, this.width);
    this.y = within(this.y, this.seen.y, this.height);
  }

  /** Zooms by a factor; the point (as shares of what is seen) stays where it is. */
  by(factor: number, point: Point = { x: 0.5, y: 0.5 }): void {
    const before = this.seen;
    this.zoom = Math.max(1, Math.min(LARGEST * Math.max(1, this.#filled), this.zoom * factor));
    this.x += point.x * (before.x - this.seen.x);
    this.y += point.y * (before.y - this.seen.y);
    this.#clamp();
  }

  whole(): void {
    this.zoom = 1;
    this.#clamp();
  }

  /** The zoom at which the factory fills the width of the frame. */
  get #filled(): number {
    return this.#frame.x / this.width / this.#unit;
  }

  /** So near that a square measures so many pixels at least, or that the factory fills the width of the frame. */
  near(side: number): void {
    this.zoom = Math.max(1, this.#filled, side / (SIDE * this.#unit));
    this.#clamp();
  }

  /** Whether a point of the drawing lies well inside what is seen. */
  sees({ x, y }: Point, margin = SIDE): boolean {
    const inside = (at: number, start: number, seen: number, all: number) =>
      (at >= start + margin || start <= 0) && (at <= start + seen - margin || start + seen >= all);
    return inside(x, this.x, this.seen.x, this.width) && inside(y, this.y, this.seen.y, this.height);
  }

  /** Brings a point of the drawing into what is seen. */
  show({ x, y }: Point): void {
    const { x: width, y: height } = this.seen;
    if (x < this.x + SIDE || x > this.x + width - SIDE) this.x = x - width / 2;
    if (y < this.y + SIDE || y > this.y + height - SIDE) this.y = y - height / 2;
    this.#clamp();
  }

  centre({ x, y }: Point): void {
    this.x = x - this.seen.x / 2;
    this.y = y - this.seen.y / 2;
    this.#clamp();
  }

  /** Travels to where a change of the lens leads, in so many milliseconds. */
  travel(change: () => void, time: number): void {
    const from = { x: this.x, y: this.y, zoom: this.zoom };
    const journey = ++this.#journey;
    change();
    const to = { x: this.x, y: this.y, zoom: this.zoom };
    if (!time || (from.x === to.x && from.y === to.y && from.zoom === to.zoom)) return;
    let begun: number | null = null;
    const move = (now: number) => {
      if (journey !== this.#journey) return;
      begun ??= now;
      const share = Math.min(1, (now - begun) / time);
      const eased = 1 - (1 - share) ** 3;
      this.x = from.x + (to.x - from.x) * eased;
      this.y = from.y + (to.y - from.y) * eased;
      this.zoom = from.zoom + (to.zoom - from.zoom) * eased;
      if (share < 1) requestAnimationFrame(move);
    };
    ({ x: this.x, y: this.y, zoom: this.zoom } = from);
    requestAnimationFrame(move);
  }

  pan(dx: number, dy: number): void {
    this.x -= dx * this.seen.x;
    this.y -= dy * this.seen.y;
    this.#clamp();
  }

  down(id: number, point: Point): void {
    this.#journey++;
    this.#fingers.set(id, point);
    if (this.#fingers.size === 1) {
      this.#start = point;
      this.panned = false;
    }
  }

  /** A pointer moves; points are shares of the frame of this size. */
  move(id: number, point: Point, frame: Point): boolean {
    const before = this.#fingers.get(id);
    if (!before) return false;
    const others = [...this.#fingers].filter(([other]) => other !== id).map(([, each]) => each);
    this.#fingers.set(id, point);
    const [other] = others;
    if (other) {
      const spread = (from: Point) => Math.hypot((from.x - other.x) * frame.x, (from.y - other.y) * frame.y);
      this.panned = true;
      this.follows = false;
      this.by(spread(point) / Math.max(1, spread(before)), { x: (point.x + other.x) / 2, y: (point.y + other.y) / 2 });
      this.pan((point.x - before.x) / 2, (point.y - before.y) / 2);
      return true;
    }
    const start = this.#start ?? point;
    if (Math.hypot((point.x - start.x) * frame.x, (point.y - start.y) * frame.y) > DRAG) this.panned = true;
    if (this.panned && this.zoom > 1) {
      this.follows = false;
      this.pan(point.x - before.x, point.y - before.y);
    }
    return this.panned;
  }

  up(id: number): void {
    this.#fingers.delete(id);
  }
}
