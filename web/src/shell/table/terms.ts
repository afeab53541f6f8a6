/** The terms on which a table was laid, in words: what is not as usual in its game, the clock, and what holds whatever the game. */
import type { Field, TableState } from '../../wire/protocol';
import { same } from '../../words/record';
import type { Speaker } from '../../words/speaker';
import type { ShellKey } from '../../words/words.svelte';
import { isPlain, word } from '../lobby/choices';
import { saidClock } from '../lobby/timing';

export interface Term {
  label: string;
  said: string;
}

type Say = (key: ShellKey, fields?: Readonly<Record<string, unknown>>) => string;

/** How the options of a game stand, those left out that are drawn elsewhere, count for nothing, or are as always. */
export function optionTerms(
  speaker: Speaker,
  t: Say,
  fields: readonly Field[],
  options: TableState['options'],
  drawn: ReadonlySet<string>,
): Term[] {
  const valueOf = ({ name, default: usual }: Field) => options[name] ?? usual;
  const replaced = new Set(fields.filter((field) => valueOf(field) !== null).map(({ replaces }) => replaces));
  return fields
    .filter((field) => !drawn.has(field.name) && !replaced.has(field.name) && isWorthSaying(field, valueOf(field)))
    .map((field) => ({ label: speaker.text(`option.${field.name}`), said: saidOf(speaker, t, field, valueOf(field)) }));
}

/** What is chosen in every game is always said, what may be added only where it was, what lies folded away where it is unusual. */
function isWorthSaying(field: Field, value: unknown): boolean {
  if (value === null || (Array.isArray(value) && !value.length)) return false;
  const usual = same(value, field.default);
  if (field.part === 'fine') return !usual;
  return !usual || value === true || (isPlain(field) && field.kind !== 'switch');
}

function saidOf(speaker: Speaker, t: Say, field: Field, value: unknown): string {
  const named = `option.${field.name}.${value}`;
  if (typeof value === 'boolean') return t(value ? 'terms.yes' : 'terms.no');
  if (field.kind === 'file') return t('terms.yes');
  if (Array.isArray(value)) return speaker.list(value.map((each) => word(speaker, field, each)));
  return named in speaker.catalogue ? speaker.text(named) : word(speaker, field, value);
}

/** What holds whatever the game. */
export const houseTerms = (t: Say, { clock, undo, spectators, watching, delay, hints }: TableState): Term[] => [
  { label: t('lobby.clock'), said: clock ? saidClock(clock, t) : t('lobby.clock_none') },
  { label: t('lobby.undo'), said: t(`lobby.undo_${undo}` as ShellKey) },
  { label: t('lobby.spectators'), said: t(`lobby.spectators_${spectators}` as ShellKey) },
  ...(spectators === 'nobody' || watching === 'live'
    ? []
    : [{ label: t('lobby.watching'), said: t(`lobby.watching_${watching}`, { minutes: delay }) }]),
  ...(hints ? [{ label: t('lobby.hints'), said: t('lobby.hints_all') }] : []),
];
