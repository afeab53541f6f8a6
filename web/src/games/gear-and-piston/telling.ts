/** How a round is told: one token, one part, one car after the other; what refills the places is one beat. */
import type { Telling } from '../../kit/telling/beats';
import type { Event } from './records';
import type { View } from './view';

type BeatKind = 'token' | 'level' | 'take' | 'theft' | 'work' | 'refill' | 'salvage' | 'complete' | 'score';

/** What shows an event; some change the table together with the next. */
const KINDS: Partial<Readonly<Record<Event['type'], BeatKind>>> = {
  TokenPlaced: 'token',
  TokenMoved: 'token',
  InstabilityAdjusted: 'level',
  PartTaken: 'take',
  PartDrawn: 'take',
  BlueprintDrawn: 'take',
  PartKept: 'take',
  BlueprintKept: 'take',
  HandSpied: 'theft',
  Spied: 'theft',
  PartStolen: 'theft',
  BlueprintStolen: 'theft',
  PartBuilt: 'work',
  PartRepaired: 'work',
  PartDismantled: 'work',
  SectionsJoined: 'work',
  PlaceRefilled: 'refill',
  MarketsRefreshed: 'refill',
  RowsShifted: 'refill',
  RowFilled: 'refill',
  SalvageAdded: 'salvage',
  SalvageCovered: 'salvage',
  CarCompleted: 'complete',
  CarScored: 'score',
};

/** The rule that each kind of beat applies. */
const RULES: Readonly<Partial<Record<BeatKind, string>>> = {
  token: 'planning',
  level: 'instability',
  take: 'resolution',
  theft: 'back_alley',
  work: 'workshop',
  refill: 'refresh',
  salvage: 'salvage',
  complete: 'complete',
  score: 'scoring',
};

export const telling: Telling<View, Event, BeatKind> = {
  kindOf: ({ type }) => KINDS[type] ?? null,
  rule: (kind) => RULES[kind] ?? null,
  lengths: {
    token: 450,
    level: 450,
    take: 450,
    theft: 600,
    work: 450,
    refill: 450,
    salvage: 450,
    complete: 1200,
    score: 600,
  },
  landings: { complete: 600 },
  cues: {
    token: 'card',
    level: 'gear',
    take: 'card',
    theft: 'trap',
    work: 'gear',
    refill: 'card',
    salvage: 'gear',
    complete: 'crown',
    score: 'confirm',
  },
  joins: (kind) => kind === 'refill',
};
