/** When somebody whom the house gave a name is asked for theirs: after the first full turn, once more at the end, then never. */
const KEY = 'rouages.asked-name';

export type Moment = 'turn' | 'end';

/** Whether to ask now, and on which occasion. */
export function occasion(asked: ReadonlySet<string>, round: number | null, over: boolean): Moment | null {
  if (over) return asked.has('end') ? null : 'end';
  return round !== null && round > 1 && !asked.size ? 'turn' : null;
}

export const asked = (): ReadonlySet<string> => new Set((localStorage.getItem(KEY) ?? '').split(' ').filter(Boolean));

export const noteAsked = (moment: Moment) => localStorage.setItem(KEY, [...asked(), moment].join(' '));
