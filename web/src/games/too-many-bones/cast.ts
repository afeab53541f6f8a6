/** The four Gearlocs, which of them go by default, so that a party is well matched, and the tyrants. */
import type { Cast } from '../contract';
import Portrait from './pictures/Portrait.svelte';

const ALL = ['boomer', 'patches', 'picket', 'tantrum'] as const;
const MATCHED: readonly (readonly string[])[] = [
  ['picket'],
  ['patches', 'tantrum'],
  ['boomer', 'patches', 'tantrum'],
  ALL,
];

export const cast: Cast = {
  option: 'gearlocs',
  all: ALL,
  of: ({ gearlocs: chosen }, seats) => {
    if (!Array.isArray(chosen) || !chosen.length) return MATCHED[seats - 1] ?? ALL;
    return [...(chosen as string[]), ...ALL.filter((each) => !chosen.includes(each))].slice(0, seats);
  },
  words: ['who', 'gearlocs'],
  Portrait,
  foes: {
    option: 'tyrant',
    all: ['nom', 'mulmesh', 'drellen', 'gendricks', 'goblin_king', 'marrow', 'duster'],
    words: 'who',
  },
};
