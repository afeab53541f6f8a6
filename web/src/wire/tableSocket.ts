/** The play socket of one table: parts that arrive are put together into whole snapshots. */
import type { Sayable } from '../words/record';
import { Refusal } from './http';
import { live, type Live } from './live';
import { remember, remembered } from './memory';
import type {
  ChatLine,
  FromClient,
  FromServer,
  GatheringState,
  Question,
  Reader,
  Result,
  SeatClock,
  SeatState,
  SnapshotParts,
  Story,
  TableState,
  UndoState,
} from './protocol';
import { told } from './serverClock';

/** The table as the reader may see it now. */
export interface Snapshot<View = unknown> {
  table: TableState;
  seats: readonly SeatState[];
  reader: Reader;
  /** None until the match has begun. */
  view: View | null;
  questions: readonly Question[];
  undo: UndoState;
  /** The clocks and the sand that there are, by seat. */
  clocks: readonly SeatClock[];
  result: Result | null;
  /** All that happened, and the part of it that came with this snapshot. */
  log: readonly Sayable[];
  news: readonly Sayable[];
  chat: readonly ChatLine[];
  /** The number of the first line of it: of a long talk only the end is told. */
  chatFirst: number;
  /** With whom the reader looks at the film of the match. */
  gathering: GatheringState | null;
}

/** A reader of whom nothing is known: nobody who sits here, nor the host. */
export const SOMEBODY: Reader = {
  seat: null,
  seats: [],
  host: false,
  owes: false,
  invitations: {},
  hides: false,
  noes: {},
  only: {},
  visits: {},
  code: null,
};

/** Why something may not be chosen, and the section of the rules that says so. */
export interface Reason {
  record: Sayable;
  rule: string;
}

/** The snapshot after these parts arrived. The first ones bring everything; nothing of them is news. */
export function merge(before: Snapshot | null, parts: SnapshotParts): Snapshot {
  const { news, chat } = parts;
  const log = news ? [...(before?.log ?? []).slice(0, news.first), ...news.events] : (before?.log ?? []);
  const chatFirst = before?.chat.length ? before.chatFirst : (chat?.first ?? 0);
  const lines = chat
    ? [...(before?.chat ?? []).slice(0, Math.max(0, chat.first - chatFirst)), ...chat.lines]
    : (before?.chat ?? []);
  const kept = before ?? {
    table: parts.table!,
    seats: [],
    reader: SOMEBODY,
    view: null,
    questions: [],
    undo: { may: [], request: null, refused: null },
    clocks: [],
    result: null,
    gathering: null,
  };
  return {
    table: parts.table ?? kept.table,
    seats: parts.seats ?? kept.seats,
    reader: parts.reader ?? kept.reader,
    view: parts.view === undefined ? kept.view : parts.view,
    questions: parts.questions ?? kept.questions,
    undo: parts.undo ?? kept.undo,
    clocks: parts.clocks ?? kept.clocks,
    result: parts.result === undefined ? kept.result : parts.result,
    log,
    news: before && news && news.first === before.log.length ? news.events : [],
    chat: lines,
    chatFirst,
    gathering: parts.gathering === undefined ? kept.gathering : parts.gathering,
  };
}

const DAY = 24 * 3600;

/** Whether people play here now, and not over days. */
const isLive = (snapshot: Snapshot | null) =>
  snapshot?.table.status === 'playing' && (snapshot.table.clock?.seconds ?? 0) < DAY;

