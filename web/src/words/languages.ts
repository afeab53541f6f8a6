/** The languages: those of the server's one list, whose words are in the files named for them. */
import type { components } from '../wire/schema';
import type { Chapter } from './chapters';
import type { Catalogue } from './template';

export type Language = components['schemas']['Language'];
/** A catalogue in any language, loaded when that is spoken. */
export type Book = (language: Language) => Promise<Catalogue>;
type Files = Readonly<Record<string, () => Promise<Catalogue>>>;

const ENGLISH: Language = 'en';

const named = (path: string) => /(\w+)\.json$/.exec(path)![1] as Language;

/** The book that `import.meta.glob` finds in a folder, one file a language; a folder without any is an empty one. */
export function book(files: Files): Book {
  const byLanguage = new Map(Object.entries(files).map(([path, load]) => [named(path), load]));
  return async (language) => (await byLanguage.get(language)?.()) ?? {};
}

const files = import.meta.glob<Catalogue>('./text/*/*.json', { import: 'default' });

const of = (chapter: Chapter): Files =>
  Object.fromEntries(Object.entries(files).filter(([path]) => path.split('/')[2] === chapter));

/** What every page may say. */
const SHARED: Chapter = 'shared';

/** The words of the shell: those that pages share, and these chapters; every language has all of them. */
export function shell(chapters: readonly Chapter[]): Book {
  const books = [SHARED, ...chapters].map((chapter) => book(of(chapter)));
  return async (language) => Object.assign({}, ...(await Promise.all(books.map((each) => each(language)))));
}

export const LANGUAGES: readonly Language[] = Object.keys(of(SHARED)).map(named);

const isLanguage = (tag: string): tag is Language => LANGUAGES.some((language) => language === tag);

/** The first of these that we speak, whatever the country (`fr-CA`), else English. */
export const spoken = (tags: readonly string[]): Language =>
  tags.map((tag) => tag.split('-')[0]!.toLowerCase()).find(isLanguage) ?? ENGLISH;

/** What a language calls itself. */
export function ownName(language: Language): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
