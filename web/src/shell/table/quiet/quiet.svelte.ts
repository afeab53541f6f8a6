/** What a table asks in one line and in passing: a name, whether to call who plays over days, whether a friend comes along next
 * time. Each when it is needed, none twice, and one at a time; the next turn closes it. */
import { isKept, keep } from '../../../kit/kept';
import type { Calls } from '../../../wire/calls';
import { isProgram } from '../../called';
import { paceOf } from '../../lobby/timing';
import { mayAsk, noteAsked, type Occasion } from '../naming';
import type { Table } from '../table.svelte';

export type Line = 'name' | 'calls' | 'friend';

/** The first full turn is over in the second. */
const SECOND = 2;
/** By then one knows whether one likes it. */
const THIRD = 3;

const KEYS = { calls: 'rouages.asked-calls', friend: 'rouages.asked-friend' } as const;

export class Quiet {
  now: Line | null = $state(null);
  /** What is to be begun where somebody wants to be called. */
  calls: Calls | null = $state.raw(null);
  /** Whether somebody is at it just now. */
  busy = false;
  /** In which turn it was asked. */
  #asked = 0;
  /** What was looked into here. */
  readonly #looked = new Set<string>();

  constructor(readonly table: Table) {}

  #turn: number = $derived.by(() => {
    const { game, shown } = this.table;
    if (shown.view === null) return 0;
    return game.progress(shown.view).round ?? game.turn?.(shown.view) ?? 0;
  });
  #isSeated: boolean = $derived.by(() => this.table.snapshot.reader.seats.length > 0);
  #isPlaying: boolean = $derived.by(() => this.table.snapshot.table.status === 'playing' && !this.table.telling);
  /** Somebody else reads the name. */
  #isRead: boolean = $derived.by(() => {
    const { seats, reader } = this.table.snapshot;
    return seats.some((each) => each.kind === 'person' && !isProgram(each) && !reader.seats.includes(each.seat));
  });
  /** Whether the reader is busy with nothing but what is asked, or waits for the match to begin. */
  #isAsked: boolean = $derived.by(
    () => (this.#isPlaying && this.table.decision !== null) || this.table.snapshot.table.status === 'waiting',
  );
  #occasion: Occasion | null = $derived.by(() => {
    if (!this.#isSeated || !this.#isAsked) return null;
    return this.#isRead ? 'friend' : this.#turn >= SECOND ? 'turn' : null;
  });
  /** Others have their turn, for days. */
  #isAwaited: boolean = $derived.by(() => {
    const { questions, reader, table } = this.table.snapshot;
    const waits = !questions.some(({ seat }) => reader.seats.includes(seat)) && this.table.awaited.length > 0;
    return this.#isSeated && this.#isPlaying && waits && paceOf(table.clock) === 'days';
  });
  /** A game alone with bots that goes well by now, and is a game of its own. */
  #isAlone: boolean = $derived.by(() => {
    const { table, reader } = this.table.snapshot;
    const own = table.branch_of === null && !table.lesson && !table.day && !table.tournament;
    return own && this.table.practice && reader.seats.length === 1 && this.#isAsked && this.#turn >= THIRD;
  });

  /** Looks at where the match stands. */
  follow(): void {
    if (this.now !== null) {
      if (this.#turn > this.#asked && !this.busy) this.close();
      return;
    }
    const occasion = this.#occasion;
    if (occasion !== null && mayAsk(occasion)) this.#once(occasion, () => this.#askName(occasion));
    if (this.#isAwaited && !isKept(KEYS.calls)) this.#once('calls', () => this.#askCalls());
    if (this.#isAlone && this.table.line.layForFriend && !isKept(KEYS.friend)) this.#ask('friend');
  }

  close = () => {
    this.now = null;
    this.busy = false;
  };

  #ask(line: Line): void {
    if (this.now !== null) return;
    if (line !== 'name') keep(KEYS[line], 1);
    this.#asked = this.#turn;
    this.now = line;
  }

  async #askName(occasion: Occasion): Promise<void> {
    const { isNamed } = this.table.line;
    if (!isNamed || (await isNamed()) || this.now !== null) return;
    noteAsked(occasion);
    this.#ask('name');
  }

  async #askCalls(): Promise<void> {
    const found = (await this.table.line.calls?.()) ?? null;
    if (!found || found.here) return;
    this.calls = found;
    this.#ask('calls');
  }

  /** What could not be found out is not asked. */
  #once(what: string, look: () => Promise<void>): void {
    if (this.#looked.has(what)) return;
    this.#looked.add(what);
    look().catch(() => {});
  }
}
