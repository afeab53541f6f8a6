/** The chapters of the words that each page reads beside what all share: it waits for them as for its code. */
import type { Chapter } from '../words/chapters';

export const CHAPTERS = {
  table: ['table'],
  lesson: ['threshold'],
  join: ['threshold'],
  carry: ['threshold'],
  replay: ['table', 'replay'],
  embed: ['table', 'replay'],
  tv: ['table'],
  tunnel: [],
  sit: ['threshold'],
  privacy: ['privacy'],
  settings: ['settings', 'account', 'mail'],
  statistics: ['statistics'],
  daily: ['daily'],
  days: ['daily'],
  deal: ['deal'],
  puzzles: ['table', 'puzzles'],
  workshop: [],
  learn: ['learn'],
  mail: ['mail'],
  offline: ['threshold'],
  closed: ['closing'],
  keeper: ['keeper'],
  pairing: ['pairing'],
  tournaments: ['tournaments'],
  lobby: ['lobby', 'account'],
  player: ['player'],
  held: ['threshold', 'account'],
  lost: ['lost'],
} as const satisfies Readonly<Record<string, readonly Chapter[]>>;

/** Those that a part of a page reads for itself, which comes after the first picture (`Words.read`). */
export const LATER: Readonly<Partial<Record<keyof typeof CHAPTERS, readonly Chapter[]>>> = {
  lobby: ['tidings', 'quiet'],
  table: ['quiet'],
  tv: ['quiet'],
  puzzles: ['quiet'],
  settings: ['tidings'],
  tournaments: ['table'],
};
