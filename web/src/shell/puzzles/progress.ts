/** What this browser knows of somebody's puzzles: which were solved, missed, or had their solution shown. */

/** Solved with the first answer; solved after others; not solved so far; the solution was seen first. */
export type State = 'first' | 'solved' | 'missed' | 'shown';
const STATES: readonly unknown[] = ['first', 'solved', 'missed', 'shown'] satisfies State[];

const keyOf = (game: string) => `rouages.${game}.puzzles`;
const MOST = 4000;

type Known = Readonly<Record<string, State>>;

function read(game: string): Known {
  try {
    const found: unknown = JSON.parse(globalThis.localStorage?.getItem(keyOf(game)) ?? '{}');
    if (typeof found !== 'object' || found === null) return {};
    return Object.fromEntries(Object.entries(found).filter(([, state]) => STATES.includes(state)));
  } catch {
    return {};
  }
}

/** The state of each puzzle of a game, by its mark. */
export const statesOf = (game: string): ((mark: string) => State | null) => {
  const known = read(game);
  return (mark) => known[mark] ?? null;
};

/** What a puzzle is once it was answered, or its solution shown, after what it was. */
export function after(before: State | null, happened: 'reached' | 'missed' | 'shown'): State {
  if (before === 'first' || before === 'solved' || before === 'shown') return before;
  if (happened === 'reached') return before === null ? 'first' : 'solved';
  return happened;
}

/** Keeps what has happened; the state that follows from it. */
export function keep(game: string, mark: string, happened: 'reached' | 'missed' | 'shown'): State {
  const known = read(game);
  const state = after(known[mark] ?? null, happened);
  const kept = Object.entries({ ...known, [mark]: state }).slice(-MOST);
  try {
    globalThis.localStorage?.setItem(keyOf(game), JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // No room in this browser: the puzzle can be solved all the same.
  }
  return state;
}

export const isSolved = (state: State | null): boolean => state === 'first' || state === 'solved';
