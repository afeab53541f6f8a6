/** Bars of a small graph, drawn in a box: one for each day, the last of them today. */
export interface Bar {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What happened at all is seen: a day with anything is at least this high. */
const LEAST = 1.5;

export function bars(counts: readonly number[], width: number, height: number): readonly Bar[] {
  const most = Math.max(1, ...counts);
  const step = width / Math.max(1, counts.length);
  return counts.map((count, day) => {
    const tall = count ? Math.max(LEAST, (height * count) / most) : 0;
    return { x: day * step, y: height - tall, width: step * 0.72, height: tall };
  });
}
