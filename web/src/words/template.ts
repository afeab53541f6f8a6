/** Templates of a catalogue: text with `{field}`, `{field:kind}`, and `{one,other:entry}` for lists side by side. */

export interface Hole {
  field: string;
  /** Look the value up as `kind.<value>`; without a kind the value itself is shown. */
  kind?: string;
}

/** Lists side by side: the entry for the first of each, for the second of each, and so on. */
export interface Rows {
  lists: readonly string[];
  entry: string;
}

export type Piece = string | Hole | Rows;

/** By a number the forms of the plural, with `none` where nothing is not to be counted; by a word one form for each, else `other`. */
export type Forms = { by: string } & Readonly<Record<string, string>>;
export type Entry = string | Forms;
export type Catalogue = Readonly<Record<string, Entry>>;

const parsed = new Map<string, Piece[]>();

export function parse(template: string): Piece[] {
  const known = parsed.get(template);
  if (known) return known;
  const pieces = template
    .split(/(\{\w+(?:,\w+)*(?::\w+)?\})/)
    .filter(Boolean)
    .map((piece): Piece => {
      const hole = /^\{(\w+(?:,\w+)*)(?::(\w+))?\}$/.exec(piece);
      if (!hole) return piece;
      const lists = hole[1]!.split(',');
      if (lists.length > 1) return { lists, entry: hole[2] ?? '' };
      return hole[2] === undefined ? { field: hole[1]! } : { field: hole[1]!, kind: hole[2] };
    });
  parsed.set(template, pieces);
  return pieces;
}

/** The templates of an entry: one, or one for each form. */
export const templates = (entry: Entry): string[] =>
  typeof entry === 'string'
    ? [entry]
    : Object.entries(entry).flatMap(([form, template]) => (form === 'by' ? [] : [template]));
