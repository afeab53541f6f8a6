/** The replay page's one store: a film, the moment that is shown, and the table that shows it. */
import type { GameModule } from '../../games/contract';
import type { Scene } from '../../kit/telling/beats';
import type { Film, FilmPoint, Frame } from '../../wire/protocol';
import { viewsOf } from '../../wire/story';
import { merge, SOMEBODY, type Snapshot } from '../../wire/tableSocket';
import type { Words } from '../../words/words.svelte';
import { isClosed } from '../closed';
import { Table } from '../table/table.svelte';
import { still, type FilmPage, type ReplayLine } from './line';
import { happened, lastTurn, nextOwn, nextTurn, sameTime } from './moments';

export type Speed = 'slow' | 'normal' | 'fast';

/** How long a moment stays, and how much longer for each thing that happens in it; in milliseconds. */
const PACE: Record<Speed, readonly [number, number]> = { slow: [1500, 500], normal: [700, 250], fast: [160, 0] };
/** How fast what happened is told; where it is fast, it is not. */
const PACE_OF_TELLING = { slow: 0.5, normal: 1, fast: 4 } as const;
/** Between two looks at whether all is told, in milliseconds. */
const A_LITTLE = 60;
/** Between two looks at whether there is more of a match that goes on, in milliseconds. */
const FOLLOWING = 5000;
/** So many frames are fetched at once. */
const REEL = 16;

export class Replay {
  film: Film = $state.raw()!;
  /** The moment that is wanted, and the one whose picture has come. */
  number = $state(0);
  frame: Frame | null = $state.raw(null);
  playing = $state(false);
  speed: Speed = $state('normal');
  readonly table: Table;
  /** Those with whom one looks at it, by the id in their link. */
  #gathering: string | null = null;
  /** Told when somebody steers this film by hand. */
  steered: (() => void) | null = null;
  /** How often another has steered it. */
  #led = 0;
  #frames = new Map<number, Promise<Frame | undefined>>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** How the moment that is shown came about from the one before, step by step. */
  #scenes: readonly Scene<unknown>[] = [];

  constructor(
    film: Film,
    first: Frame,
    readonly line: ReplayLine,
    words: Words,
    game: GameModule,
  ) {
    this.film = film;
    this.number = first.number;
    this.frame = first;
    const relate = async () => this.#scenes;
    this.table = new Table(this.#snapshot(first, false), still(line.rules, relate), words, game);
    this.#tellSeam();
  }

  last: number = $derived(this.film.moments.length - 1);
  moment = $derived(this.film.moments[this.number]!);
  over: boolean = $derived(this.film.table.status === 'over');
  /** Nothing more will happen, be it that nobody played on. */
  closed: boolean = $derived(isClosed(this.film.table));
  /** Why the film does not begin with the match, if it does not: the rules were changed. */
  seam: string | null = $derived.by(() => {
    const { seam } = this.film.table;
    return seam === null ? null : this.t('replay.seam', { count: seam });
  });
  /** The match goes on, and one sees of it the turns alone that are over. */
  late: boolean = $derived(
    this.film.table.status === 'playing' && this.film.table.watching !== 'live' && !this.film.mine.length,
  );
  /** What finds the moment that is shown, from this point of view. */
  #place: string = $derived(
    `${this.film.table.id}?seat=${this.film.seat ?? 'public'}${this.number ? `&at=${this.number}` : ''}`,
  );

  /** The whole address of the moment that is shown. */
  at = (page: FilmPage) => new URL(`/${page}/${this.#place}`, location.href).href;

  /** Where in the film that is, in words. */
  place: string = $derived.by(() => {
    const { number, last, moment } = this;
    return moment.round
      ? this.t('replay.place', { number, last, round: moment.round })
      : this.t('replay.place_bare', { number, last });
  });

  t = (...said: Parameters<Table['t']>) => this.table.t(...said);

  go = (wanted: number) => {
    this.steered?.();
    return this.#to(wanted);
  };

