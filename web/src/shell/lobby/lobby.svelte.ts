/** The lobby page's one store: the last snapshot, and the table being prepared. */
import { casts } from '../../games';
import type { Cast, Enamels } from '../../games/contract';
import { enamelsIn } from '../../games/enamels';
import { Notices } from '../../kit/notices.svelte';
import { Refusal } from '../../wire/http';
import type { Acquaintance, Away, Clock, GameCard, LessonCard, NewTable, Place, TableCard } from '../../wire/protocol';
import type { Language } from '../../words/languages';
import type { ShellKey, Words } from '../../words/words.svelte';
import { nextOf, suggested, useful } from '../learn/progress';
import { lasts } from '../minutes';
import { told } from './doors/told';
import type { LobbyLine, LobbySnapshot } from './line';
import { moved } from './lists';
import type { Prepared } from './prepared';
import { botName } from '../bots';
import { isClosed } from '../closed';

const isChosen = (list: unknown) => Array.isArray(list) && list.length > 0;

export class Lobby {
  snapshot: LobbySnapshot = $state.raw()!;
  #game = $state('');
  /** What was changed from the defaults, by game. */
  #changed: Readonly<Record<string, NewTable['options']>> = $state.raw({});
  #prepared: Readonly<Record<string, ReadonlySet<string>>> = $state.raw({});
  places: readonly Place[] = $state.raw([]);
  undo: NewTable['undo'] = $state('until-learnt');
  spectators: NewTable['spectators'] = $state('link');
  /** What they see of the match while it goes on. */
  watching: NewTable['watching'] = $state('live');
  /** By how many minutes they are behind, where they see it later. */
  delay = $state(10);
  /** Whether one may ask for hints although others play. */
  hints = $state(false);
  clock: Clock | null = $state.raw(null);
  away: Away = $state.raw({ bot: 'at-once', seconds: 3600 });
  /** Whether a new table is being prepared. */
  laying = $state(false);
  readonly notices: Notices;

  #naming: Promise<void> | null = null;

  constructor(
    first: LobbySnapshot,
    readonly line: LobbyLine,
    readonly words: Words,
  ) {
    this.snapshot = first;
    this.notices = new Notices(words);
    for (const { name } of first.games.games)
      this.#send(words.open(`game:${name}`, (language) => line.words(language, name)));
    this.choose(this.shelf[0]!.name);
  }

