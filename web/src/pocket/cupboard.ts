/** What the house keeps in this browser: texts under their names, changed together or not at all. */

interface Change {
  table: string | null;
  expected: Readonly<Record<string, string | null>>;
  put: Readonly<Record<string, string>>;
  removed: readonly string[];
}

const NAME = 'rouages';
const STORE = 'kept';
/** Greater than whatever a name goes on with. */
const LAST = '\uffff';

const done = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((found, failed) => {
    request.onsuccess = () => found(request.result);
    request.onerror = () => failed(request.error);
  });

const below = (beginning: string) => IDBKeyRange.bound(beginning, beginning + LAST);

export class Cupboard {
  #database: IDBDatabase;
  #written: (table: string) => void;

  private constructor(database: IDBDatabase, written: (table: string) => void) {
    this.#database = database;
    this.#written = written;
  }

  /** Says of which table something was written. */
  static async open(written: (table: string) => void): Promise<Cupboard> {
    const opening = indexedDB.open(NAME, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
    return new Cupboard(await done(opening), written);
  }

  async read(beginning: string): Promise<string> {
    const store = this.#database.transaction(STORE).objectStore(STORE);
    const [names, texts] = await Promise.all([
      done(store.getAllKeys(below(beginning))),
      done(store.getAll(below(beginning))),
    ]);
    return JSON.stringify(names.map((name, place) => [name, texts[place]]));
  }

  async write(change: string): Promise<string> {
    const { table, expected, put, removed } = JSON.parse(change) as Change;
    try {
      const kept = await this.#keep(expected, put, removed);
      if (kept && table) this.#written(table);
      return kept ? 'kept' : 'taken';
    } catch (trouble) {
      return String(trouble);
    }
  }

  async #keep(expected: Change['expected'], put: Change['put'], removed: Change['removed']): Promise<boolean> {
    const writing = this.#database.transaction(STORE, 'readwrite', { durability: 'strict' });
    const store = writing.objectStore(STORE);
    const finished = new Promise<void>((found, failed) => {
      writing.oncomplete = () => found();
      writing.onabort = () => failed(writing.error);
    });
    finished.catch(() => undefined); // whoever throws before it is waited for says why
    const names = Object.keys(expected);
    const before = await Promise.all(names.map((name) => done<unknown>(store.get(name))));
    if (names.some((name, place) => (before[place] ?? null) !== expected[name])) return false;
    for (const beginning of removed) store.delete(below(beginning));
    for (const [name, text] of Object.entries(put)) store.put(text, name);
    await finished;
    return true;
  }
}
