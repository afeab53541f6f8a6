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
  readonly width: number;
  readonly height: number;
  #fingers = new Map<number, Point>();
  #start: Point | null = null;
  /** Whether the pointer that is down has travelled: then it pans, and its release presses nothing. */
  panned = false;

  constructor(columns: number, rows: number) {
    this.width = columns * SIDE;
    this.height = rows * SIDE;
  }

  /** What is seen, as an SVG view box. */
  get box(): string {
    return `${this.x} ${this.y} ${this.width / this.zoom} ${this.height / this.zoom}`;
  }

  #clamp(): void {
    this.x = Math.max(0, Math.min(this.x, this.width - this.width / this.zoom));
    this.y = Math.max(0, Math.min(this.y, this.height - this.height / this.zoom));
  }

  /** Zooms by a factor; the point (as shares of what is seen) stays where it is. */
  by(factor: number, point: Point = { x: 0.5, y: 0.5 }): void {
    const zoom = Math.max(1, Math.min(LARGEST, this.zoom * factor));
    this.x += point.x * (this.width / this.zoom - this.width / zoom);
    this.y += point.y * (this.height / this.zoom - this.height / zoom);
    this.zoom = zoom;
    this.#clamp();
  }

  whole(): void {
    this.zoom = 1;
    this.#clamp();
  }

  /** Brings a point of the drawing into what is seen. */
  show({ x, y }: Point): void {
    const [width, height] = [this.width / this.zoom, this.height / this.zoom];
    if (x < this.x + SIDE || x > this.x + width - SIDE) this.x = x - width / 2;
    if (y < this.y + SIDE || y > this.y + height - SIDE) this.y = y - height / 2;
    this.#clamp();
  }

  centre({ x, y }: Point): void {
    this.x = x - this.width / this.zoom / 2;
    this.y = y - this.height / this.zoom / 2;
    this.#clamp();
  }

  pan(dx: number, dy: number): void {
    this.x -= (dx * this.width) / this.zoom;
    this.y -= (dy * this.height) / this.zoom;
    this.#clamp();
  }

  down(id: number, point: Point): void {
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
      this.by(spread(point) / Math.max(1, spread(before)), { x: (point.x + other.x) / 2, y: (point.y + other.y) / 2 });
      this.pan((point.x - before.x) / 2, (point.y - before.y) / 2);
      return true;
    }
    const start = this.#start ?? point;
    if (Math.hypot((point.x - start.x) * frame.x, (point.y - start.y) * frame.y) > DRAG) this.panned = true;
    if (this.panned && this.zoom > 1) this.pan(point.x - before.x, point.y - before.y);
    return this.panned;
  }

  up(id: number): void {
    this.#fingers.delete(id);
  }
}
