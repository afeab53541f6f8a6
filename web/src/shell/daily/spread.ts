/** How all scores lie: columns of numbers that stand together where there are many, and who stands in which. */
import type { Spread } from '../../wire/protocol';

export type Mark = Spread['marks'][number];

export interface Column {
  /** The first number that it holds, and the last. */
  from: number;
  to: number;
  count: number;
  marks: readonly Mark[];
}

/** No more columns than are told apart. */
const MOST = 24;

export function columnsOf({ bars, marks }: Pick<Spread, 'bars' | 'marks'>): Column[] {
  const [first, last] = [bars[0]?.number ?? 0, bars.at(-1)?.number ?? 0];
  const width = Math.ceil((last - first + 1) / MOST);
  return Array.from({ length: Math.ceil((last - first + 1) / width) }, (_, index) => {
    const from = first + index * width;
    const to = from + width - 1;
    const isIn = ({ number }: { number: number }) => number >= from && number <= to;
    const count = bars.filter(isIn).reduce((sum, bar) => sum + bar.count, 0);
    return { from, to, count, marks: marks.filter(isIn) };
  });
}
