/** The course editor's one store: the course being drawn, as it was last shown by the rules, with what they say of it. */
import { isRecord, type Sayable } from '../../../words/record';
import type { Speaker } from '../../../words/speaker';
import type { WorkshopProps } from '../../contract';
import type { Wire } from '../records';
import type { CourseView } from '../view';
import { courses, draft, forget, keep, keepDraft, type Kept } from './kept';
import { courseOf, cornered, EMPTY, sketchOf, type Box, type Course, type Sketch } from './sketch';

/** Asks the rules what they show of options: the course, and its factory if it can be drawn. */
export type Ask = WorkshopProps<Wire>['preview'];

export type Mode = 'boards' | 'flags' | 'rules' | 'keep';

/** The boards of the box, each drawn alone. */
export interface Shelf extends Box {
  boards: readonly string[];
  faces: Readonly<Record<string, CourseView>>;
}

const MOST_STEPS = 200;
const PREFERRED = 4;

/** The names that the catalogue has words of a kind for. */
export const named = (speaker: Speaker, kind: string) =>
  Object.keys(speaker.catalogue)
    .filter((key) => key.startsWith(`${kind}.`))
    .map((key) => key.slice(kind.length + 1));

/** Every board that has a name, drawn alone: one with docks is a docking bay. */
export async function shelfOf(speaker: Speaker, ask: Ask): Promise<Shelf> {
  const found = await Promise.all(
    named(speaker, 'board').map(async (board) => {
      const { shown } = await ask({ own_course: { boards: [{ board, x: 0, y: 0 }] } }, PREFERRED);
      return [board, shown?.factory] as const;
    }),
  );
  const drawn = found.flatMap(([board, face]) => (face ? [[board, face] as const] : []));
  const bays = new Set(drawn.filter(([, face]) => face.squares.some((square) => square?.dock)).map(([board]) => board));
  const boards = drawn.map(([board]) => board);
  return {
    boards: [...boards.filter((board) => !bays.has(board)), ...boards.filter((board) => bays.has(board))],
    faces: Object.fromEntries(drawn),
    sizes: Object.fromEntries(drawn),
    bays,
  };
}

export class Drawing {
  /** The course as it was last shown. */
  sketch: Sketch = $state.raw(EMPTY);
  factory: CourseView | null = $state.raw(null);
  /** What is wrong with it, first of all; none where it can be raced. */
  refusal: Sayable | null = $state.raw(null);
  /** Whether the rules have still to say something of what was done last. */
  waiting = $state(false);
  mode: Mode = $state('boards');
  /** The board, or the flag, that is chosen. */
  part: number | null = $state(null);
  flag: number | null = $state(null);
  /** The kept course that this one will be kept as. */
  id: string | null = $state(null);
  kept: readonly Kept[] = $state.raw(courses());
  #past: readonly Sketch[] = $state.raw([]);
  #future: readonly Sketch[] = $state.raw([]);
  #asked = 0;
  /** The course as it will be shown. */
  #wished: Sketch = EMPTY;

  constructor(
    readonly shelf: Shelf,
    readonly ask: Ask,
    readonly refused: (refusal: unknown) => void,
  ) {}

  undoable: boolean = $derived(this.#past.length > 0);
  redoable: boolean = $derived(this.#future.length > 0);

  /** The course that was left here last time, or a sheet of paper. */
  async open(): Promise<void> {
    const left = draft();
    const shown = left && (await this.#shown(left.course));
    if (!shown) return void (await this.#show(EMPTY));
    this.id = left.id;
    await this.#show(sketchOf(shown.plan));
  }

  /** Does something to the course; it can be taken back. */
  change = (act: (sketch: Sketch, shelf: Shelf) => Sketch): Promise<void> => {
    const before = this.#wished;
    const next = act(before, this.shelf);
    if (next === before) return Promise.resolve();
    this.#past = [...this.#past, before].slice(-MOST_STEPS);
    this.#future = [];
    return this.#show(next);
  };

  undo = () => {
    const before = this.#past.at(-1);
    if (!before) return;
    this.#future = [this.#wished, ...this.#future];
    this.#past = this.#past.slice(0, -1);
    void this.#show(before);
  };

  redo = () => {
    const [next, ...rest] = this.#future;
    if (!next) return;
    this.#past = [...this.#past, this.#wished];
    this.#future = rest;
    void this.#show(next);
  };

  course: Course = $derived.by(() => courseOf(this.sketch, this.shelf));

  /** Begins another course; the one before can be had back. */
  begin = (sketch: Sketch, id: string | null = null) => {
    this.id = id;
    this.part = this.flag = null;
    return this.change(() => cornered(sketch));
  };

  /** A ready-made course to start from, as the rules have it. */
  start = async (course: string, title: string): Promise<void> => {
    try {
      const { shown } = await this.ask({ course }, PREFERRED);
      if (shown) await this.begin({ ...sketchOf(shown.plan), title });
    } catch (refusal) {
      this.refused(refusal);
    }
  };

  /** A course from a file; whether the rules could read it. */
  read = async (course: unknown): Promise<boolean> => {
    const shown = await this.#shown(course).catch(this.refused);
    if (!shown) return false;
    await this.begin(sketchOf(shown.plan));
    return true;
  };

  /** Keeps it in this browser, in the place of what it was kept as before; whether that was possible. */
  keep = (): boolean => {
    const kept = keep(this.course, this.id);
    if (!kept) return false;
    this.id = kept.id;
    this.kept = courses();
    keepDraft(this.course, this.id);
    return true;
  };

  forget = (id: string) => {
    forget(id);
    if (this.id === id) this.id = null;
    this.kept = courses();
  };

  async #shown(course: unknown): Promise<Wire['Preview'] | null> {
    const { shown } = await this.ask({ own_course: course }, PREFERRED);
    return shown;
  }

  /** Asks the rules to draw and to judge; only the newest answer counts, and without one all stays as it was. */
  async #show(sketch: Sketch): Promise<void> {
    const number = ++this.#asked;
    this.#wished = sketch;
    this.waiting = true;
    const course = courseOf(sketch, this.shelf);
    const players = sketch.players.includes(PREFERRED) ? PREFERRED : (sketch.players[0] ?? PREFERRED);
    try {
      const { shown, refusal } = await this.ask({ own_course: course }, players);
      if (number !== this.#asked) return;
      this.sketch = sketch;
      this.factory = shown?.factory ?? null;
      this.refusal = isRecord(refusal) ? refusal : null;
      if (this.part !== null && this.part >= sketch.parts.length) this.part = null;
      if (this.flag !== null && this.flag >= sketch.flags.length) this.flag = null;
      keepDraft(course, this.id);
    } catch (refusal) {
      if (number !== this.#asked) return;
      this.#wished = this.sketch;
      this.refused(refusal);
    }
    this.waiting = false;
  }
}
