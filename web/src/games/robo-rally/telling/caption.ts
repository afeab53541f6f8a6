/** What happens in a beat, in words. */
import type { Caption } from '../../../kit/telling/beats';
import type { Segment, Speaker } from '../../../words/speaker';
import type { Event } from '../records';
import { REGISTERS, type View } from '../view';
import type { Told } from './beats';

/** More events than these are told by what moves them. */
const FEW = 2;

/** The register in which the last of these events happened, if one had begun by then. */
export const registerOf = (story: readonly Event[], last: Event | undefined, view: Pick<View, 'register'>): number => {
  const earlier = story.slice(0, last ? story.lastIndexOf(last) + 1 : undefined);
  const began = earlier.findLast((event) => event.type === 'RegisterBegan');
  return began?.type === 'RegisterBegan' ? began.register : view.register;
};

/** What is said of the events of a beat. */
export function wordsOf({ kind, events }: Pick<Told, 'kind' | 'events'>, speaker: Speaker, few = FEW): Segment[] {
  const moves = events.filter((event) => event.type === 'Moved');
  const pushed = events.filter((event) => event.type === 'Pushed');
  const [first] = moves;
  if ((kind === 'move' || kind === 'push') && first)
    return pushed.length
      ? speaker.entry('rally.told_push', {
          by: first.robot,
          robots: [...new Set(pushed.map(({ robot }) => robot))],
          direction: first.direction,
          count: pushed.filter(({ robot }) => robot === pushed[0]!.robot).length,
        })
      : speaker.entry('rally.told_move', { robot: first.robot, direction: first.direction, count: moves.length });
  const lost = events.find((event) => event.type === 'Destroyed');
  if (lost) return speaker.entry('rally.lost_robot', lost);
  if (kind === 'reveal') return speaker.entry('rally.told_reveal');
  const told = events.filter(({ type }) => type !== 'ArchiveMoved');
  if (told.length > few && (kind === 'belts' || kind === 'express' || kind === 'gears' || kind === 'lasers'))
    return speaker.entry(`rally.told_${kind}`);
  return told.flatMap((event, index) => [...(index ? [{ text: ' ' }] : []), ...speaker.say(event)]);
}

export function captionOf(beat: Told, { speaker, view }: { speaker: Speaker; view: View }): Caption {
  const register = registerOf(beat.story, beat.events.at(-1), view);
  const [words, short] = [wordsOf(beat, speaker), wordsOf(beat, speaker, 1)];
  if (!register) return { words, short };
  return { step: { word: speaker.text('label.register'), part: [register, REGISTERS.length] }, words, short };
}