  shelf: readonly GameCard[] = $derived(this.snapshot.games.games);
  game: GameCard = $derived.by(() => this.shelf.find((game) => game.name === this.#game) ?? this.shelf[0]!);
  /** The options of the game that another page has prepared. */
  prepared: ReadonlySet<string> = $derived(this.#prepared[this.game.name] ?? new Set());
  options: NewTable['options'] = $derived({
    ...Object.fromEntries(this.game.options.map((field) => [field.name, field.default])),
    ...this.game.first.options,
    ...this.#changed[this.game.name],
  });
  enamels: Enamels | undefined = $derived(enamelsIn(this.game.name));
  /** The robot of each seat, in a game that lets them be chosen; none while a seat has two. */
  robots: readonly number[] | null = $derived(this.enamels?.of(this.options, this.places.length) ?? null);
  #casts: Readonly<Record<string, Cast>> = $state.raw({});
  /** Who can be chosen at the seats, once it is known. */
  cast: Cast | undefined = $derived(this.#casts[this.game.name]);
  /** Whether they are still on their way: nothing is shown in their place meanwhile. */
  awaitsCast: boolean = $derived(this.game.name in casts && !this.cast);
  awaiting: number = $derived(this.snapshot.lists.mine.filter((card) => card.my_turn).length);

  /** Whether nobody has ever sat here with this browser. */
  isNew: boolean = $derived(!this.snapshot.lists.mine.length && !this.snapshot.lists.away.length);

  t = (key: ShellKey, fields?: Readonly<Record<string, unknown>>) => this.words.t(key, fields);

  /** Whether the game's words have arrived. */
  knows = (game: string) => this.words.has(`game:${game}`);
  speaker = (game: string) => this.words.speaker(`game:${game}`);
  title = (game: string) => this.#said(game, 'name');
  tagline = (game: string) => this.#said(game, 'tagline');

  /** What a game is best for, in a word or two, where it says so. */
  mark = (game: string, key = 'mark') =>
    this.knows(game) && key in this.speaker(game).catalogue ? this.speaker(game).text(key) : '';

  minutes = (game: string) => (this.knows(game) ? lasts(this.speaker(game), this.t) : '');

  /** How many sit at the table that is being prepared, and how long it takes. */
  facts: string = $derived.by(() =>
    this.t('lobby.facts', { count: this.places.length, time: this.minutes(this.game.name) }),
  );

  /** How a bot of this level is to play against, in a word. */
  temper = (level: string) => this.t(`lobby.bot_${level}` as ShellKey);

  #lessons: readonly LessonCard[] = $derived.by(() => {
    const { lessons, lists } = this.snapshot;
    const over = [...lists.mine, ...lists.away].filter(({ table }) => table.status === 'over' && !table.lesson);
    return useful(lessons, new Set(over.map(({ table }) => table.game)));
  });
  /** The lesson of a game that comes next. */
  lesson = (game: string) => nextOf(this.#lessons.filter((each) => each.game === game));

  /** The lesson into which one press leads: the one that was left, or the next. */
  suggested: LessonCard | null = $derived.by(() => {
    const inOrder = this.shelf.flatMap(({ name }) => this.#lessons.filter(({ game }) => game === name));
    return suggested(
      inOrder,
      this.snapshot.lists.mine.map(({ table }) => table.game),
    );
  });

  choose(game: string): void {
    this.#game = game;
    if (casts[game] && !this.#casts[game])
      this.#send(casts[game]().then((cast) => void (this.#casts = { ...this.#casts, [game]: cast })));
    this.places = this.game.first.seats;
  }

  /** Lays the table that is best to begin with, and goes to it. */
  play = ({ first }: GameCard) =>
    this.#act(async () => {
      const { id } = await this.line.lay(first);
      this.line.enter(id);
    });

  /** Begins to prepare a table of a game. */
  layOut(game: string): void {
    this.choose(game);
    this.laying = true;
  }

  /** Puts a table away, or takes it out again; for some seconds it can be undone. */
  putAway = (card: TableCard, away: boolean) =>
    this.#act(async () => {
      await this.line.putAway(card.table.id, away);
      this.snapshot = { ...this.snapshot, lists: moved(this.snapshot.lists, card, away) };
      this.notices.say(this.t(away ? 'lobby.was_put_away' : 'lobby.was_taken_out'), 'plain', {
        word: this.t('lobby.undo_it'),
        go: () => this.putAway(card, !away),
      });
    });

  set(option: string, value: unknown): void {
    this.#changed = { ...this.#changed, [this.game.name]: { ...this.#changed[this.game.name], [option]: value } };
  }

  /** Fills in the form as another page has prepared it. */
  prepare({ game, options, players }: Prepared): void {
    this.layOut(game);
    this.#prepared = { [game]: new Set(Object.keys(options)) };
    this.resize(players);
    for (const [option, value] of Object.entries(options)) this.set(option, value);
  }

  /** Me first, then bots as easy as those there are: a table that can start at once. */
  resize(count: number): void {
    const company = Array.from({ length: count }, () => this.#bot());
    this.places = [...this.places, ...company].slice(0, count);
    if (!this.places.some((place) => place.kind === 'me')) this.place(0, { kind: 'me' });
  }

  #bot = (): Place => ({
    kind: 'bot',
    level: this.places.find(({ kind }) => kind === 'bot')?.level ?? this.snapshot.games.bots[0] ?? null,
  });

  add(kind: 'bot' | 'link' | 'here'): void {
    if (this.places.length >= this.game.most) return;
    this.places = [...this.places, kind === 'bot' ? this.#bot() : kind === 'here' ? { kind, name: '' } : { kind }];
  }

  /** Takes a seat away. */
  drop(seat: number): void {
    if (this.places.length > this.game.least) this.places = this.places.filter((_, index) => index !== seat);
  }

  /** Makes all bots as strong as this. */
  train(level: string): void {
    this.places = this.places.map((place) => (place.kind === 'bot' ? { ...place, level } : place));
  }

  /** Who somebody at the table is, as the sentence about it says. */
  #called(place: Place, seat: number): string {
    if (place.kind === 'me') return this.t('lobby.i');
    if (place.kind === 'bot') return this.t(botName(seat));
    if (place.kind === 'here') return place.name?.trim() || this.t('table.player', { number: seat + 1 });
    return this.t(place.kind === 'link' ? 'lobby.a_friend' : 'lobby.anyone');
  }

