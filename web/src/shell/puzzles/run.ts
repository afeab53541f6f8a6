/** Runs: which puzzles come one after another, by game, by how hard they are, or by what they show. */
import type { PuzzleCard, PuzzleShelf } from '../../wire/protocol';
import type { State } from './progress';

/** How hard puzzles are thought to be: below these ratings, and above the last. */
const BOUNDS = [1400, 1600, 1800] as const;
export const LEVELS = [0, 1, 2, 3] as const;
export type Level = (typeof LEVELS)[number];

export const levelOf = (rating: number): Level =>
  LEVELS.find((level) => level === BOUNDS.length || rating < BOUNDS[level]!)!;

/** As hard as the reader is strong: the nearest to what is believed of them comes first. */
export const MINE = 'mine';

/** What is wanted of the puzzles of a game. */
export interface Run {
  level: Level | typeof MINE | null;
  theme: string | null;
}

/** A run as an address names it; what it does not know is not wanted. */
export function runIn(search: string): Run {
  const asked = new URLSearchParams(search);
  const level = [...LEVELS, MINE].find((each) => String(each) === asked.get('level')) as Run['level'] | undefined;
  return { level: level ?? null, theme: asked.get('theme') || null };
}

export function puzzleAddress(game: string, number: number, run?: Run): string {
  const asked = new URLSearchParams();
  if (run && run.level !== null) asked.set('level', String(run.level));
  if (run?.theme) asked.set('theme', run.theme);
  const query = String(asked);
  return `/puzzles/${encodeURIComponent(game)}/${number}${query && `?${query}`}`;
}

const fits = ({ level, theme }: Run, { rating, themes }: PuzzleCard) =>
  (level === null || level === MINE || levelOf(rating) === level) && (theme === null || themes.includes(theme));

export const puzzlesIn = ({ puzzles }: PuzzleShelf, run: Run): readonly PuzzleCard[] =>
  puzzles.filter((card) => fits(run, card));

/**
 * The next puzzle of a run that has not been dealt with: after this number, and from the first again after the
 * last; where it goes by what is believed of the reader, the nearest to so many points.
 */
export function nextIn(
  shelf: PuzzleShelf,
  run: Run,
  after: number,
  stateOf: (mark: string) => State | null,
  points = 0,
): PuzzleCard | null {
  const open = puzzlesIn(shelf, run).filter(
    ({ number, mark }) => number !== after && (stateOf(mark) ?? 'missed') === 'missed',
  );
  if (run.level === MINE) return nearest(open, points);
  return open.find(({ number }) => number > after) ?? open[0] ?? null;
}

const nearest = (cards: readonly PuzzleCard[], points: number): PuzzleCard | null =>
  cards.reduce<PuzzleCard | null>(
    (best, card) => (best && Math.abs(best.rating - points) <= Math.abs(card.rating - points) ? best : card),
    null,
  );
