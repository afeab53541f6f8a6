/** The one store of the page of a deal: what the server says of it, the seat that is chosen, and where games went apart. */
import type { GameModule } from '../../games/contract';
import { enamelOf } from '../../games/enamels';
import { Notices } from '../../kit/notices.svelte';
import * as house from '../../wire/http';
import type { Apart, DealGame, DealPage, OwnTake } from '../../wire/protocol';
import type { Speaker } from '../../words/speaker';
import type { Words } from '../../words/words.svelte';
import { botName } from '../bots';
import { called } from '../called';
import { scoreOf } from './reading';

/** What is known of a game's moments: that they are asked for, why they are not told, or themselves. */
export type Told = 'asked' | { refused: string } | readonly Apart[];

export class Deal {
  page: DealPage = $state.raw()!;
  seat = $state(0);
  busy = $state(false);
  /** The game whose moments are shown, by its table. */
  looked: string | null = $state(null);
  #moments: Readonly<Record<string, Told>> = $state.raw({});
  /** A table of this deal as it began: by it a game knows what its pieces are called. */
  #view: unknown = $state.raw(null);
  readonly notices: Notices;

  constructor(
    first: DealPage,
    readonly words: Words,
    readonly game: GameModule,
  ) {
    this.notices = new Notices(words);
    this.page = first;
    this.seat = first.seat;
    this.#lookFirst();
  }

  link: string = $derived(new URL(`/deal/${this.page.id}`, location.href).href);
  /** The reader's own game from the seat that is chosen. */
  mine: OwnTake | null = $derived(this.page.mine.find(({ seat }) => seat === this.seat) ?? null);
  told: Told | null = $derived(this.looked === null ? null : (this.#moments[this.looked] ?? null));
  compared: DealGame | null = $derived(this.page.games?.find(({ table }) => table === this.looked) ?? null);

  enamel = (seat: number) => enamelOf(this.page.game, this.page.options, this.page.seats.length, seat);
  title = () => this.words.speaker('game').text('name');
  sat = (seat: number) => called(this.page.seats, seat, this.words.t);
  player = (game: DealGame) => game.name || this.sat(game.seat);
  score = (game: DealGame, seat = game.seat) => scoreOf(this.words, this.game.unit, game.outcome.scores[seat] ?? 0);

  /** Says the records of a game: of the original with the names of its table, of another with its bots'. */
  speaker = (game: DealGame | null): Speaker =>
    this.words.speaker('game', {
      seat: null,
      name: (seat) => {
        if (!game || game.original) return this.sat(seat);
        return seat === game.seat ? game.name : this.words.t(botName(seat));
      },
      called: (kind, value) =>
        this.#view === null ? null : (this.game.called?.(this.#view, null, kind, value) ?? null),
    });

  /** Shows the results to who has not played. */
  show = () =>
    this.#act(async () => {
      this.page = await house.deal(this.page.id, true);
      this.#lookFirst();
    });

  /** What came of it meanwhile. */
  refresh = () =>
    this.#act(async () => {
      this.page = await house.deal(this.page.id, this.page.games !== null);
      this.#lookFirst();
    });

  play = () =>
    this.#act(async () => {
      const { id } = await house.playDeal(this.page.id, this.seat);
      location.assign(`/table/${id}`);
    });

  /** Where a game went apart from the original. */
  look = async (table: string) => {
    this.looked = table;
    if (this.#moments[table]) return;
    this.#moments = { ...this.#moments, [table]: 'asked' };
    const told = await this.#compared(table).catch((refusal): Told => ({ refused: this.notices.sentence(refusal) }));
    this.#moments = { ...this.#moments, [table]: told };
  };

  async #compared(table: string): Promise<Told> {
    const { moments } = await house.dealMoments(this.page.id, table);
    const first = moments[0];
    if (first && this.#view === null)
      this.#view = (await house.frames(table, first.seat, 0, 0)).frames[0]?.view ?? null;
    return moments;
  }

  /** One's own game first; else that of whoever played. */
  #lookFirst(): void {
    const others = this.page.games?.filter(({ original }) => !original) ?? [];
    const first = others.find(({ me }) => me) ?? others[0];
    if (this.looked === null && first?.table) void this.look(first.table);
  }

  async #act(work: () => Promise<void>): Promise<void> {
    this.busy = true;
    await work().catch(this.notices.refuse);
    this.busy = false;
  }
}
