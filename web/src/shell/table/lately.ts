/** The last turn, for who was not here to see it: where it begins in the log. */
import type { GameModule } from '../../games/contract';
import { beatsOf } from '../../kit/telling/beats';
import { CAP } from '../../kit/telling/tale';
import type { Sayable } from '../../words/record';

/** What would last so many times as long as may be told at once is told from its latest part on. */
const TOO_LONG = 3;

interface Lately {
  first: number;
  events: readonly Sayable[];
}

/** What happened since the heading of the newest turn; where nothing of it is told yet, since that of the one before. */
export function lately(
  { telling, headings }: Pick<GameModule, 'telling' | 'headings'>,
  log: readonly Sayable[],
  view: unknown,
): Lately | null {
  if (!telling) return null;
  const headed = (...kinds: string[]) =>
    log.flatMap(({ type }, number) => (kinds.includes(headings[type] ?? '') ? [number] : []));
  const since = (first: number): Lately => ({ first, events: log.slice(first) });
  const lengthOf = (part: Lately) =>
    beatsOf(telling, { ...part, before: view, after: view }, null).reduce((sum, { length }) => sum + length, 0);
  const most = TOO_LONG * (telling.cap?.(view) ?? CAP);
  const turn = headed('round')
    .slice(-2)
    .reverse()
    .map(since)
    .find((part) => lengthOf({ first: part.first + 1, events: part.events.slice(1) }) > 0);
  if (!turn || lengthOf(turn) <= most) return turn ?? null;
  const parts = headed('round', 'phase').filter((number) => number > turn.first);
  return parts.map(since).find((part) => lengthOf(part) <= most) ?? null;
}
