/** A speaker says records to one reader, in one language, from one catalogue. It gives segments, never markup. */
import { joined } from './french';
import type { Language } from './languages';
import { isRecord, type Sayable } from './record';
import { parse, type Catalogue, type Entry, type Rows } from './template';

/** A run of text; with a kind, also the values it speaks of, which a board may draw instead. */
export interface Segment {
  text: string;
  kind?: string;
  values?: readonly (string | number)[];
}

export interface Reader {
  language: Language;
  /** The reader's own seat; none for a spectator. */
  seat: number | null;
  /** The name of the player in a seat. */
  name: (seat: number) => string;
  /** The entry that says a value of a kind, with its fields, where the table calls it otherwise than the catalogue. */
  called?: ((kind: string, value: string | number) => Called | null) | undefined;
}

export type Called = readonly [key: string, fields: Readonly<Record<string, unknown>>];

const complained = new Set<string>();

function complain(key: string, language: Language): void {
  const what = `${language}: no words for “${key}”`;
  if (complained.has(what)) return;
  complained.add(what);
  console.error(what);
}

export const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** A class name or a value as words, for want of better: `TrapSprung` is “Trap sprung”. */
const legible = (name: string) =>
  capital(
    name
      .replace(/^\w+\./, '')
      .replace(/_/g, ' ')
      .replace(/([a-z])([A-Z])/g, (_, before, after) => `${before} ${after.toLowerCase()}`),
  );

export class Speaker {
  constructor(
    readonly catalogue: Catalogue,
    readonly reader: Reader,
  ) {}

  /** The sentence of a record; `Name.you` when it tells of the reader's own seat. */
  say(record: Sayable): Segment[] {
    const mine = this.reader.seat !== null && record.seat === this.reader.seat;
    const key = mine && `${record.type}.you` in this.catalogue ? `${record.type}.you` : record.type;
    if (key in this.catalogue) return capitalised(this.entry(key, record));
    complain(key, this.reader.language);
    return [{ text: this.#bare(record) }];
  }

  /** An entry with its holes filled. */
  entry(key: string, fields: Readonly<Record<string, unknown>> = {}): Segment[] {
    return this.#entry(key, fields, true);
  }

  #entry(key: string, fields: Readonly<Record<string, unknown>>, begins: boolean): Segment[] {
    const entry = this.catalogue[key];
    if (entry === undefined) {
      complain(key, this.reader.language);
      return [{ text: legible(key) }];
    }
    const segments: Segment[] = [];
    for (const piece of parse(this.#form(entry, fields))) {
      const opening = segments.length === 0 ? begins : /[.!?…]\s*$/.test(segments.at(-1)!.text);
      if (typeof piece === 'string') segments.push({ text: piece });
      else {
        const words =
          'lists' in piece
            ? this.#sideBySide(piece, fields)
            : this.#fill(fields[piece.field], piece.kind, opening, key);
        segments.push(...this.#join(segments, words));
      }
    }
    return segments;
  }

  plain(record: Sayable): string {
    return text(this.say(record));
  }

  text(key: string, fields?: Readonly<Record<string, unknown>>): string {
    return text(this.entry(key, fields));
  }

  /** The word for a value of a kind. */
  word(kind: string, value: string | number): string {
    if (kind === 'seat') return value === this.reader.seat ? this.text('you') : this.reader.name(Number(value));
    const [key, fields] = this.reader.called?.(kind, value) ?? ([`${kind}.${value}`, {}] as const);
    return text(this.#entry(key, fields, false));
  }

  /** The same where it stands alone, or first: with a capital letter. */
  title(kind: string, value: string | number): string {
    return capital(this.word(kind, value));
  }

  number(value: number): string {
    return new Intl.NumberFormat(this.reader.language).format(value).replace('-', '−');
  }

  list(words: readonly string[]): string {
    if (words.length === 0) return this.text('nothing');
    return new Intl.ListFormat(this.reader.language).format(words);
  }

  #form(entry: Entry, fields: Readonly<Record<string, unknown>>): string {
    if (typeof entry === 'string') return entry;
    const value = fields[entry.by];
    if (typeof value === 'string') return entry[value] ?? entry.other ?? '';
    const count = Number(value);
    if (count === 0 && entry.none !== undefined) return entry.none;
    const form = new Intl.PluralRules(this.reader.language).select(count);
    return entry[form] ?? entry.other ?? '';
  }

  #fill(value: unknown, kind: string | undefined, opening: boolean, key: string): Segment[] {
    if (value === undefined) {
      complain(`${key} (a field is missing)`, this.reader.language);
      return [{ text: '…' }];
    }
    if (kind === undefined) {
      if (isRecord(value)) return this.say(value);
      const plain = (each: unknown) => (typeof each === 'number' ? this.number(each) : String(each));
      return [{ text: Array.isArray(value) ? this.list(value.map(plain)) : plain(value) }];
    }
    const all = (Array.isArray(value) ? value : [value]) as (string | number)[];
    const values = kind === 'seat' ? [...new Set(all)] : all;
    const words = this.list(values.map((each) => this.word(kind, each ?? 'none')));
    const name = kind === 'seat' && values[0] !== this.reader.seat;
    return [{ text: opening && !name ? capital(words) : words, kind, values }];
  }

  #sideBySide({ lists, entry }: Rows, fields: Readonly<Record<string, unknown>>): Segment[] {
    const columns = lists.map((name) => (fields[name] ?? []) as readonly unknown[]);
    const row = (number: number) => Object.fromEntries(lists.map((name, column) => [name, columns[column]![number]]));
    const rows = columns[0]!.map((_, number) => this.#entry(entry, row(number), false));
    if (!rows.length) return [{ text: this.list([]) }];
    const listed = new Intl.ListFormat(this.reader.language).formatToParts(Object.keys(rows));
    return listed.flatMap(({ type, value }) => (type === 'element' ? rows[Number(value)]! : [{ text: value }]));
  }

  /** Words that follow others may change them, and themselves. */
  #join(said: Segment[], [first, ...rest]: Segment[]): Segment[] {
    const before = said.at(-1);
    if (this.reader.language !== 'fr' || !before || !first) return first ? [first, ...rest] : rest;
    const [text, word] = joined(before.text, first.text);
    said[said.length - 1] = { ...before, text };
    return [{ ...first, text: word }, ...rest];
  }

  #bare(record: Sayable): string {
    const fields = Object.entries(record).filter(([field]) => field !== 'type');
    const told = fields.map(([field, value]) => {
      const seat = field === 'seat' && typeof value === 'number';
      return `${legible(field).toLowerCase()} ${seat ? this.word('seat', value) : JSON.stringify(value)}`;
    });
    return told.length ? `${legible(record.type)} (${told.join(', ')})` : legible(record.type);
  }
}

/** A sentence begins with a capital letter. */
function capitalised(segments: Segment[]): Segment[] {
  const [first, ...rest] = segments;
  return first ? [{ ...first, text: capital(first.text) }, ...rest] : [];
}

export const text = (segments: readonly Segment[]) => segments.map((segment) => segment.text).join('');
