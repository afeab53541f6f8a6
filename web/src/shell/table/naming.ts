/** When somebody whom the house gave a name is asked for theirs: in the seat after the first full turn, and when a friend first
 * sits there, who reads it; once more at the end of a game. */
import type { SeatState } from '../../wire/protocol';

const KEY = 'rouages.asked-name';

export type Occasion = 'turn' | 'friend' | 'end';

/** What each occasion leaves no room for. */
const PAST: Readonly<Record<Occasion, readonly string[]>> = {
  turn: ['turn', 'friend', 'end'],
  friend: ['friend'],
  end: ['end'],
};

/** An earlier release counted the ends at which it had asked. */
const spelt = (word: string) => (/^\d+$/.test(word) ? 'end' : word);
const asked = () => (localStorage.getItem(KEY) ?? '').split(' ').filter(Boolean).map(spelt);

/** Nobody is asked twice on the same occasion. */
export const mayAsk = (occasion: Occasion) => !asked().some((word) => PAST[occasion].includes(word));

export const noteAsked = (occasion: Occasion) =>
  localStorage.setItem(KEY, [...new Set([...asked(), occasion])].join(' '));

/** The name with which somebody sits beside a namesake, and that one's: the house has put a number to it. */
export function namesake(seats: readonly SeatState[], mine: readonly number[]): { name: string; other: string } | null {
  const people = seats.filter(({ kind }) => kind === 'person');
  const own = people.find(({ seat }) => mine.includes(seat));
  const bare = /^(.+) \d+$/.exec(own?.name ?? '')?.[1]?.toLowerCase();
  const other = people.find(({ seat, name }) => !mine.includes(seat) && name.toLowerCase() === bare);
  return own && other ? { name: own.name, other: other.name } : null;
}
