/** The last turn, for who was not here to see it: where it begins in the log. */
import type { GameModule } from '../../games/contract';
import { beatsOf } from '../../kit/telling/beats';
import { CAP } from '../../kit/telling/tale';
import type { Sayable } from '../../words/record';

/** What would last so many times as long as may be told at once is told from its latest part on. */
const TOO_LONG = 3;

/** Some of the log, from an event on. */
export interface Part {
  first: number;
  events: readonly Sayable[];
}

/** What happened since the heading of the newest turn; where nothing of it is told yet, since that of the one before. */
export function lately({ telling, headings }: Game, log: readonly Sayable[], view: unknown): Part | null {
  if (!telling) return null;
  const headed = (...kinds: string[]) =>
    log.flatMap(({ type }, number) => (kinds.includes(headings[type] ?? '') ? [number] : []));
  const since = (first: number): Part => ({ first, events: log.slice(first) });
  const lengthOf = (part: Part) => lasts(telling, part, view);
  const most = mostOf(telling, view);
  const turn = headed('round')
    .slice(-2)
    .reverse()
    .map(since)
    .find((part) => lengthOf({ first: part.first + 1, events: part.events.slice(1) }) > 0);
  if (!turn || lengthOf(turn) <= most) return turn ?? null;
  const parts = headed('round', 'phase').filter((number) => number > turn.first);
  return parts.map(since).find((part) => lengthOf(part) <= most) ?? null;
}

/** The log from one event up to another, parted where something begins. */
export function parted(
  log: readonly Sayable[],
  first: number,
  last: number,
  begins: (event: Sayable) => boolean,
): readonly Part[] {
  const starts = log.flatMap((event, number) => (number > first && number < last && begins(event) ? [number] : []));
  return [first, ...starts]
    .map((start, number) => ({ first: start, events: log.slice(start, starts[number] ?? last) }))
    .filter(({ events }) => events.length);
}

/** A turn as it is told: at once, or phase by phase where that would last too long. */
export function inParts({ telling, headings }: Game, turn: Part, view: unknown): readonly Part[] {
  if (!telling || lasts(telling, turn, view) <= mostOf(telling, view)) return [turn];
  const phases = parted(turn.events, 0, turn.events.length, ({ type }) => headings[type] !== undefined);
  return phases.map(({ first, events }) => ({ first: turn.first + first, events }));
}

type Game = Pick<GameModule, 'telling' | 'headings'>;
type Told = NonNullable<GameModule['telling']>;

/** How long it lasts to tell a part, at speed 1. */
const lasts = (telling: Told, part: Part, view: unknown) =>
  beatsOf(telling, { ...part, before: view, after: view }, null).reduce((sum, { length }) => sum + length, 0);

const mostOf = (telling: Told, view: unknown) => TOO_LONG * (telling.cap?.(view) ?? CAP);
