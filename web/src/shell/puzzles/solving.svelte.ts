/** Solving a puzzle: the answers so far, where they lead, what became of them, and the solution played out. */
import type { GameModule } from '../../games/contract';
import { play } from '../../kit/sound';
import type { PuzzlePage, PuzzlePeople, PuzzleStand, Section, Solver } from '../../wire/protocol';
import { tellingOf } from '../../wire/story';
import type { Reason } from '../../wire/tableSocket';
import type { Language } from '../../words/languages';
import type { Sayable } from '../../words/record';
import type { Words } from '../../words/words.svelte';
import type { TableLine } from '../table/line';
import { Table } from '../table/table.svelte';
import { snapshotOf } from './laid';
import { keep, statesOf, type State } from './progress';

/** Between two answers of the solution, in milliseconds. */
const A_LOOK = 900;

/** What is asked of the house about one puzzle. */
export interface PuzzleLine {
  stand: (answers: readonly number[]) => Promise<PuzzleStand>;
  why: (answers: readonly number[], choice: Sayable) => Promise<Reason | null>;
  solution: () => Promise<readonly number[]>;
  /** Lays a table where the match goes on after these answers, and goes there. */
  playOn: (answers: readonly number[]) => Promise<unknown>;
  rules: (language: Language) => Promise<readonly Section[]>;
}

/** One answer, and what is known of it once its line has ended. */
export interface Step {
  choice: Sayable;
  look: 'plain' | 'good' | 'bad' | 'dim';
}

const nothing = async () => {};

export class Solving {
  readonly table: Table;
  stand: PuzzleStand = $state.raw()!;
  #answers: readonly number[] = $state.raw([]);
  #chosen: readonly Sayable[] = $state.raw([]);
  /** Counts questions: none comes twice. */
  #asked = 0;
  /** Counts how often the board is laid anew, as it was before anything was picked up there. */
  laid = $state(0);
  /** Whether the solution is being played, and whether what stands there is its end. */
  plays = $state(false);
  isSolution = $state(false);
  state: State | null = $state(null);

  constructor(
    readonly page: PuzzlePage,
    readonly line: PuzzleLine,
    words: Words,
    game: GameModule,
    /** Who solves it. */
    readonly name: string,
  ) {
    this.stand = page.stand;
    this.state = statesOf(page.game)(page.card.mark);
    this.table = new Table(this.#snapshot(), this.#tableLine(), words, game);
    this.table.teller.rules.on = false;
  }

  goal: Sayable = $derived.by(() => this.page.card.goal as Sayable);
  /** What became of the answers, once that has been told. */
  fate: PuzzleStand['fate'] = $derived.by(() => (this.table.telling || this.plays ? 'open' : this.stand.fate));
  /** What people made of it, the reader among them; none where attempts are not kept. */
  people: PuzzlePeople | null = $derived.by(() => (this.isOver ? (this.stand.people ?? null) : null));
  /** What is believed of the reader since their last attempt here. */
  solver: Solver | null = $derived.by(() => this.stand.people?.solver ?? null);
  isOver: boolean = $derived.by(() => this.fate !== 'open');
  steps: readonly Step[] = $derived.by(() => {
    const { fate, lost_at: lost } = this.stand;
    return this.#chosen.map((choice, place) => ({
      choice,
      look:
        !this.isOver || (fate !== 'reached' && lost === null)
          ? 'plain'
          : lost === null || place < lost
            ? 'good'
            : place === lost
              ? 'bad'
              : 'dim',
    }));
  });
  hasBegun: boolean = $derived.by(() => this.#answers.length > 0);

  /** From the first question again. */
  again = () => this.#act(this.#layAnew([]));

  /** Back to before the answer after which nothing reached the goal. */
  takeUp = () => this.#act(this.#layAnew(this.#answers.slice(0, this.stand.lost_at ?? 0)));

  playOn = () => this.#act(this.line.playOn(this.#answers));

  /** Plays the solution, answer by answer. */
  show = () => this.#act(this.#show());

  async #show(): Promise<void> {
    if (this.plays) return;
    const answers = await this.line.solution();
    this.state = keep(this.page.game, this.page.card.mark, 'shown');
    this.plays = true;
    try {
      await this.#layAnew([]);
      for (let count = 1; count <= answers.length; count++) {
        await this.#pause();
        await this.#go(answers.slice(0, count));
      }
      this.isSolution = true;
    } finally {
      this.plays = false;
    }
  }

  /** Until all has been told, and a moment more. */
  async #pause(): Promise<void> {
    do await new Promise((done) => setTimeout(done, A_LOOK));
    while (this.table.telling || this.table.teller.list.events.length);
  }

  async #layAnew(answers: readonly number[]): Promise<void> {
    await this.#go(answers);
    this.laid++;
  }

  /** Stands where these answers lead. */
  async #go(answers: readonly number[]): Promise<void> {
    const grows = answers.length === this.#answers.length + 1;
    const choice = grows ? (this.stand.question?.options[answers.at(-1)!] as Sayable | undefined) : undefined;
    const stand = await this.line.stand(answers);
    this.#chosen = choice ? [...this.#chosen, choice] : this.#chosen.slice(0, answers.length);
    this.#answers = answers.slice(0, stand.answered);
    this.stand = stand;
    this.isSolution = false;
    this.table.receive(this.#snapshot());
    if (stand.fate === 'open' || this.plays) return;
    const solved = stand.fate === 'reached';
    this.state = keep(this.page.game, this.page.card.mark, solved ? 'reached' : 'missed');
    if (!this.table.telling) play(solved ? 'end' : 'refused');
  }

  #snapshot() {
    const before = this.table ? this.table.snapshot : null;
    return snapshotOf(this.page, this.stand, ++this.#asked, this.name, before);
  }

  #act(done: Promise<unknown>): void {
    done.catch(this.table.refused);
  }

  #tableLine(): TableLine {
    return {
      answer: (_, __, option) => this.#go([...this.#answers, option]),
      undo: (_, turn = false) => this.#go(turn ? [] : this.#answers.slice(0, -1)),
      why: (_, choice) => this.line.why(this.#answers, choice),
      relate: async (first) => {
        const { story } = this.stand;
        return story?.first === first ? tellingOf(story) : null;
      },
      rules: this.line.rules,
      consent: nothing,
      say: nothing,
      leave: nothing,
      comeBack: nothing,
      concede: nothing,
      remind: nothing,
      standIn: nothing,
      playOn: nothing,
      standNo: nothing,
      takeOnly: nothing,
      stop: nothing,
      look: nothing,
      take: nothing,
      rise: nothing,
      callBot: nothing,
      callOff: nothing,
      rematch: nothing,
    };
  }
}