  /** The table in one sentence. */
  sentence: string = $derived.by(() =>
    this.t('lobby.sentence', {
      count: this.places.length,
      names: this.places
        .map((place, seat) => ({ place, seat }))
        .toSorted((one, other) => Number(other.place.kind === 'me') - Number(one.place.kind === 'me'))
        .map(({ place, seat }) => this.#called(place, seat)),
    }),
  );

  /** Puts somebody in a seat. I sit only once: where I was comes whoever was here. */
  place(seat: number, place: Place): void {
    const before = this.places[seat];
    this.places = this.places.map((each, index) => {
      if (index === seat) return place;
      return place.kind === 'me' && each.kind === 'me' ? (before ?? { kind: 'open' }) : each;
    });
  }

  /** Gives a seat this robot; who had it gets the seat's. */
  pick(seat: number, robot: number): void {
    const { enamels, robots: before } = this;
    if (!enamels || !before) return;
    const swapped = before.map((each) => (each === robot ? before[seat]! : each));
    this.set(enamels.option, swapped.with(seat, robot));
  }

  /** Gives a seat this figure; who had it gets the seat's. */
  become(seat: number, figure: string): void {
    const { cast } = this;
    if (!cast) return;
    const before = cast.of(this.options, this.places.length);
    const swapped = before.map((each) => (each === figure ? before[seat]! : each));
    this.set(cast.option, swapped.with(seat, figure));
  }

  open = () => {
    const { game, cast, enamels, robots, undo, spectators, watching, delay, hints, clock, away } = this;
    const picked = enamels && robots && this.#changed[game.name]?.[enamels.option];
    const figures = cast && isChosen(this.options[cast.option]) && cast.of(this.options, this.places.length);
    const options = {
      ...this.options,
      ...(picked ? { [enamels.option]: robots } : {}),
      ...(cast && figures ? { [cast.option]: figures } : {}),
    };
    const seats = this.places.map((place, seat) =>
      place.kind === 'here' && !place.name?.trim()
        ? { ...place, name: this.t('table.player', { number: seat + 1 }) }
        : place,
    );
    this.#act(async () => {
      const terms = { undo, spectators, watching, delay, hints, clock, away };
      const { id } = await this.line.lay({ game: game.name, options, seats, ...terms });
      this.line.enter(id);
    });
  };

  /** A record from a file; the server checks it answer by answer. */
  read = (file: File) =>
    this.#act(async () => {
      const { id } = await this.line.upload(await file.text());
      this.line.see(id);
    });

  see = (card: TableCard) => this.line.see(card.table.id);

  enter = (card: TableCard) => {
    if (isClosed(card.table) && !card.mine.length) return this.see(card);
    const free =
      !card.mine.length && card.seats.some(({ kind }) => kind === 'open' || (kind === 'link' && card.invited));
    if (!free) return this.line.enter(card.table.id);
    this.#act(async () => {
      await this.line.take(card.table.id);
      this.line.enter(card.table.id);
    });
  };

  /** Asks a friend who is here to play now. */
  ask = ({ id }: Acquaintance) =>
    this.#act(async () => {
      this.line.enter((await this.line.ask(id)).id);
    });

  /** Says to who challenges the reader that they cannot play now. */
  decline = ({ table }: TableCard) =>
    this.#act(async () => {
      await this.line.decline(table.id);
      const { lists } = this.snapshot;
      const open = lists.open.filter((card) => card.table.id !== table.id);
      this.snapshot = { ...this.snapshot, lists: { ...lists, open } };
    });

  /** Goes where a friend's code or link leads; what leads nowhere is refused, and one stays here. */
  follow = async (typed: string): Promise<void> => {
    const found = told(typed);
    if ('page' in found) return this.line.go(found.page);
    if (!found.code) throw new Refusal({ type: 'UnknownInvitation' });
    await this.line.find(found.code);
    this.line.go(`/join/${found.code}`);
  };

  rename = (name: string) => {
    if (!name.trim()) return;
    this.#naming = this.#be(name.trim(), this.words.language);
    this.#send(this.#naming);
  };

  async #be(name: string, language: Language): Promise<void> {
    this.snapshot = { ...this.snapshot, me: await this.line.be(name, language) };
  }

  /** Whoever sits down has their name: one that was just given may still be on its way. */
  #act(act: () => Promise<void>): void {
    this.#send((this.#naming?.catch(() => {}) ?? Promise.resolve()).then(act));
  }

  #said = (game: string, key: string) => (this.knows(game) ? this.speaker(game).text(key) : '');

  #send(sent: Promise<void>): void {
    sent.catch(this.notices.refuse);
  }
}
