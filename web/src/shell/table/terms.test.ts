/** What was agreed on before the match is said to those who wait: what was chosen, what was added, and nothing that is as always. */
import { expect, it } from 'vitest';
import { tableState } from '../../dev/states';
import type { Field } from '../../wire/protocol';
import { Speaker } from '../../words/speaker';
import type { ShellKey } from '../../words/words.svelte';
import { houseTerms, optionTerms } from './terms';

const option = (name: string, kind: Field['kind'], usual: unknown, more: Partial<Field> = {}): Field => ({
  name,
  kind,
  default: usual,
  choices: null,
  words: name,
  least: null,
  most: null,
  about: null,
  cogs: null,
  seats: null,
  replaces: null,
  part: 'game',
  ...more,
});
const FIELDS = [
  option('course', 'choice', 'twister'),
  option('own_course', 'file', null, { replaces: 'course', part: 'fine' }),
  option('support', 'number', 3, { part: 'hardness' }),
  option('jolly', 'switch', false),
  option('sand', 'switch', true),
  option('ties', 'choice', 'dock', { part: 'fine' }),
  option('left_out', 'choices', []),
  option('robots', 'numbers', []),
];
const speaker = new Speaker(
  {
    ...Object.fromEntries(FIELDS.map(({ name }) => [`option.${name}`, name])),
    'course.twister': 'Twister',
    'course.bless': 'Bless',
    'option.support.3': 'Gentle',
    'left_out.brakes': 'Brakes',
    'left_out.drill': 'Drill',
  },
  { language: 'en', seat: null, name: String },
);
const t = (key: ShellKey, fields?: Readonly<Record<string, unknown>>) =>
  [key, ...Object.values(fields ?? {})].join(' ');
const said = (options: Record<string, unknown>) =>
  optionTerms(speaker, t, FIELDS, options, new Set(['robots'])).map((term) => `${term.label}: ${term.said}`);

it('is said what everybody chooses, and what is on, where nothing was changed', () => {
  expect(said({})).toEqual(['course: Twister', 'support: Gentle', 'sand: terms.yes']);
});

it('is said what was added, left out, turned off or is unusual', () => {
  const options = {
    course: 'bless',
    support: 1,
    jolly: true,
    sand: false,
    ties: 'first',
    left_out: ['brakes', 'drill'],
  };
  expect(said({ ...options, robots: [3, 4] })).toEqual([
    'course: Bless',
    'support: 1',
    'jolly: terms.yes',
    'sand: terms.no',
    'ties: first',
    'left_out: Brakes and Drill',
  ]);
});

it('is not said which course another one takes the place of', () => {
  expect(said({ own_course: { parts: [] } })).toEqual(['own_course: terms.yes', 'support: Gentle', 'sand: terms.yes']);
});

it('is said what time there is, and what may be taken back and watched', () => {
  const table = tableState('1', 'cyberion', 'waiting');
  const words = (clock: typeof table.clock) => houseTerms(t, { ...table, clock }).map((term) => term.said);
  expect(words(null)).toEqual(['lobby.clock_none', 'lobby.undo_until-learnt', 'lobby.spectators_link']);
  expect(words({ kind: 'move', seconds: 180, increment: 0, expiry: 'bot' })[0]).toBe(
    'lobby.clock_move span.minutes 3 span.seconds 0',
  );
});

it('is said that hints are allowed, where they are although people play', () => {
  const table = tableState('1', 'cyberion', 'waiting');
  const words = (hints: boolean) => houseTerms(t, { ...table, hints }).map((term) => term.said);
  expect(words(true)).toEqual([...words(false), 'lobby.hints_all']);
});
