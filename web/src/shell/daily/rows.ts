/** The rows of a board as they are shown: the first ones, a gap, and who is around the reader. */
import type { BoardRow } from '../../wire/protocol';

export type Shown = { row: BoardRow } | { gap: number };

/** So many are shown whole; of more, the best and who is around. */
const WHOLE = 9;
const BEST = 5;
const AROUND = 1;

export function shown(rows: readonly BoardRow[], whole: boolean): Shown[] {
  const mine = rows.findIndex(({ me }) => me);
  const isSeen = (index: number) =>
    whole ||
    rows.length <= WHOLE ||
    index < (mine < 0 ? WHOLE : BEST) ||
    (mine >= 0 && Math.abs(index - mine) <= AROUND);
  return rows.flatMap((row, index) => {
    if (!isSeen(index)) return [];
    const before = rows.slice(0, index).findLastIndex((_, each) => isSeen(each));
    const gap = index === 0 ? 0 : row.place - rows[before]!.place - 1;
    const skipped = before < index - 1 || (whole && gap > 2);
    return [...(skipped && gap > 0 ? [{ gap }] : []), { row }];
  });
}
