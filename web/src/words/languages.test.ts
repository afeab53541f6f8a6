/** Languages: found by their files, chosen as the browser asks. */
import { expect, test } from 'vitest';
import { book, LANGUAGES, ownName, shell, spoken, type Language } from './languages';

test('every language of the house has the words of the shell, and a name of its own', async () => {
  expect([...LANGUAGES].sort()).toEqual(['en', 'fr']);
  expect(LANGUAGES.map(ownName).sort()).toEqual(['English', 'Français']);
  for (const language of LANGUAGES) {
    expect(await shell([])(language)).toHaveProperty('you');
    expect(await shell([])(language)).not.toHaveProperty(['privacy.you']);
    expect(await shell(['privacy'])(language)).toHaveProperty(['privacy.you']);
  }
});

test.each<[string[], Language]>([
  [['fr-CA', 'en'], 'fr'],
  [['de', 'en-GB', 'fr'], 'en'],
  [['FR'], 'fr'],
  [['frr', 'de'], 'en'],
  [[], 'en'],
])('who asks for %j is spoken to in %s', (tags, language) => {
  expect(spoken(tags)).toBe(language);
});

test('a book opens the file of its language, and is empty where there is none', async () => {
  const words = book({ './text/fr.json': async () => ({ name: 'Rouages' }) });
  expect(await words('fr')).toEqual({ name: 'Rouages' });
  expect(await words('en')).toEqual({});
});
