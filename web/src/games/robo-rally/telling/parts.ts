/** The parts of a register, in the order of the rules, and which of them a beat belongs to. */
import type { BeatKind } from './beats';

export const PARTS = ['cards', 'moves', 'belts', 'pushers', 'gears', 'lasers', 'flags'] as const;
export type Part = (typeof PARTS)[number];

const OF: Readonly<Record<BeatKind, Part | null>> = {
  reveal: 'cards',
  move: 'moves',
  push: 'moves',
  turn: 'moves',
  stop: 'moves',
  express: 'belts',
  belts: 'belts',
  pushers: 'pushers',
  gears: 'gears',
  lasers: 'lasers',
  damage: 'lasers',
  destroyed: null,
  flags: 'flags',
  repairs: null,
  note: null,
};

export const partOf = (kind: BeatKind): Part | null => OF[kind];
