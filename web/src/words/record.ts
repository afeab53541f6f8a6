/** Records: what travels from the rules. Their type is the class's name; their sentence is in a catalogue. */

export interface Rec {
  type: string;
  [field: string]: unknown;
}

export const isRecord = (value: unknown): value is Rec =>
  typeof value === 'object' && value !== null && typeof (value as Rec).type === 'string';

/** Whether two plain values say the same. */
export function same(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => same((one as Record<string, unknown>)[key], (other as Record<string, unknown>)[key]))
  );
}
