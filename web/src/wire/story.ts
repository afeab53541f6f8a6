/** Stories: what happened, scene by scene, as the server relates it. */
import type { Scene, Story } from './protocol';

/** A list of one: this stands there now. Else what changed inside, by field, key or place in a list. */
export type Change = readonly [unknown] | { readonly [part: string]: Change };

const isWhole = (change: Change): change is readonly [unknown] => Array.isArray(change);

/** The table after a step of the rules, and how many events of the reader's log had happened by then. */
export interface Told<View> {
  told: number;
  view: View;
}

/** A value after a change; what did not change in it is the very same. */
export function changed<Value>(before: Value, change: Change): Value {
  if (isWhole(change)) return change[0] as Value;
  const after = (Array.isArray(before) ? [...before] : { ...before }) as Record<string, unknown>;
  for (const [part, inside] of Object.entries(change)) after[part] = changed(after[part], inside);
  return after as Value;
}

/** The views of scenes that follow one another, from the one that was there before them. */
export function viewsOf<View>(before: View, scenes: readonly Scene[]): Told<View>[] {
  let view = before;
  return scenes.map(({ told, change }) => ({ told, view: (view = changed(view, change as Change)) }));
}

/** The table as it stood before a story, then after each of its scenes. */
export const tellingOf = <View>({ first, before, scenes }: Story): Told<View>[] => [
  { told: first, view: before as View },
  ...viewsOf(before as View, scenes),
];