/** A value that this browser adds to the chance of the match. */
const contribution = () =>
  [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

type Reply = Reason | Story | null;

interface Waiting {
  /** What is sent again when the line is back: taken twice, an answer counts once. */
  answer: FromClient | null;
  done: (reply: Reply) => void;
  failed: (refusal: Refusal) => void;
}

interface Listener {
  show: (snapshot: Snapshot) => void;
  refused: (refusal: Refusal) => void;
  standing: (stands: boolean) => void;
}

export class TableSocket {
  #live: Live;
  #last: Snapshot | null = null;
  #undos = 0;
  /** Whether the line was only just opened: what happened meanwhile is no news. */
  #back = false;
  #ref = 0;
  #renewed: (() => void) | null = null;
  #waiting = new Map<number, Waiting>();
  /** When the server was last asked what its clock shows. */
  #timeAsked = { ref: 0, at: 0 };

  constructor(
    readonly id: string,
    readonly listener: Listener,
    /** For a screen that all look at: only what is public, whoever's browser it is. */
    readonly shared = false,
  ) {
    this.#live = live({
      address: () => this.#address(),
      hear: (message) => this.#hear(message as FromServer),
      standing: (stands) => {
        this.#back = stands;
        if (stands) this.#comeBack();
        else this.#drop();
        listener.standing(stands);
      },
      ping: { type: 'Ping' },
      eager: () => this.#waiting.size > 0 || isLive(this.#last),
    });
    document.addEventListener('visibilitychange', this.#sayView);
  }

  /**
   * Sends a message and waits until it is done, an answer even until a line that is cut is back; a refusal of it is thrown.
   * Only `Why` gets an answer.
   */
  ask(message: Exclude<FromClient, { type: 'Relate' }>): Promise<Reason | null> {
    return this.#ask(message) as Promise<Reason | null>;
  }

  /** What happened from one number of the log up to another, scene by scene; a refusal is thrown. */
  relate(first: number, last: number): Promise<Story> {
    return this.#ask({ type: 'Relate', first, last }) as Promise<Story>;
  }

  #ask(message: FromClient): Promise<Reply> {
    const ref = ++this.#ref;
    return new Promise((done, failed) => {
      const answer = message.type === 'Answer' ? message : null;
      this.#waiting.set(ref, { answer, done, failed });
      if (!this.#live.send({ ...message, ref }) && !answer) this.#fail(ref, { type: 'Unreached' });
    });
  }

  /**
   * Comes back as who the reader is now, who was nobody before; done when the line stands.
   * Whoever has sat down sees the table from another side: what was seen as a spectator is asked for anew.
   */
  renew({ seated = false } = {}): Promise<void> {
    if (seated) {
      this.#last = null;
      this.#undos = 0;
    }
    return new Promise((done) => {
      this.#renewed = done;
      this.#live.renew();
    });
  }

  close = () => {
    document.removeEventListener('visibilitychange', this.#sayView);
    this.#live.close();
  };

  /** Whoever can see the table is told of it by nothing else. */
  #sayView = () => this.#live.send({ type: 'InView', visible: !document.hidden });

  #address(): string {
    const asked = new URLSearchParams();
    const seat = this.#last?.reader.seat;
    if (this.shared) asked.set('seat', 'public');
    else if (seat !== null && seat !== undefined) asked.set('seat', String(seat));
    if (this.#last) {
      asked.set('seen', String(this.#last.log.length));
      asked.set('undos', String(this.#undos));
      asked.set('chat', String(this.#last.chatFirst + this.#last.chat.length));
    }
    return `/api/tables/${encodeURIComponent(this.id)}/play?${asked}`;
  }

  #hear(message: FromServer): void {
    switch (message.type) {
      case 'Snapshot':
        this.#last = merge(this.#last, message);
        if (this.#back) this.#last = { ...this.#last, news: [] };
        this.#back = false;
        this.#undos = message.news?.undos ?? this.#undos;
        this.listener.show(this.#last);
        if (message.reader?.owes) this.#contribute(this.#last.table.commitment);
        return;
      case 'Pong':
        if (message.ref === this.#timeAsked.ref) told(message.now, this.#timeAsked.at);
        return this.#reply(message.ref, null);
      case 'Done':
        return this.#reply(message.ref, null);
      case 'Because':
        return this.#reply(message.ref, { record: message.reason, rule: message.rule });
      case 'Story':
        return this.#reply(message.ref, message);
      case 'Refused':
        if (message.ref !== null && this.#waiting.has(message.ref)) this.#fail(message.ref, message.refusal);
        else this.listener.refused(new Refusal(message.refusal));
    }
  }

  /** Gives a value of this browser, once it has seen what the server committed to; both can be checked afterwards. */
  #contribute(commitment: string): void {
    const memory = remembered(this.id) ?? { commitment, value: contribution() };
    remember(this.id, memory);
    this.#live.send({ type: 'Contribute', value: memory.value });
  }

  #askTime(): void {
    this.#timeAsked = { ref: ++this.#ref, at: Date.now() };
    this.#live.send({ type: 'Ping', ref: this.#timeAsked.ref });
  }

  #reply(ref: number | null, reply: Reply): void {
    if (ref === null) return;
    this.#waiting.get(ref)?.done(reply);
    this.#waiting.delete(ref);
  }

  #fail(ref: number, record: Sayable): void {
    this.#waiting.get(ref)?.failed(new Refusal(record));
    this.#waiting.delete(ref);
  }

  /** The line is cut: only an answer waits until it is back. */
  #drop(): void {
    for (const [ref, { answer }] of [...this.#waiting]) if (!answer) this.#fail(ref, { type: 'Unreached' });
  }

  #comeBack(): void {
    this.#askTime();
    if (document.hidden) this.#sayView();
    for (const [ref, { answer }] of this.#waiting) if (answer) this.#live.send({ ...answer, ref });
    this.#renewed?.();
    this.#renewed = null;
  }
}
