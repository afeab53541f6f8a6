/** Records: what travels from the rules. Their type is the class's name; their sentence is in a catalogue. */

/** A record of any game, of which only its class is known: a catalogue has words for it. */
export interface Sayable {
  readonly type: string;
  readonly [field: string]: unknown;
}

export const isRecord = (value: unknown): value is Sayable =>
  typeof value === 'object' && value !== null && typeof (value as Sayable).type === 'string';

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
