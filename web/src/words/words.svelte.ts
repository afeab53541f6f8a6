/** The words of a page: catalogues by name, all in the reader's language, changed together without reloading. */
import { createContext } from 'svelte';
import type en from './en.json';
import { Speaker, type Language, type Reader } from './speaker';
import type { Catalogue } from './template';

export type ShellKey = keyof typeof en;
type Book = (language: Language) => Promise<Catalogue>;

const KEY = 'rouages.language';

const shell: Book = async (language) =>
  (language === 'fr' ? await import('./fr.json') : await import('./en.json')).default as Catalogue;

/** The language kept from last time, else the browser's, else English. */
export function preferred(): Language {
  const kept = localStorage.getItem(KEY);
  if (kept === 'fr' || kept === 'en') return kept;
  return navigator.languages.find((tag) => /^(fr|en)\b/.test(tag))?.startsWith('fr') ? 'fr' : 'en';
}

const nobody = { seat: null, name: (seat: number) => String(seat) };

export class Words {
  language: Language = $state('en');
  #opened: Readonly<Record<string, Catalogue>> = $state.raw({});
  #books = new Map<string, Book>([['shell', shell]]);

  static async in(language: Language): Promise<Words> {
    const words = new Words();
    await words.change(language);
    return words;
  }

  /** Reads every open book in another language, then turns to all of them at once. */
  async change(language: Language): Promise<void> {
    const names = [...this.#books.keys()];
    const catalogues = await Promise.all(names.map((name) => this.#books.get(name)!(language)));
    this.#opened = Object.fromEntries(names.map((name, index) => [name, catalogues[index]!]));
    this.language = language;
    localStorage.setItem(KEY, language);
    document.documentElement.lang = language;
  }

  async open(name: string, book: Book): Promise<void> {
    this.#books.set(name, book);
    const catalogue = await book(this.language);
    this.#opened = { ...this.#opened, [name]: catalogue };
  }

  has = (name: string) => name in this.#opened;

  speaker(name: string, reader: Omit<Reader, 'language'> = nobody): Speaker {
    return new Speaker(this.#opened[name] ?? {}, { ...reader, language: this.language });
  }

  /** The shell's own words. */
  t = (key: ShellKey, fields?: Readonly<Record<string, unknown>>): string => this.speaker('shell').text(key, fields);
}

export const [useWords, provideWords] = createContext<Words>();
