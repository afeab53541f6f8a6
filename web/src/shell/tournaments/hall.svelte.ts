/** The one store of the page of all tournaments: those that there are, and the one that is planned. */
import { Notices } from '../../kit/notices.svelte';
import * as house from '../../wire/http';
import type { GameCard, NewTournament, Plans, TournamentCard, Tournaments } from '../../wire/protocol';
import { told } from '../../wire/serverClock';
import type { ShellKey, Words } from '../../words/words.svelte';
import { fitting, rivals } from './planning';

const EMPTY = {
  options: {},
  pace: 'live',
  begins: null,
  bots: null,
  listed: true,
  watching: 'live',
  delay: 10,
} as const;

export class Hall {
  cards: readonly TournamentCard[] = $state.raw([]);
  plan: NewTournament = $state.raw()!;
  busy = $state(false);
  readonly notices: Notices;
  readonly games: readonly GameCard[];

  constructor(
    first: Tournaments,
    games: readonly GameCard[],
    readonly plans: Plans,
    readonly levels: readonly string[],
    readonly words: Words,
  ) {
    this.notices = new Notices(words);
    this.games = rivals(games);
    const [game] = this.games;
    this.plan = { name: '', game: game!.name, form: 'knock-out', size: 8, seats: 2, ...EMPTY };
    this.hear(first);
  }

  game: GameCard = $derived.by(() => this.games.find(({ name }) => name === this.plan.game)!);
  options = $derived({
    ...Object.fromEntries(this.game.options.map((field) => [field.name, field.default])),
    ...this.plan.options,
  });
  /** What it is called where its maker gives it no name. */
  name: string = $derived.by(() => this.t('tournament.named', { game: this.title(this.plan.game) }));

  t = (key: ShellKey, fields?: Readonly<Record<string, unknown>>) => this.words.t(key, fields);
  title = (game: string) => this.speaker(game).text('name');

  hear({ now, tournaments }: Tournaments): void {
    told(now, Date.now());
    this.cards = tournaments;
  }

  in = (...stages: TournamentCard['stage'][]) => this.cards.filter(({ stage }) => stages.includes(stage));

  change(more: Partial<NewTournament>): void {
    const options = more.game && more.game !== this.plan.game ? {} : this.plan.options;
    const plan = { ...this.plan, options, ...more };
    this.plan = fitting(
      this.plans,
      plan,
      this.games.find(({ name }) => name === plan.game)!,
    );
  }

  set = (option: string, value: unknown) => this.change({ options: { ...this.plan.options, [option]: value } });

  speaker = (game: string) => this.words.speaker(`game:${game}`);
  knows = () => true;

  /** Makes it, enters if its maker plays, and goes there. */
  make = async (plays: boolean): Promise<void> => {
    this.busy = true;
    try {
      const { card } = await house.makeTournament({ ...this.plan, name: this.plan.name.trim() || this.name });
      if (plays) await house.enterTournament(card.id);
      location.assign(`/tournaments/${card.id}`);
    } catch (refusal) {
      this.notices.refuse(refusal);
    } finally {
      this.busy = false;
    }
  };
}
