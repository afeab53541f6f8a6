/** The challenge of today, as far as it was asked: the games, the board of the one that is looked at, and how one's own went. */
import type { Notices } from '../../kit/notices.svelte';
import * as house from '../../wire/http';
import type { Board, BoardKind, DailyCard, DailyPage, DayShown, Spread, Trail } from '../../wire/protocol';

/** What the address says: the game that is looked at. */
const GAME = 'game';

/** The game to look at first: the one asked for, the one that was begun, the first to be played, else the first. */
export function firstOf(games: readonly DailyCard[], asked: string | null): string {
  const found =
    games.find(({ game }) => game === asked) ??
    games.find(({ state }) => state === 'begun') ??
    games.find(({ state }) => state === 'open') ??
    games[0];
  return found?.game ?? '';
}

export class Today {
  page: DailyPage = $state.raw()!;
  chosen = $state('');
  among: BoardKind = $state('all');
  /** None while it is covered, or on its way. */
  board: Board | null = $state.raw(null);
  /** How all scores lie, once the board of all was read. */
  spread: Spread | null = $state.raw(null);
  trail: Trail | null = $state.raw(null);
  /** None where the day before had no deals. */
  yesterday: DayShown | null = $state.raw(null);
  beginning = $state(false);

  readonly card = $derived(this.page.games.find(({ game }) => game === this.chosen)!);

  constructor(
    page: DailyPage,
    readonly notices: Notices,
  ) {
    this.page = page;
    this.chosen = firstOf(page.games, new URLSearchParams(location.search).get(GAME));
    void this.#look();
    void this.#lookBack();
  }

  choose = (game: string) => {
    if (game === this.chosen) return;
    this.chosen = game;
    const address = new URL(location.href);
    address.searchParams.set(GAME, game);
    history.replaceState(history.state, '', address);
    void this.#look();
  };

  see = (among: BoardKind) => {
    this.among = among;
    void this.#readBoard();
  };

  /** To the table of the counted attempt; once that is over, to one for practice. */
  begin = async () => {
    this.beginning = true;
    try {
      const { id } = await house.beginDaily(this.chosen);
      location.assign(`/table/${id}`);
    } catch (refusal) {
      this.notices.refuse(refusal);
      this.beginning = false;
    }
  };

  /** Another day, or what was done meanwhile at a table. */
  refresh = async () => {
    try {
      const { day } = this.page;
      this.page = await house.daily();
      if (!this.page.games.some(({ game }) => game === this.chosen)) this.chosen = firstOf(this.page.games, null);
      if (day !== this.page.day) void this.#lookBack();
      await this.#look();
    } catch (refusal) {
      this.notices.refuse(refusal);
    }
  };

  async #look(): Promise<void> {
    this.board = null;
    this.spread = null;
    this.trail = null;
    this.among = 'all';
    if (this.card.state !== 'over') return;
    const { day } = this.page;
    const game = this.chosen;
    await Promise.all([
      this.#readBoard(),
      house.trail(day, game).then(
        (found) => {
          if (game === this.chosen) this.trail = found;
        },
        (refusal) => this.notices.refuse(refusal),
      ),
    ]);
  }

  async #readBoard(): Promise<void> {
    const [game, among] = [this.chosen, this.among];
    try {
      const found = await house.dailyBoard(this.page.day, game, among);
      if (game !== this.chosen || among !== this.among) return;
      this.board = found;
      if (among === 'all') this.spread = found.spread ?? null;
    } catch (refusal) {
      this.notices.refuse(refusal);
    }
  }

  async #lookBack(): Promise<void> {
    this.yesterday = null;
    const { yesterday } = this.page;
    if (yesterday) this.yesterday = await house.day(yesterday).catch(() => null);
  }
}
