/** The one store of the page of quick pairing: what is wanted, and how the wait goes. */
import { call } from '../../kit/calling';
import { Notices } from '../../kit/notices.svelte';
import { play } from '../../kit/sound';
import type { GameCard, PairingState, TableCard, Want } from '../../wire/protocol';
import { told } from '../../wire/serverClock';
import type { Words } from '../../words/words.svelte';
import { remember, remembered } from './wanted';

/** What the page can ask for. */
export interface PairingLine {
  want: (want: Want) => Promise<PairingState>;
  begin: () => Promise<PairingState>;
  stop: () => Promise<PairingState>;
  sit: (table: string) => Promise<unknown>;
  enter: (table: string) => void;
  /** Whoever had no name has one now: the line is theirs from now on. */
  renew: () => void;
}

export interface Reader {
  name: string | null;
  login: string | null;
}

export class Pairing {
  state: PairingState = $state.raw()!;
  want: Want = $state.raw()!;
  open: readonly TableCard[] = $state.raw([]);
  standing = $state(true);
  /** Whether the wait ended without anybody wishing it. */
  ended = $state(false);
  #found: string | null = $state(null);
  /** What was asked for last: the replies to what was asked before say nothing any more. */
  #asked = 0;
  #busy = $state(false);
  readonly notices: Notices;

  constructor(
    first: PairingState,
    readonly games: readonly GameCard[],
    public me: Reader,
    readonly line: PairingLine,
    readonly words: Words,
  ) {
    this.state = first;
    this.notices = new Notices(words);
    this.want = first.wait?.want ?? remembered(games.map(({ name }) => name));
    this.hear(first);
  }

  wait = $derived(this.state.wait);
  /** Whether a table is being looked for. */
  waits: boolean = $derived(this.wait !== null && this.wait.table === null);
  found: string | null = $derived(this.#found);
  busy: boolean = $derived(this.#busy);
  forming = $derived(this.wait?.forming ?? null);
  missing: number = $derived(this.forming ? this.forming.size - this.forming.people.length - 1 : 0);

  title = (game: string) => this.words.speaker(`game:${game}`).text('name');

  /** How it goes now, as the server says. */
  hear(state: PairingState): void {
    told(state.now, Date.now());
    if (this.waits && state.wait === null && !this.#busy) this.ended = true;
    this.state = state;
    const table = state.wait?.table ?? null;
    if (table !== null && this.#found !== table) this.#go(table, state.wait!.want);
  }

  /** A table is found: a bell, a notification for who looks elsewhere, and there we go. */
  #go(table: string, { games }: Want): void {
    this.#found = table;
    play('turn');
    const [game, ...others] = games;
    const { t } = this.words;
    call(
      game && !others.length ? t('pairing.found_game', { game: this.title(game) }) : t('pairing.found'),
      `/table/${table}`,
    );
    this.line.enter(table);
  }

  /** Wants something else; whoever waits already waits for that from now on. */
  change(want: Want): void {
    this.want = want;
    remember(want);
    if (this.waits) void this.search();
  }

  search = () =>
    this.#ask(async () => {
      const isNew = this.me.name === null;
      const state = await this.line.want(this.want);
      if (isNew) {
        this.me = { ...this.me, name: '' };
        this.line.renew();
      }
      return state;
    });

  begin = () => this.#ask(this.line.begin);
  stop = () => this.#ask(this.line.stop);

  sit = (table: string) =>
    this.line
      .sit(table)
      .then(() => this.line.enter(table))
      .catch(this.notices.refuse);

  async #ask(asked: () => Promise<PairingState>): Promise<void> {
    const number = ++this.#asked;
    this.#busy = true;
    this.ended = false;
    try {
      const state = await asked();
      if (number === this.#asked) this.hear(state);
    } catch (refusal) {
      this.notices.refuse(refusal);
    } finally {
      if (number === this.#asked) this.#busy = false;
    }
  }
}
