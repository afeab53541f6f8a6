/** Sentences from catalogues: what a record says, to whom, in which language. */
import { afterEach, expect, test, vi } from 'vitest';
import type { Language } from './languages';
import { Speaker, text } from './speaker';
import type { Catalogue } from './template';

const names = ['Camille', 'Tom', 'inès'];
const common: Readonly<Record<Language, Catalogue>> = {
  fr: { you: 'vous', nothing: 'rien' },
  en: { you: 'you', nothing: 'nothing' },
};
const speaker = (catalogue: Catalogue, seat: number | null = 0, language: Language = 'fr') =>
  new Speaker({ ...common[language], ...catalogue }, { language, seat, name: (each) => names[each] ?? '?' });

afterEach(() => vi.restoreAllMocks());

test('a record is said by the entry under its class name', () => {
  expect(speaker({ RoundBegan: 'Tour {round}' }).plain({ type: 'RoundBegan', round: 5 })).toBe('Tour 5');
});

test('a value of a kind is looked up, and a list is joined as the language does', () => {
  const gears = { 'gear.1': 'rouge', 'gear.2': 'bleu', 'gear.3': 'jaune', Taken: 'Pris : {gears:gear}.' };
  expect(speaker(gears).plain({ type: 'Taken', gears: [1, 2, 3] })).toBe('Pris : rouge, bleu et jaune.');
  expect(speaker(gears).plain({ type: 'Taken', gears: [] })).toBe('Pris : rien.');
  const none = { 'gear.none': 'nothing', Taken: '{gear:gear}' };
  expect(speaker(none, 0, 'en').plain({ type: 'Taken', gear: null })).toBe('Nothing');
});

test('numbers are written as the language writes them', () => {
  expect(speaker({ Won: '{points}' }, null, 'en').plain({ type: 'Won', points: 12000 })).toBe('12,000');
  expect(speaker({ Won: '{points}' }).plain({ type: 'Won', points: 12000 })).toBe('12\u202f000');
});

test("the reader's own seat is “you”, with a capital where a sentence begins", () => {
  const words = { Seen: '{seat:seat} voit {other:seat}. {other:seat} part.' };
  expect(speaker(words, 1).plain({ type: 'Seen', seat: 0, other: 1 })).toBe('Camille voit vous. Vous part.');
  expect(speaker(words, 0).plain({ type: 'Seen', seat: 0, other: 1 })).toBe('Vous voit Tom. Tom part.');
  expect(speaker(words, null).plain({ type: 'Seen', seat: 0, other: 1 })).toBe('Camille voit Tom. Tom part.');
});

test('a name inside a sentence keeps its own letters', () => {
  expect(speaker({ Met: 'Avec {seat:seat}' }).plain({ type: 'Met', seat: 2 })).toBe('Avec inès');
});

test('an entry for “you” is taken only by the seat that it speaks to', () => {
  const words = { Ready: '{seat:seat} est prêt', 'Ready.you': '{seat:seat} êtes prêt' };
  expect(speaker(words, 1).plain({ type: 'Ready', seat: 1 })).toBe('Vous êtes prêt');
  expect(speaker(words, 0).plain({ type: 'Ready', seat: 1 })).toBe('Tom est prêt');
});

test('a plural form is chosen by the language: zero is one in French, many in English', () => {
  const words = { Left: { by: 'count', one: '{count} pièce', other: '{count} pièces' } };
  expect(speaker(words).plain({ type: 'Left', count: 0 })).toBe('0 pièce');
  expect(speaker(words, 0, 'en').plain({ type: 'Left', count: 0 })).toBe('0 pièces');
  expect(speaker(words).plain({ type: 'Left', count: 2 })).toBe('2 pièces');
});

test('nothing is not counted where an entry has a form for it', () => {
  const words = { Rolled: { by: 'value', none: 'échange', one: 'échange {value}', other: 'échange {value}' } };
  expect(speaker(words).plain({ type: 'Rolled', value: 0 })).toBe('Échange');
  expect(speaker(words).plain({ type: 'Rolled', value: 2 })).toBe('Échange 2');
});

test('rows of lists that are said side by side keep theirs too', () => {
  const words = {
    'gear.1': 'rouge',
    'gear.4': 'vert',
    row: '{gears:gear} ({dumps})',
    Refilled: 'Dans {dumps,gears:row}.',
  };
  expect(speaker(words).say({ type: 'Refilled', dumps: [2, 3], gears: [4, 1] })).toEqual([
    { text: 'Dans ' },
    { text: 'vert', kind: 'gear', values: [4] },
    { text: ' (' },
    { text: '2' },
    { text: ')' },
    { text: ' et ' },
    { text: 'rouge', kind: 'gear', values: [1] },
    { text: ' (' },
    { text: '3' },
    { text: ')' },
    { text: '.' },
  ]);
  expect(speaker(words).plain({ type: 'Refilled', dumps: [], gears: [] })).toBe('Dans rien.');
});

test('segments keep kind and values, so that a board can draw them', () => {
  const segments = speaker({ 'gear.4': 'vert', Taken: 'Pris : {gears:gear}' }).say({ type: 'Taken', gears: [4, 4] });
  expect(segments).toEqual([{ text: 'Pris : ' }, { text: 'vert et vert', kind: 'gear', values: [4, 4] }]);
  expect(text(segments)).toBe('Pris : vert et vert');
});

test('a missing entry is still readable, and is complained about once', () => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
  const mute = speaker({});
  expect(mute.plain({ type: 'TrapSprung', seat: 1, dump: 3 })).toBe('Trap sprung (seat Tom, dump 3)');
  mute.plain({ type: 'TrapSprung', seat: 1, dump: 4 });
  expect(complaint).toHaveBeenCalledOnce();
});

test('a missing field leaves a sign, never “undefined”', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(speaker({ Gone: 'Dump {number}' }).plain({ type: 'Gone' })).toBe('Dump …');
});

test('what a player typed is text, whatever it looks like', () => {
  const [segment] = speaker({ Said: '{words}' }).say({ type: 'Said', words: '<b>{seat:seat}</b>' });
  expect(segment).toEqual({ text: '<b>{seat:seat}</b>' });
});