  /** Shows what whoever leads shows, as far as one may see it. */
  led = async ({ seat, moment, answer, playing, speed }: FilmPoint) => {
    const turn = ++this.#led;
    this.speed = speed;
    if (seat === this.film.seat && moment === this.number) return;
    this.pause();
    if (seat === this.film.seat) return this.#to(moment, playing && speed === 'fast');
    const film = await this.line.film(seat).catch(() => null);
    if (turn !== this.#led) return;
    return film ? this.#show(film, Math.min(moment, film.moments.length - 1)) : this.#to(sameTime(this.film, answer));
  };

  #to = async (wanted: number, hurries = this.playing && this.speed === 'fast') => {
    const target = Math.min(Math.max(0, wanted), this.last);
    const next = target === (this.frame?.number ?? 0) + 1;
    this.number = target;
    this.#note();
    const frame = await this.#fetch(target).catch(this.#refused);
    if (!frame || this.number !== target || this.film.seat !== this.table.me) return;
    this.#scenes = viewsOf(this.frame?.view, frame.scenes);
    this.frame = frame;
    this.table.teller.skip();
    this.table.teller.pace.set(PACE_OF_TELLING[this.speed]);
    this.table.receive(this.#snapshot(frame, next && !hurries));
    this.#fetch(Math.min(this.last, target + REEL / 2)).catch(() => {});
  };

  step = (by: number) => {
    this.pause();
    if (by < 0 && this.number === 0) this.#tellSeam();
    if (by > 0 && this.number === this.last && !this.closed) return this.#catchUp();
    return this.go(this.number + by);
  };

  turn = (by: number) => {
    this.pause();
    if (by < 0 && this.number === 0) this.#tellSeam();
    return this.go(by > 0 ? nextTurn(this.film, this.number) : lastTurn(this.film, this.number));
  };

  /** To the next moment that concerns the seat one looks from. */
  own = () => {
    this.pause();
    const { seat } = this.film;
    if (seat === null) return;
    const robots = this.table.game.robots?.(this.table.snapshot.view, seat) ?? [];
    const found = nextOwn(this.film, this.number, seat, robots, (event) => this.table.speaker.say(event));
    if (found === null) this.table.notices.say(this.t('replay.no_more'));
    else return this.go(found);
  };

  toggle = () => {
    this.steered?.();
    if (this.playing) return this.pause();
    this.playing = true;
    if (this.table.telling) this.table.teller.play();
    return this.number === this.last ? this.#to(0).then(this.#wait) : this.#wait();
  };

  pause = () => {
    this.playing = false;
    if (this.table.telling) this.table.teller.pause();
    clearTimeout(this.#timer);
  };

  /** Shows what comes to the film of a match that goes on, until it is told to stop; who was at its end goes on with it. */
  follow = () => {
    const again = setInterval(async () => {
      if (!this.late || document.hidden) return;
      const film = await this.line.film(this.film.seat).catch(() => null);
      if (!film || film.seat !== this.film.seat || film.moments.length <= this.film.moments.length) return;
      const isAtEnd = this.number === this.last && !this.playing;
      this.film = film;
      this.#frames.clear();
      if (isAtEnd) void this.toggle();
    }, FOLLOWING);
    return () => clearInterval(again);
  };

  look = async (seat: number | null) => {
    this.steered?.();
    this.pause();
    const { answer } = this.moment;
    const film = await this.line.film(seat).catch(this.#refused);
    if (film) await this.#show(film, sameTime(film, answer));
  };

  act = (sent: Promise<unknown>) => void sent.catch(this.#refused);

  #tellSeam(): void {
    if (this.seam) this.table.notices.say(this.seam);
  }

  #wait = () => {
    const [stay, each] = PACE[this.speed];
    this.#timer = setTimeout(
      async () => {
        await this.#to(this.number + 1);
        while (this.playing && this.table.telling) await new Promise((done) => setTimeout(done, A_LITTLE));
        if (!this.playing) return;
        if (this.number < this.last) this.#wait();
        else this.pause();
      },
      stay + each * Math.min(8, happened(this.film, this.number).length),
    );
  };

  /** A game that goes on: what has happened since. */
  async #catchUp(): Promise<void> {
    const film = await this.line.film(this.film.seat).catch(this.#refused);
    if (!film) return;
    if (film.moments.length === this.film.moments.length) this.table.notices.say(this.t('replay.no_further'));
    else await this.#show(film, Math.min(this.number + 1, film.moments.length - 1));
  }

  async #show(film: Film, number: number): Promise<void> {
    this.film = film;
    this.#frames.clear();
    this.number = number;
    const frame = await this.#fetch(number).catch(this.#refused);
    if (!frame || this.film !== film) return;
    this.frame = frame;
    this.table.receive(this.#snapshot(frame, false));
    this.#note();
  }

  /** One looks at it with others from now on, or alone. */
  gather = (id: string | null) => {
    if (id === this.#gathering) return;
    this.#gathering = id;
    this.#note();
  };

  /** The address is that of the moment, and of those with whom one looks at it. */
  #note(): void {
    history.replaceState(null, '', this.at(this.line.page) + (this.#gathering ? `&gathering=${this.#gathering}` : ''));
  }

  /** The frame of a moment; those around it come with it. */
  #fetch(number: number): Promise<Frame | undefined> {
    const known = this.#frames.get(number);
    if (known) return known;
    const first = Math.max(0, number - 3);
    const last = Math.min(this.last, first + REEL - 1);
    const reel = this.line.frames(this.film.seat, first, last);
    for (let each = first; each <= last; each++) {
      const frame = reel.then((frames) => frames[each - first]);
      frame.catch(() => this.#frames.delete(each));
      if (!this.#frames.has(each)) this.#frames.set(each, frame);
    }
    return this.#frames.get(number)!;
  }

  /** The table at a moment, as if it had just been reached; what happened is news only to who comes from the one before. */
  #snapshot(frame: Frame, isNews: boolean): Snapshot {
    const { film } = this;
    const { pending, events } = film.moments[frame.number]!;
    const snapshot = merge(null, {
      type: 'Snapshot',
      table: film.table,
      seats: film.seats.map((seat) => ({ ...seat, online: true, thinking: pending.includes(seat.seat) })),
      reader: { ...SOMEBODY, seat: film.seat },
      view: frame.view,
    });
    return { ...snapshot, log: film.events.slice(0, events), news: isNews ? happened(film, frame.number) : [] };
  }

  #refused = (refusal: unknown) => {
    this.pause();
    this.table.notices.refuse(refusal);
    return undefined;
  };
}
