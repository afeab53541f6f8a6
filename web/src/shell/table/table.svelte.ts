/** The table page's one store: the last snapshot, what was asked about it, and nothing the server does not know. */
import { call } from '../../kit/calling';
import { nudge } from '../../kit/motion';
import { play } from '../../kit/sound';
import type { Told as Beat } from '../../kit/telling/beats';
import { Teller } from '../../kit/telling/teller.svelte';
import { inWords } from '../../kit/telling/words.svelte';
import { offered, type Decision, type GameModule, type Grave, type Seat } from '../../games/contract';
import type { SeatClock } from '../../wire/protocol';
import { serverNow } from '../../wire/serverClock';
import type { Reason, Snapshot } from '../../wire/tableSocket';
import { same, type Sayable } from '../../words/record';
import type { Speaker } from '../../words/speaker';
import type { ShellKey, Words } from '../../words/words.svelte';
import { enamelOf } from '../../games/enamels';
import { Notices } from '../../kit/notices.svelte';
import { called } from '../called';
import { isOnVacation } from '../vacation';
import { Advice } from './advice.svelte';
import type { TableLine } from './line';
import { lately } from './lately';
import { Pointing } from './pointing.svelte';
import { endOf } from './runningOut';
import { Screen } from './screen.svelte';
import { keepTaking, takings, type Takings } from './takings';
import { botName, wasABots } from '../bots';

export type Panel = 'table' | 'log' | 'chat' | 'rules';

/** From the last beat until the result is shown, in milliseconds. */
const A_QUIET_MOMENT = 600;
const NOTHING: readonly Sayable[] = [];

/** What a board draws: the table as far as it has been told. */
export interface Shown {
  view: unknown;
  news: readonly Sayable[];
  beat: Beat<Sayable> | null;
}

export class Table {
  snapshot: Snapshot = $state.raw()!;
  /** Whether the line to the server stands. */
  standing = $state(true);
  /** The question already answered, while its answer travels: each seat counts its own. */
  #answered: string | null = $state(null);
  #intent: { choice: Sayable; tries: number } | null = null;
  #read = $state(0);
  why: { reason: Reason; piece: Element } | null = $state.raw(null);
  /** A grave answer, before it is sent. */
  #meant: { question: string; number: number } | null = $state.raw(null);
  rule: string | null = $state(null);
  panel: Panel = $state('table');
  readonly notices: Notices;
  readonly screen: Screen;
  readonly advice: Advice;
  readonly pointing: Pointing;
  readonly teller: Teller<unknown, Sayable>;
  /** Whether something has happened, of which the bell or the end must still be heard. */
  #owed: { bell: boolean; end: boolean } = { bell: false, end: false };
  /** Whether the last beat has only just been told. */
  #rests = $state(false);

