/** Where the cells of a car are drawn: its sections side by side, in units of one cell. */
import type { Lack, PartView, RowName, SectionView } from '../view';
import { ROWS } from '../view';
import { cure } from '../parts';

export interface Place {
  section: number;
  row: RowName;
  column: number;
}

export interface Layout {
  /** What to add to a column of each section. */
  origins: readonly number[];
  width: number;
}

const APART = 0.7;

/** Room for every section, for what may be built beside it, and for cells that stick out further. */
export function lay(sections: readonly SectionView[], beside: number, further: readonly Place[] = []): Layout {
  let at = 0;
  const origins = sections.map(({ left, width }, section) => {
    const columns = further.filter((each) => each.section === section).map(({ column }) => column);
    const first = Math.min(left - beside, ...columns);
    const last = Math.max(left + width - 1 + beside, ...columns);
    const origin = at - first;
    at += last - first + 1 + (beside ? 0 : APART);
    return origin;
  });
  return { origins, width: Math.max(1, at - (beside || !sections.length ? 0 : APART)) };
}

/** A cell that waits for a part, and the part that the car lacks there, if any. */
export interface Gap extends Place {
  missing: PartView | null;
}

/** The holes of a car, filled in the mind with what it lacks. */
export function gaps(sections: readonly SectionView[], lacks: readonly Lack[]): Gap[] {
  const wanted = lacks.flatMap(({ what, count }) => {
    const part = cure(what);
    return part ? Array<PartView>(count).fill(part) : [];
  });
  return ROWS.flatMap((row) => {
    const waiting = wanted.filter((tile) => tile.row === row);
    return sections.flatMap(({ left, width, cells }, section) => {
      const taken = new Set(cells.filter((cell) => cell.row === row).map(({ column }) => column));
      return Array.from({ length: width }, (_, index) => left + index)
        .filter((column) => !taken.has(column))
        .map((column) => ({ section, row, column, missing: waiting.shift() ?? null }));
    });
  });
}

/** Two sections as they would lie when joined, the second beginning at this column of the first. */
export const joined = ([first, second]: readonly SectionView[], column: number): SectionView[] => {
  if (!first || !second) return [];
  const away = column - second.left;
  const left = Math.min(first.left, column);
  const end = Math.max(first.left + first.width, column + second.width);
  const moved = second.cells.map((cell) => ({ ...cell, column: cell.column + away }));
  return [{ left, width: end - left, cells: [...first.cells, ...moved] }];
};
