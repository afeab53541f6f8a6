/** What the rules refuse in a course, with its boards and special rules called by their names. */
import type { Sayable } from '../../../words/record';
import type { Speaker } from '../../../words/speaker';

const KINDS = ['board', 'rule_name'];

export function refusalWords(refusal: Sayable, speaker: Speaker, refusals: Speaker): string {
  const name = (value: unknown) => {
    const kind = KINDS.find((each) => `${each}.${String(value)}` in speaker.catalogue);
    return kind ? speaker.word(kind, String(value)) : value;
  };
  const fields = Object.fromEntries(Object.entries(refusal).map(([field, value]) => [field, name(value)]));
  return refusals.text(`refusal.${refusal.type}`, fields);
}
