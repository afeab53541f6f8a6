/** The one store of the page of a tournament: what the server says of it, and what the reader may do. */
import { Notices } from '../../kit/notices.svelte';
import { play } from '../../kit/sound';
import * as house from '../../wire/http';
import type { Sat, TournamentPage } from '../../wire/protocol';
import { told } from '../../wire/serverClock';
import type { Words } from '../../words/words.svelte';
import { knockOutRound, mine } from './reading';
import type { Talk } from './talk.svelte';

export type Part = 'standing' | 'players' | 'games' | 'talk';

export class Tournament {
  page: TournamentPage = $state.raw()!;
  busy = $state(false);
  readonly notices: Notices;

  /** What people say about it, once it is read. */
  talk: Talk | null = $state.raw(null);
  #chosen: Part | null = $state(null);

  constructor(
    first: TournamentPage,
    readonly words: Words,
    /** Whoever is nobody yet becomes a guest, and is shown all as that. */
    readonly come: () => Promise<void>,
  ) {
    this.notices = new Notices(words);
    told(first.now, Date.now());
    this.page = first;
  }

  card = $derived(this.page.card);
  plan = $derived(this.page.card.plan);
  mine: Sat | null = $derived(this.card.stage === 'playing' ? mine(this.page) : null);
  /** Whether I am awaited at my table. */
  awaited: boolean = $derived(this.mine?.status === 'waiting' && this.mine.missing.includes(this.page.me ?? -1));
  tables: number = $derived(this.page.drawn.reduce((sum, { tables }) => sum + tables.length, 0));
  link = $derived(`${location.origin}/tournaments/${this.card.id}`);

  /** The parts of the page, the first of which is shown unless one has chosen another. */
  parts: readonly Part[] = $derived([
    ...(this.page.drawn.length ? (['standing', 'players', 'games'] as const) : (['players'] as const)),
    ...(this.page.talk === null ? [] : (['talk'] as const)),
  ]);
  part: Part = $derived.by(() =>
    this.#chosen !== null && this.parts.includes(this.#chosen) ? this.#chosen : this.parts[0]!,
  );
  choose = (part: Part) => {
    this.#chosen = part;
  };

  title = (game: string) => this.words.speaker(`game:${game}`).text('name');

  /** What a player is called; bots by their number among all. */
  called = (player: number): string => {
    const { name, bot } = this.page.entrants[player]!;
    const { t } = this.words;
    return name || (bot === null ? t('tournament.left') : t('tournament.bot', { number: player + 1 }));
  };

  /** What a round is called, by its number from 0. */
  round = (number: number, tables: number): string => {
    const { t } = this.words;
    if (this.plan.form !== 'knock-out') return t('tournament.round', { number: number + 1 });
    const { key, number: said } = knockOutRound(tables, number);
    return t(key, { number: said });
  };

  /** How it stands now, as the server says; whose table is ready hears a bell. */
  hear(page: TournamentPage): void {
    told(page.now, Date.now());
    const before = this.mine?.table ?? null;
    this.page = page;
    if (this.awaited && this.mine!.table !== before) {
      play('turn');
      this.notices.say(this.words.t('tournament.ready'));
    }
  }

  enter = () => this.#ask(() => house.enterTournament(this.card.id));
  leave = () => this.#ask(() => house.leaveTournament(this.card.id));
  begin = () => this.#ask(() => house.beginTournament(this.card.id));
  callOff = () => this.#ask(() => house.callTournamentOff(this.card.id));
  /** A keeper of the house calls it off, and says why. */
  end = (why: string) =>
    this.#ask(async () => {
      await house.doDeed({ type: 'CallOff', tournament: this.card.id, why, complaint: null });
      return house.tournament(this.card.id);
    });

  async #ask(asked: () => Promise<TournamentPage>): Promise<void> {
    this.busy = true;
    try {
      await this.come();
      this.hear(await asked());
    } catch (refusal) {
      this.notices.refuse(refusal);
    } finally {
      this.busy = false;
    }
  }
}
