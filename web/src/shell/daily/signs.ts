/** The signs of a trail: plain ones, so that they read in any chat, and how they lie in a text and on a picture. */
import type { Trail } from '../../wire/protocol';

export type Sign = Trail['steps'][number][number];
export type Steps = Trail['steps'];

/** In the order in which they are explained. */
export const SIGNS: Readonly<Record<Sign, string>> = {
  better: '▲',
  worse: '▼',
  still: '■',
  goal: '⚑',
  lost: '✕',
  one: '●',
  none: '·',
};

/** The most signs of a line that would else have no end. */
const WIDEST = 20;
/** The most turns below each other; of a longer race a few stand side by side. */
const TALLEST = 12;
const ABREAST = 3;

/** Whether something was counted in each part, and not told step by step. */
export const isTally = (steps: Steps): boolean =>
  steps.every((row) => row.every((sign) => sign === 'one' || sign === 'none'));

/** The lines of a text: one for each turn; what is only a sign or a few of one kind goes on in the same line. */
export function lines(steps: Steps): string[] {
  const rows = steps.map((row) => row.map((sign) => SIGNS[sign]).join(''));
  const between = isTally(steps) ? ' ' : '';
  if (!between && steps.some((row) => row.length > 1)) {
    if (rows.length <= TALLEST) return rows;
    const count = Math.ceil(rows.length / ABREAST);
    return Array.from({ length: count }, (_, line) => rows.slice(line * ABREAST, (line + 1) * ABREAST).join(' '));
  }
  return rows.reduce<string[]>((found, row) => {
    const last = found.at(-1);
    if (last === undefined || last.length + between.length + row.length > WIDEST) return [...found, row];
    return [...found.slice(0, -1), last + between + row];
  }, []);
}

/** How often each sign comes, in their own order. */
export function counted(steps: Steps): [sign: Sign, count: number][] {
  const all = steps.flat();
  return (Object.keys(SIGNS) as Sign[]).flatMap((sign) => {
    const count = all.filter((each) => each === sign).length;
    return count ? [[sign, count] as [Sign, number]] : [];
  });
}

export interface Laid {
  /** The side of a sign with the gap after it. */
  side: number;
  signs: { sign: Sign; x: number; y: number }[];
}

const LARGEST = 30;
const SMALLEST = 3;

/** Signs as large as they can be in a field: turns lie below each other, what is counted stands in columns, both wrapped. */
export function laid(steps: Steps, width: number, height: number): Laid {
  const tally = isTally(steps);
  const rows = !tally && steps.every((row) => row.length === 1) ? [steps.flat()] : steps;
  const [along, across] = tally || rows !== steps ? [height, width] : [width, height];
  const parts = rows === steps ? steps : rows[0]!.map((sign) => [sign]);
  const longest = Math.max(1, ...parts.map((part) => part.length));
  let side = LARGEST;
  const fits = () => {
    const each = Math.max(1, Math.floor(across / side));
    const bands = Math.ceil(parts.length / each);
    return across >= side && (bands * (longest + 0.5) - 0.5) * side <= along;
  };
  while (side > SMALLEST && !fits()) side -= 0.5;
  const each = Math.max(1, Math.floor(across / side));
  const signs = parts.flatMap((part, index) => {
    const band = Math.floor(index / each) * (longest + 0.5);
    return part.map((sign, step) => {
      const [a, b] = [(band + step) * side, (index % each) * side];
      if (along === width && across === height) return { sign, x: a, y: b };
      // Columns stand on the ground of their band.
      return { sign, x: b, y: tally ? (band + longest - 1 - step) * side : a };
    });
  });
  return { side, signs };
}
