/** What the plate says of the beat that is told: in the game's own words, else by the sentences of what happened. */
import type { Caption } from '../../kit/telling/beats';
import type { Table } from './table.svelte';

export function captionOf({ teller, game, speaker, me, shown }: Table): Caption | null {
  const beat = teller.caption;
  if (!beat) return null;
  const own = game.telling?.caption?.(beat, { speaker, me, view: shown.view });
  return (
    own ?? { words: beat.events.flatMap((event, index) => [...(index ? [{ text: ' ' }] : []), ...speaker.say(event)]) }
  );
}
