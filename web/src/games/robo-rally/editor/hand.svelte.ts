/** The hand over the drawing table: it shoves boards, carries flags and plants them. */
import type { Drawing } from './drawing.svelte';
import { drawnTo, flagAt, flagMoved, moved, partAt, withFlag, type Spot } from './sketch';

interface Held {
  part: number | null;
  flag: number | null;
  from: Spot;
  to: Spot;
}

/** A board where it would come to lie. */
interface Ghost {
  part: number;
  x: number;
  y: number;
}

const same = (one: Spot, other: Spot) => one[0] === other[0] && one[1] === other[1];

export class Hand {
  /** What follows the pointer, from which square, to which. */
  held: Held | null = $state.raw(null);
  /** The board that is shoved; it stays in sight until the rules have drawn it in its new place. */
  ghost: Ghost | null = $state.raw(null);

  constructor(readonly drawing: Drawing) {}

  /** Takes hold of the board or the flag that is there. */
  take(from: Spot, planting: boolean): boolean {
    const { sketch, shelf } = this.drawing;
    const flag = planting ? flagAt(sketch, from) : -1;
    const part = planting ? -1 : partAt(sketch, from, shelf);
    if (part < 0 && flag < 0) return false;
    this.held = { part: part < 0 ? null : part, flag: flag < 0 ? null : flag, from, to: from };
    if (part >= 0) this.drawing.part = part;
    return true;
  }

  follow(to: Spot): void {
    const { held } = this;
    const { sketch, shelf } = this.drawing;
    if (!held || same(to, held.to)) return;
    this.held = { ...held, to };
    const part = held.part === null ? undefined : sketch.parts[held.part];
    if (held.part === null || !part) return;
    const [x, y] = [part.x + to[0] - held.from[0], part.y + to[1] - held.from[1]];
    this.ghost = { part: held.part, ...drawnTo(sketch, held.part, x, y, shelf) };
  }

  letGo(): void {
    this.held = this.ghost = null;
  }

  /** Puts down what it holds; a flag that has not moved is chosen, or not any more. */
  drop(): void {
    const { held, ghost, drawing } = this;
    this.held = null;
    if (ghost) void this.#lay(ghost);
    else if (held && held.flag !== null) {
      const { flag, to } = held;
      if (same(held.from, to)) drawing.flag = drawing.flag === flag ? null : flag;
      else void drawing.change((sketch) => flagMoved(sketch, flag, to));
    }
  }

  async #lay({ part, x, y }: Ghost): Promise<void> {
    await this.drawing.change((sketch, box) => moved(sketch, part, x, y, box));
    if (!this.held) this.ghost = null;
  }

  /** The chosen flag goes there, or one more is planted. */
  plant(spot: Spot): void {
    const { flag } = this.drawing;
    this.drawing.flag = null;
    void this.drawing.change((sketch) => (flag === null ? withFlag(sketch, spot) : flagMoved(sketch, flag, spot)));
  }

  /** What Enter does on a square. */
  press(spot: Spot): void {
    const flag = flagAt(this.drawing.sketch, spot);
    if (flag < 0) this.plant(spot);
    else this.drawing.flag = this.drawing.flag === flag ? null : flag;
  }
}
