/** The words of what an option may be, from the game's own catalogue. */
import type { Field } from '../../wire/protocol';
import type { Sayable } from '../../words/record';
import type { Speaker } from '../../words/speaker';

const PLAIN: ReadonlySet<string> = new Set(['switch', 'number', 'choice']);
const SPECIAL: ReadonlySet<string> = new Set(['choices', 'numbers', 'text', 'file']);

/** Options that are set at a glance, and those that stand under “More settings”. A kind nobody knows is in neither. */
export const isPlain = ({ kind }: Pick<Field, 'kind'>) => PLAIN.has(kind);
export const isSpecial = ({ kind }: Pick<Field, 'kind'>) => SPECIAL.has(kind);

/** What a choice is called; a number is its own word, and so is a name that the catalogue lacks. */
export function word(speaker: Speaker, field: Pick<Field, 'words'>, choice: unknown): string {
  const key = `${field.words}.${choice}`;
  return typeof choice !== 'number' && key in speaker.catalogue
    ? speaker.text(key)
    : String(choice).replace(/[_-]/g, ' ');
}

/** The values of an option that the catalogue has words for: `course.twister` is one of the option `course`. */
export const words = (speaker: Speaker, option: string): [string, string][] =>
  keysOf(speaker, option).map((key) => [key.slice(option.length + 1), speaker.text(key)]);

const keysOf = (speaker: Speaker, start: string) =>
  Object.keys(speaker.catalogue).filter((key) => key.startsWith(`${start}.`));

/** How hard an option can make it, in words: its choices, or those of its numbers that the catalogue has words for. */
export function degrees(
  speaker: Speaker,
  field: Pick<Field, 'name' | 'words' | 'choices'>,
): { value: unknown; word: string }[] {
  if (field.choices) return field.choices.map((value) => ({ value, word: word(speaker, field, value) }));
  return words(speaker, `option.${field.name}`)
    .filter(([value]) => /^\d+$/.test(value))
    .map(([value, said]) => ({ value: Number(value), word: said }))
    .toSorted((one, other) => other.value - one.value);
}

/** What is known of a choice, in a few words each: what stands out of it, or what is more to know. */
export const saidOf = (speaker: Speaker, about: Sayable, part: 'pill' | 'more'): string[] =>
  keysOf(speaker, `${about.type}.${part}`)
    .map((key) => speaker.text(key, about))
    .filter(Boolean);

/** How hard a choice is for so many players, where the box says so. */
export function cogsOf(
  field: Pick<Field, 'choices' | 'cogs'> | undefined,
  choice: unknown,
  players: number,
): { count: number; most: number } | null {
  const cogs = field?.cogs?.[field.choices?.indexOf(choice) ?? -1];
  return cogs ? { count: (players === 1 ? cogs.alone : null) ?? cogs.count, most: cogs.most } : null;
}

/** Of each hardness the first other choice that is meant for so many players, from the easiest. */
export function suggested(field: Field, chosen: unknown, players: number): unknown[] {
  const found = new Map<number, unknown>();
  field.choices?.forEach((choice, index) => {
    const count = field.cogs?.[index]?.count;
    const fits = field.seats?.[index]?.includes(players) ?? true;
    if (count !== undefined && fits && choice !== chosen && !found.has(count)) found.set(count, choice);
  });
  return [...found].toSorted(([one], [other]) => one - other).map(([, choice]) => choice);
}

/** The level that a bot has before anybody chooses another. */
export const middle = (levels: readonly string[]): string | null => levels[levels.length >> 1] ?? null;
