/** What a robot or its player is doing, in a word. */
import type { Speaker } from '../../../words/speaker';
import type { Phase } from '../view';
import type { Actor } from '../floor/stage';

export function stateOf(actor: Actor, phase: Phase, speaker: Speaker): { word: string; good: boolean } {
  if (actor.status !== 'racing') return { word: speaker.word('status', actor.status), good: actor.status === 'home' };
  if (actor.down) return { word: speaker.text('label.down'), good: false };
  if (phase === 'program') {
    if (actor.ready) return { word: speaker.text('label.ready'), good: true };
    return { word: speaker.text('rally.programs'), good: false };
  }
  if (actor.announced) return { word: speaker.text('rally.will_be_down'), good: false };
  return { word: '', good: false };
}