  constructor(
    first: Snapshot,
    readonly line: TableLine,
    readonly words: Words,
    readonly game: GameModule,
    /** A screen that all look at: it tells at one speed and skips nothing. */
    steady = false,
  ) {
    this.snapshot = first;
    this.teller = new Teller(
      {
        telling: game.telling ?? null,
        key: `rouages.${first.table.game}.speed`,
        me: () => this.me,
        relate: async (first, last) => (await this.line.relate?.(first, last)) ?? null,
        calm: inWords,
        hidden: () => document.hidden && !steady,
        begins: (seconds) =>
          this.me !== null && this.line.telling && this.#quietly(this.line.telling(this.me, seconds)),
        ends: () => this.#told(),
        lost: () => this.notices.say(this.t('telling.lost')),
      },
      first.log.length,
      steady,
    );
    this.#tookOver = takings(first.table.id);
    if (first.table.lesson) this.teller.rules.on = false;
    this.#read = first.chat.length;
    this.notices = new Notices(words);
    this.screen = new Screen(this, (seat) => this.#send(this.line.look(seat)));
    this.advice = new Advice(this);
    this.pointing = new Pointing(this);
    this.#recall();
  }

  me: number | null = $derived(this.snapshot.reader.seat);
  /** Whether something is told, for which all else on the page waits. */
  telling: boolean = $derived.by(() => this.teller.telling);
  /** The table as far as it has been told. */
  shown: Shown = $derived.by(() => {
    const { shown, beat } = this.teller;
    if (shown) return { ...shown, beat };
    const { view, news } = this.snapshot;
    return { view, news: this.game.telling && !inWords() ? NOTHING : news, beat: null };
  });
  /** What is asked of the seat one looks from, unless the answer is already on its way. */
  decision: Decision | null = $derived.by(() => {
    const asked = this.snapshot.questions.find((question) => question.seat === this.me);
    if (!asked || this.teller.telling || `${asked.seat}:${asked.question}` === this.#answered) return null;
    const { question, prompt, options, prospects } = asked;
    return { question, prompt, options: options.map((choice, number) => ({ number, choice })), prospects };
  });
  /** Whether an answer waits until the line is back. */
  kept: boolean = $derived.by(
    () =>
      !this.standing && this.snapshot.questions.some(({ seat, question }) => `${seat}:${question}` === this.#answered),
  );
  /** The question that stands: each seat counts its own. */
  #question: string | null = $derived.by(() => this.decision && `${this.me}:${this.decision.question}`);
  /** What the board lights: all that may be chosen, or only what is advised or pointed at. */
  lit: Decision | null = $derived.by(() => {
    const { decision, laid } = this;
    const only = this.advice.best?.option ?? (laid === null ? this.pointing.number : null);
    if (!decision || only === null) return decision;
    return { ...decision, options: decision.options.filter(({ number }) => number === only) };
  });
  /** The option that is grave, while the plate asks whether it shall be. */
  meant: number | null = $derived.by(() =>
    this.#meant && this.#meant.question === this.#question ? this.#meant.number : null,
  );
  awaited: readonly number[] = $derived(
    this.snapshot.seats.filter((seat) => seat.thinking && seat.seat !== this.me).map((seat) => seat.seat),
  );
  /** What happened, as far as it has been told. */
  log: readonly Sayable[] = $derived.by(() => this.snapshot.log.slice(0, this.teller.told));
  /** How the match ended, once that has been told. */
  result: Snapshot['result'] = $derived.by(() => (this.teller.telling || this.#rests ? null : this.snapshot.result));
  /** The clocks that there are to see: those that run, the banks that stand, and those of who waits for an answer back, or is
   * away for days. While something new is told, none runs. */
  clocks: readonly SeatClock[] = $derived.by(() => {
    const { table, seats, undo } = this.snapshot;
    const stand = (clock: SeatClock): SeatClock => ({ ...clock, until: null, sand: null });
    const waits = this.teller.telling && !this.teller.repeats;
    const clocks = waits ? this.snapshot.clocks.map(stand) : this.snapshot.clocks;
    const stands = ({ seat, left }: SeatClock) =>
      table.clock?.kind === 'bank' ||
      ((seat === undo.request?.seat || isOnVacation(seats[seat]!, serverNow())) && left !== null);
    return clocks.filter((clock) => stands(clock) || clock.until !== null || clock.sand !== null);
  });
  clock: SeatClock | null = $derived(this.clocks.find(({ seat }) => seat === this.me) ?? null);
  /** Whether nobody else plays here. */
  practice: boolean = $derived.by(() => {
    const { seats, reader } = this.snapshot;
    return (
      this.line.hint !== undefined && seats.every(({ seat, kind }) => kind === 'bot' || reader.seats.includes(seat))
    );
  });
  /** Whether hints are fair here: nobody else plays, or the table has decided so. */
  advised: boolean = $derived.by(
    () =>
      this.practice ||
      (this.line.hint !== undefined && this.snapshot.table.hints && this.snapshot.reader.seats.length > 0),
  );
  /** The clock of others that runs out first. */
  soonest: SeatClock | null = $derived.by(() => {
    const running = this.clocks.filter((clock) => clock.seat !== this.me && endOf(clock) < Infinity);
    return running.toSorted((one, other) => endOf(one) - endOf(other))[0] ?? null;
  });
  undoable: boolean = $derived.by(
    () => !this.teller.telling && this.snapshot.undo.may.some(({ seat }) => seat === this.me),
  );
  /** How many answers lie between here and where one's turn or phase began, if all of them can be taken back. */
  turnback: number = $derived.by(() =>
    this.undoable ? (this.snapshot.undo.may.find(({ seat }) => seat === this.me)?.turn ?? 0) : 0,
  );
  #laid = $state.raw<{ question: string; number: number } | null>(null);
  /** The option that is laid out, and waits for one press more. */
  laid: number | null = $derived.by(() =>
    this.#laid && this.#laid.question === this.#question ? this.#laid.number : null,
  );
  /** What is left to do about the question, once all is laid that answers it. */
  remains: string | null = $derived.by(() => this.#layingOf(this.laid));
  unread: number = $derived(this.panel === 'chat' ? 0 : Math.max(0, this.snapshot.chat.length - this.#read));
  seats: readonly Seat[] = $derived.by(() =>
    this.snapshot.seats.map((state) => ({
      seat: state.seat,
      name: this.name(state.seat),
      bot: state.kind === 'bot' || state.away || state.conceded,
      online: state.online,
      sand: (!this.teller.telling && this.snapshot.clocks.find(({ seat }) => seat === state.seat)?.sand) || null,
      colour:
        this.snapshot.view === null
          ? enamelOf(this.snapshot.table.game, this.snapshot.table.options, this.snapshot.seats.length, state.seat)
          : this.game.colour(this.snapshot.view, state.seat),
    })),
  );
  #reader = $derived({
    seat: this.me,
    name: (seat: number) => this.name(seat),
    called: (kind: string, value: string | number) =>
      this.snapshot.view === null ? null : (this.game.called?.(this.snapshot.view, this.me, kind, value) ?? null),
  });
  /** Says the game's records and the board's labels. */
  speaker: Speaker = $derived.by(() => this.words.speaker('game', this.#reader));
  #shell: Speaker = $derived.by(() => this.words.speaker('shell', this.#reader));

  t = (key: ShellKey, fields?: Readonly<Record<string, unknown>>) => this.#shell.text(key, fields);

  /** A person's name; bots have names of their own, by their seats. */
  name(seat: number): string {
    return called(this.snapshot.seats, seat, this.words.t);
  }

  /** Who plays on for which bot, and what that means. */
  takenOver = (seat: number): string =>
    this.t('table.taken_over', { name: this.name(seat), bot: this.words.t(botName(seat)) });

  #tookOver: Takings = $state.raw({});

  /** Who took over before this line of the log; whoever was not seen to do it stands at its head. */
  takenOverAt = (line: number): readonly number[] =>
    this.snapshot.seats.filter((state) => wasABots(state) && this.#lineOf(state.seat) === line).map(({ seat }) => seat);

  /** What was taken back since has made the log shorter. */
  #lineOf = (seat: number) => Math.min(this.#tookOver[seat] ?? 0, this.snapshot.log.length);

  receive = (next: Snapshot) => {
    const before = this.decision;
    const { next: was } = this.screen;
    const past = this.snapshot;
    this.snapshot = next;
    this.#notice(past, before);
    this.screen.turn(was, next.news.length);
    this.why = null;
    const asks = ({ questions }: Snapshot) => questions.some(({ seat }) => seat === this.me);
    if (next.result && next.news.length) this.#owed.end = true;
    if (asks(next) && !asks(past)) this.#owed.bell = true;
    if (next.log !== past.log && !next.news.length) {
      this.teller.drop(next.log.length);
      if (next.log[past.log.length - 1] === past.log.at(-1)) this.#recall();
    }
    if (next.news.length) this.#hear(past, next);
    else if (!this.teller.telling) this.#told();
    this.#follow();
  };

  select = (number: number) => {
    const { decision, me } = this;
    if (!decision || me === null) return;
    const option = decision.options.find((each) => each.number === number);
    if (option && this.grave(option.choice) && this.meant !== number) {
      this.#meant = { question: this.#question!, number };
      return;
    }
    this.#meant = null;
    this.why = null;
    this.advice.close();
    this.teller.forget();
    this.#answered = this.#question;
    play('confirm');
    this.#send(this.line.answer(me, decision.question, number));
  };

  /** Whether and why an answer is asked for once more. */
  grave = (choice: Sayable): Grave | null =>
    this.decision && (this.game.grave?.(this.snapshot.view, this.decision, choice) ?? null);

  /** What was meant is kept after all. */
  keep = () => {
    this.#meant = null;
  };

  undo = () => {
    this.#intent = null;
    const may = this.snapshot.undo.may.find(({ seat }) => seat === this.me);
    if (!may) return;
    const told = () => may.how === 'ask' && this.notices.say(this.t('table.undo_sent'));
    this.#send(this.line.undo(may.seat).then(told));
  };

  /** Back to where one's turn or phase began. */
  undoTurn = () => {
    this.#intent = null;
    this.#send(this.line.undo(this.me!, true));
  };

  /** Lays an option out, or takes back what is laid. */
  lay = (number: number | null) => {
    this.#laid = number !== null && this.#question !== null ? { question: this.#question, number } : null;
  };

  /** Whether an option is laid out before it is sent. */
  lays = (number: number): boolean => this.#layingOf(number) !== null;

  /** An answer by key or from the list: what is laid out first is sent by the second press, as at the board. */
  press = (number: number) => {
    if (this.laid !== number && this.lays(number)) this.lay(number);
    else this.select(number);
  };

  /** What the plate says once this option is laid out; nothing where one press is enough. */
  #layingOf(number: number | null): string | null {
    const { decision, game, snapshot } = this;
    const option = decision?.options.find((each) => each.number === number);
    return (option && game.lays?.(snapshot.view, decision!, option.choice)) ?? null;
  }

  instead = (choice: Sayable) => {
    this.#intent = { choice, tries: 3 };
    this.#send(this.line.undo(this.me!));
  };

  ask = async (choice: Sayable, piece: Element) => {
    nudge(piece);
    play('refused');
    if (this.me === null || !this.decision) return this.notices.say(this.t('table.not_asked'));
    try {
      const reason = await this.line.why(this.me, choice);
      if (reason) this.why = { reason, piece };
    } catch (refusal) {
      this.notices.refuse(refusal);
    }
  };

  open = (panel: Panel, rule: string | null = null) => {
    this.panel = panel;
    this.rule = rule;
    this.why = null;
    this.#read = this.snapshot.chat.length;
  };

  /** Does something at the table; a refusal becomes a notice. */
  act = (sent: Promise<unknown>) => this.#send(sent);

  refused = (refusal: unknown) => {
    this.#answered = null;
    this.#intent = null;
    this.notices.refuse(refusal);
  };

  /** A keeper of the house was told of something, or why not. */
  complained = (sent: Promise<unknown>) =>
    void sent.then(() => this.notices.say(this.t('complaint.sent')), this.notices.refuse);

  /** Calls once more somebody who is awaited elsewhere. */
  remind = (seat: number) => {
    this.#send(
      this.line.remind(seat).then(() => this.notices.say(this.t('waits.reminded', { name: this.name(seat) }))),
    );
  };

  /** Says what a snapshot alone would leave unsaid: who refused, who sat down, and that one's time ran out. */
  #notice(past: Snapshot, asked: Decision | null): void {
    for (const state of this.snapshot.seats.filter(wasABots))
      if (past.seats.some(({ seat, kind }) => seat === state.seat && kind === 'bot')) {
        this.#tookOver = keepTaking(this.snapshot.table.id, state.seat, past.log.length);
        this.notices.say(this.takenOver(state.seat));
      }
    const { refused } = this.snapshot.undo;
    if (refused && refused.seat === this.me && !same(refused, past.undo.refused))
      this.notices.say(
        this.t(refused.what === 'undo' ? 'table.undo_refused' : 'stop.refused', { seat: refused.by }),
        'bad',
      );
    const mine = past.clocks.find(({ seat }) => seat === this.me);
    const until = mine ? endOf(mine) : Infinity;
    const still = this.snapshot.questions.some(
      ({ seat, question }) => seat === this.me && question === asked?.question,
    );
    if (asked && !still && until <= serverNow() + 0.3) this.notices.say(this.t('time.ran_out'), 'bad');
  }

  /** Whoever comes, or comes back, can see the last turn. */
  #recall(): void {
    const { log, view } = this.snapshot;
    const last = view === null ? null : lately(this.game, log, view);
    if (last) this.teller.offer({ ...last, after: view });
  }

  /** What happened is told, unless the table was only just laid. */
  #hear(past: Snapshot, next: Snapshot): void {
    const { log, news, view } = next;
    if (past.view === null) this.teller.drop(log.length);
    else this.teller.hear({ first: log.length - news.length, events: news, before: past.view, after: view });
    if (!this.teller.telling) this.#told();
  }

  /** All is told: now the bell rings, or the end is heard. */
  #told(): void {
    const { bell, end } = this.#owed;
    if (this.teller.telling) return;
    if (this.me !== null && this.line.told && (bell || end)) this.#quietly(this.line.told(this.me));
    if (end) {
      this.#rests = this.game.telling !== undefined;
      setTimeout(() => (this.#rests = false), A_QUIET_MOMENT);
      play('end');
    } else if (bell && this.decision) this.#call();
    this.#owed = { bell: false, end: false };
  }

  /** Says something to the server that nobody waits for. */
  #quietly(sent: Promise<unknown>): void {
    sent.catch(() => {});
  }

  /** A bell, and a notification for who is looking elsewhere. */
  #call(): void {
    play('turn');
    call(this.t('table.tab_yours', { game: this.speaker.text('name') }), `/table/${this.snapshot.table.id}`);
  }

  /** After taking an answer back, gives the one that was meant in its place. */
  #follow(): void {
    const intent = this.#intent;
    if (!intent || !this.snapshot.questions.some(({ seat }) => seat === this.me)) return;
    this.#answered = null;
    const option = offered(this.decision, intent.choice);
    if (option) {
      this.#intent = null;
      this.select(option.number);
    } else if (this.undoable && intent.tries-- > 1) this.#send(this.line.undo(this.me!));
    else this.#intent = null;
  }

  #send(sent: Promise<unknown>): void {
    sent.catch(this.refused);
  }
}
