/** The words of what an option may be, from the game's own catalogue. */
import type { Field, NewTable } from '../../wire/protocol';
import type { Speaker } from '../../words/speaker';

const PLAIN: ReadonlySet<string> = new Set(['switch', 'number', 'choice']);
const SPECIAL: ReadonlySet<string> = new Set(['choices', 'numbers', 'text', 'file']);

/** Options that are set at a glance, and those that stand under “More settings”. A kind nobody knows is in neither. */
export const isPlain = ({ kind }: Pick<Field, 'kind'>) => PLAIN.has(kind);
export const isSpecial = ({ kind }: Pick<Field, 'kind'>) => SPECIAL.has(kind);

/** Which robot each seat plays: chosen at the seats. */
export const isOfRobots = ({ name, kind }: Pick<Field, 'name' | 'kind'>) => name === 'robots' && kind === 'numbers';

/** What a choice is called; a number is its own word, and so is a name that the catalogue lacks. */
export function word(speaker: Speaker, field: Pick<Field, 'words'>, choice: unknown): string {
  const key = `${field.words}.${choice}`;
  return typeof choice !== 'number' && key in speaker.catalogue
    ? speaker.text(key)
    : String(choice).replace(/[_-]/g, ' ');
}

/** The values of an option that the catalogue has words for: `course.twister` is one of the option `course`. */
export function words(speaker: Speaker, option: string): [string, string][] {
  const start = `${option}.`;
  return Object.keys(speaker.catalogue)
    .filter((key) => key.startsWith(start))
    .map((key) => [key.slice(start.length), speaker.text(key)]);
}

/** The level that a bot has before anybody chooses another. */
export const middle = (levels: readonly string[]): string | null => levels[levels.length >> 1] ?? null;

const ROBOTS = [1, 2, 3, 4, 5, 6, 7, 8];

/** The robot of each seat in a game that lets them be chosen; none while a seat has two. */
export function robotsOf(options: NewTable['options'], seats: number): readonly number[] | null {
  const { robots: chosen, two_robots: two } = options;
  if (!Array.isArray(chosen) || two === true) return null;
  return [...(chosen as number[]), ...ROBOTS.filter((robot) => !chosen.includes(robot))].slice(0, seats);
}

/** The enamel of a seat of a table that one does not look at: its robot's, where robots are chosen. */
export const enamelOf = (options: NewTable['options'], seats: number, seat: number): number =>
  robotsOf(options, seats)?.[seat] ?? (seat % ROBOTS.length) + 1;
