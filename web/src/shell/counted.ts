/** How far a match is, as its game counts: by turns, unless its catalogue says otherwise. */
import type { Speaker } from '../words/speaker';
import type { ShellKey } from '../words/words.svelte';

type Say = (key: ShellKey, fields?: Readonly<Record<string, unknown>>) => string;

const OWN = 'counted';

export const counted = (speaker: Speaker, t: Say, round: number): string =>
  OWN in speaker.catalogue ? speaker.text(OWN, { round }) : t('table.turn', { round });
