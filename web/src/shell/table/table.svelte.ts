/** The table page's one store: the last snapshot, what was asked about it, and nothing the server does not know. */
import { nudge } from '../../kit/motion';
import { play } from '../../kit/sound';
import { optionFor, type Decision, type GameModule, type Seat } from '../../games/contract';
import type { Reason, Snapshot } from '../../wire/tableSocket';
import { same, type Rec } from '../../words/record';
import type { Speaker } from '../../words/speaker';
import type { ShellKey, Words } from '../../words/words.svelte';
import { Notices } from '../notices.svelte';
import type { TableLine } from './line';

export type Panel = 'table' | 'log' | 'chat' | 'rules';

export class Table {
  snapshot: Snapshot = $state.raw()!;
  /** Whether the line to the server stands. */
  standing = $state(true);
  /** The question already answered, while its answer travels. */
  #answered: number | null = $state(null);
  #intent: { choice: Rec; tries: number } | null = null;
  #read = $state(0);

  why: { reason: Reason; piece: Element } | null = $state.raw(null);
  rule: string | null = $state(null);
  panel: Panel = $state('table');
  readonly notices: Notices;

  constructor(
    first: Snapshot,
    readonly line: TableLine,
    readonly words: Words,
    readonly game: GameModule,
  ) {
    this.snapshot = first;
    this.#read = first.chat.length;
    this.notices = new Notices(words);
  }

  me: number | null = $derived(this.snapshot.reader.seat);
  /** What is asked of the seat one looks from, unless the answer is already on its way. */
  decision: Decision | null = $derived.by(() => {
    const asked = this.snapshot.questions.find((question) => question.seat === this.me);
    if (!asked || asked.question === this.#answered) return null;
    const { question, prompt, options } = asked;
    return { question, prompt, options: options.map((choice, number) => ({ number, choice })) };
  });
  /** Another of the reader's seats that must decide, when this one need not. */
  next: number | null = $derived(
    this.snapshot.questions.some(({ seat }) => seat === this.me) ? null : (this.snapshot.questions[0]?.seat ?? null),
  );
  awaited: readonly number[] = $derived(
    this.snapshot.seats.filter((seat) => seat.thinking && seat.seat !== this.me).map((seat) => seat.seat),
  );
  undoable: boolean = $derived(this.snapshot.undo.may.some(({ seat }) => seat === this.me));
  unread: number = $derived(this.panel === 'chat' ? 0 : Math.max(0, this.snapshot.chat.length - this.#read));
  seats: readonly Seat[] = $derived.by(() =>
    this.snapshot.seats.map((state) => ({
      seat: state.seat,
      name: this.name(state.seat),
      bot: state.kind === 'bot' || state.away || state.conceded,
      online: state.online,
      colour: this.snapshot.view === null ? state.seat + 1 : this.game.colour(this.snapshot.view as never, state.seat),
    })),
  );
  #reader = $derived({ seat: this.me, name: (seat: number) => this.name(seat) });
  /** Says the game's records and the board's labels. */
  speaker: Speaker = $derived.by(() => this.words.speaker('game', this.#reader));
  #shell: Speaker = $derived.by(() => this.words.speaker('shell', this.#reader));

  t = (key: ShellKey, fields?: Readonly<Record<string, unknown>>) => this.#shell.text(key, fields);

  /** A person's name; bots have names of their own, by their seats. */
  name(seat: number): string {
    const state = this.snapshot.seats.find((each) => each.seat === seat);
    if (state?.name) return state.name;
    if (state?.kind === 'bot') return this.words.t(`bot_name.${(seat % 8) + 1}` as ShellKey);
    return this.words.t('table.player', { number: seat + 1 });
  }

  receive = (next: Snapshot) => {
    const before = this.decision;
    this.snapshot = next;
    this.why = null;
    if (next.result && next.news.length) play('end');
    else if (this.decision && !before) this.#call();
    this.#follow();
  };

  select = (number: number) => {
    const { decision, me } = this;
    if (!decision || me === null) return;
    this.why = null;
    this.#answered = decision.question;
    play('confirm');
    this.#send(this.line.answer(me, decision.question, number));
  };

  undo = () => {
    this.#intent = null;
    const may = this.snapshot.undo.may.find(({ seat }) => seat === this.me);
    if (!may) return;
    const told = () => may.how === 'ask' && this.notices.say(this.t('table.undo_sent'));
    this.#send(this.line.undo(may.seat).then(told));
  };

  instead = (choice: Rec) => {
    this.#intent = { choice, tries: 3 };
    this.#send(this.line.undo(this.me!));
  };

  ask = async (choice: Rec, piece: Element) => {
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

  /** A bell, and a notification for who is looking elsewhere. */
  #call(): void {
    play('turn');
    if (document.hidden && 'Notification' in window && Notification.permission === 'granted')
      new Notification(this.t('table.tab_yours', { game: this.speaker.text('name') }), { tag: this.snapshot.table.id });
  }

  /** After taking an answer back, gives the one that was meant in its place. */
  #follow(): void {
    const intent = this.#intent;
    if (!intent || !this.snapshot.questions.some(({ seat }) => seat === this.me)) return;
    this.#answered = null;
    const option = optionFor(this.decision, (choice) => same(choice, intent.choice));
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
