/** The drawing table by keyboard. */
import { STEPS } from '../floor/geometry';
import type { Drawing } from './drawing.svelte';
import { extent, flagAt, moved, sizeOf, turned, without, withoutFlag, type Spot } from './sketch';

const ARROWS: Readonly<Record<string, 0 | 1 | 2 | 3>> = { ArrowUp: 0, ArrowRight: 1, ArrowDown: 2, ArrowLeft: 3 };
const AWAY: ReadonlySet<string> = new Set(['Delete', 'Backspace']);

/** Arrows shove a board by a square, with Shift by its own length; R turns it, Delete takes it away. Whether it was such a key. */
export function handleBoard({ key, shiftKey }: KeyboardEvent, index: number, drawing: Drawing): boolean {
  const part = drawing.sketch.parts[index];
  const direction = ARROWS[key];
  if (!part) return false;
  if (direction !== undefined) {
    const far = shiftKey ? sizeOf(part, drawing.shelf)[direction % 2 ? 'width' : 'height'] : 1;
    const [dx, dy] = STEPS[direction];
    void drawing.change((sketch, box) => moved(sketch, index, part.x + far * dx, part.y + far * dy, box));
  } else if (key.toLowerCase() === 'r') void drawing.change((sketch, box) => turned(sketch, index, box));
  else if (AWAY.has(key)) void drawing.change((sketch, box) => without(sketch, index, box));
  else return false;
  return true;
}

/** The square beside another in the direction of an arrow, as far as the course goes. */
export function stepped({ key }: KeyboardEvent, [x, y]: Spot, { sketch, shelf }: Drawing): Spot | null {
  const direction = ARROWS[key];
  if (direction === undefined) return null;
  const [dx, dy] = STEPS[direction];
  const { width, height } = extent(sketch, shelf);
  return x + dx >= 0 && y + dy >= 0 && x + dx < width && y + dy < height ? [x + dx, y + dy] : [x, y];
}

/** Delete takes away the flag of a square. Whether it was such a key. */
export function takesFlag({ key }: KeyboardEvent, spot: Spot, drawing: Drawing): boolean {
  const flag = flagAt(drawing.sketch, spot);
  if (!AWAY.has(key) || flag < 0) return false;
  drawing.flag = null;
  void drawing.change((sketch) => withoutFlag(sketch, flag));
  return true;
}
