/** The words of a page: catalogues by name, all in the reader's language, changed together without reloading. */
import { createContext } from 'svelte';
import type { Chapter, ShellKey } from './chapters';
import { shell, spoken, type Book, type Language } from './languages';
import { Speaker, type Reader } from './speaker';
import type { Catalogue } from './template';

export type { ShellKey };

const KEY = 'rouages.language';

/** In an address: the language in which whoever follows it reads, whatever they read otherwise. */
const ASKED = 'lang';

/** The language that the address asks for, else that kept from last time, else the browser's, else English. */
export function preferred(): Language {
  const asked = new URLSearchParams(location.search).get(ASKED);
  return spoken([asked, localStorage.getItem(KEY), ...navigator.languages].filter((tag) => tag !== null));
}

/** An address that names its language names the new one, so that the page stays in it when it is opened again. */
function rename(language: Language): void {
  const address = new URL(location.href);
  if (!address.searchParams.has(ASKED)) return;
  address.searchParams.set(ASKED, language);
  history.replaceState(history.state, '', address);
}

/** The words that sentences of every catalogue need. */
const common = ({ you, nothing }: Catalogue): Catalogue => ({ you: you!, nothing: nothing! });

const nobody = { seat: null, name: (seat: number) => String(seat) };

export class Words {
  language: Language = $state('en');
  #opened: Readonly<Record<string, Catalogue>> = $state.raw({});
  #books: Map<string, Book>;
  #reading: Promise<void> = Promise.resolve();

  private constructor(private chapters: readonly Chapter[]) {
    this.#books = new Map([['shell', shell(chapters)]]);
  }

  /** The words of a page, once they are all there: what every page may say, and these chapters. */
  static async in(language: Language, chapters: readonly Chapter[] = []): Promise<Words> {
    const words = new Words(chapters);
    await words.#turn(language);
    return words;
  }

  /** Reads on in another language, now and next time. */
  async change(language: Language): Promise<void> {
    await this.#turn(language);
    localStorage.setItem(KEY, language);
    rename(language);
  }

  /** Reads every open book in another language, then turns to all of them at once. */
  async #turn(language: Language): Promise<void> {
    const names = [...this.#books.keys()];
    const catalogues = await Promise.all(names.map((name) => this.#books.get(name)!(language)));
    const [own] = catalogues;
    this.#opened = Object.fromEntries(names.map((name, index) => [name, { ...common(own!), ...catalogues[index]! }]));
    this.language = language;
    document.documentElement.lang = language;
  }

  async open(name: string, book: Book): Promise<void> {
    this.#books.set(name, book);
    const catalogue = await book(this.language);
    this.#opened = { ...this.#opened, [name]: { ...common(this.#opened.shell!), ...catalogue } };
  }

  /** Reads one more chapter, for a part of the page that comes later; one after another, so that none is lost. */
  read(chapter: Chapter): Promise<void> {
    return (this.#reading = this.#reading
      .catch(() => {})
      .then(() => {
        this.chapters = [...this.chapters.filter((each) => each !== chapter), chapter];
        return this.open('shell', shell(this.chapters));
      }));
  }

  has = (name: string) => name in this.#opened;

  speaker(name: string, reader: Omit<Reader, 'language'> = nobody): Speaker {
    return new Speaker(this.#opened[name] ?? {}, { ...reader, language: this.language });
  }

  /** The shell's own words. */
  t = (key: ShellKey, fields?: Readonly<Record<string, unknown>>): string => this.speaker('shell').text(key, fields);
}

export const [useWords, provideWords] = createContext<Words>();
