/** What the plate says of the beat that is told: in the game's own words, else by the sentences of what happened. */
import type { Caption } from '../../kit/telling/beats';
import type { Segment } from '../../words/speaker';
import type { Table } from './table.svelte';

/** A plate is no paragraph. */
function withoutStop(words: readonly Segment[]): Segment[] {
  const last = words.at(-1);
  return last && 'text' in last ? [...words.slice(0, -1), { ...last, text: last.text.replace(/\.$/, '') }] : [...words];
}

export function captionOf({ teller, game, speaker, me, shown }: Table): Caption | null {
  const beat = teller.caption;
  if (!beat) return null;
  const own = game.telling?.caption?.(beat, { speaker, me, view: shown.view });
  const { words, short, ...more } = own ?? {
    words: beat.events.flatMap((event, index) => [...(index ? [{ text: ' ' }] : []), ...speaker.say(event)]),
  };
  return { ...more, words: withoutStop(words), ...(short && { short: withoutStop(short) }) };
}
