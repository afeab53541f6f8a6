/** How long a page takes to read, and where it is. */
import { expect, test } from 'vitest';
import { learnPage } from './address';
import { minutesToRead } from './reading';

const section = (words: number) => ({ id: 'a', title: 'Belts', text: Array(words).fill('word').join(' ') });

test('reading takes at least a minute', () => {
  expect(minutesToRead([])).toBe(1);
  expect(minutesToRead([section(10)])).toBe(1);
});

test('all sections and their titles are read', () => {
  expect(minutesToRead([section(539)])).toBe(3);
  expect(minutesToRead([section(539), section(539)])).toBe(6);
});

test('marks that stand alone are no words', () => {
  expect(minutesToRead([{ id: 'a', title: '', text: 'never : ** – ; '.repeat(300) }])).toBe(2);
});

test('a page has an address, and each of its rules', () => {
  expect(learnPage('chess')).toBe('/learn/chess');
  expect(learnPage('chess', 'en_passant')).toBe('/learn/chess#en_passant');
});
