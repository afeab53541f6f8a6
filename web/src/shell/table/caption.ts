/** What the plate says of the beat that is told: in the game's own words, else by the sentences of what happened. */
import type { Caption } from '../../kit/telling/beats';
import type { Sayable } from '../../words/record';
import { text, type Segment, type Speaker } from '../../words/speaker';
import type { Table } from './table.svelte';

/** So many signs find room on the plate of a phone, in two lines. */
const ROOM = 84;

/** A plate is no paragraph. */
function withoutStop(words: readonly Segment[]): Segment[] {
  const last = words.at(-1);
  return last && 'text' in last ? [...words.slice(0, -1), { ...last, text: last.text.replace(/\.$/, '') }] : [...words];
}

/** Sentences that are too long for a phone: the first of them, as short as the game has it, and how many more there are. */
export function inFew([first, ...others]: readonly Sayable[], speaker: Speaker): readonly Segment[] {
  if (!first) return [];
  const type = `short.${first.type}`;
  const words = withoutStop(speaker.say(type in speaker.catalogue ? { ...first, type } : first));
  return others.length ? [...words, { text: ` (+${others.length})` }] : words;
}

function sentences(events: readonly Sayable[], speaker: Speaker): Caption {
  const words = events.flatMap((event, index) => [...(index ? [{ text: ' ' }] : []), ...speaker.say(event)]);
  return text(words).length > ROOM ? { words, short: inFew(events, speaker) } : { words };
}

export function captionOf({ teller, game, speaker, me, shown }: Table): Caption | null {
  const beat = teller.caption;
  if (!beat) return null;
  const own = game.telling?.caption?.(beat, { speaker, me, view: shown.view });
  const { words, short, ...more } = own ?? sentences(beat.events, speaker);
  return { ...more, words: withoutStop(words), ...(short && { short: withoutStop(short) }) };
}
