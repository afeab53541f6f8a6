/** A film that people look at together: one leads, the others see the same moments, look around for themselves, and come back. */
import { untrack } from 'svelte';
import type { ChatLine, FilmPoint, FromClient, GatheringCard, GatheringState } from '../../wire/protocol';
import { isAlone } from '../../wire/transport';
import { Refusal } from '../../wire/http';
import type { Replay } from './replay.svelte';
import type { Review } from './review.svelte';

/** The leader's screen says where it is at most so often, in milliseconds. */
const PACE = 150;
/** Who comes back to a house that has forgotten the gathering waits for its leader so often, so long; in milliseconds. */
const TRIES = 6;
const PAUSE = 1000;

/** What the house says to a screen at the table of the film. */
export interface Heard {
  gathering: GatheringState | null;
  chat: readonly ChatLine[];
  chatFirst: number;
}

/** The way to the others, while it stands. */
export interface Company {
  ask: (message: Exclude<FromClient, { type: 'Relate' }>) => Promise<unknown>;
  /** Comes back as who the reader is now, who was nobody before. */
  renew: () => Promise<void>;
  close: () => void;
}

/** Where others are found who look at the film. */
export interface Meeting {
  /** The gatherings that one may be told of. */
  open: () => Promise<readonly GatheringCard[]>;
  come: (listener: Listener) => Company;
  /** Has the house know this browser; whether it did not before. */
  somebody: () => Promise<boolean>;
}

export interface Listener {
  show: (heard: Heard) => void;
  refused: (refusal: Refusal) => void;
  standing: (stands: boolean) => void;
}

export class Together {
  state: GatheringState | null = $state.raw(null);
  /** What was said at the table. */
  chat: readonly ChatLine[] = $state.raw([]);
  chatFirst = 0;
  /** Whether this screen shows what the leader does. */
  follows = $state(true);
  /** Gatherings that one may come to. */
  open: readonly GatheringCard[] = $state.raw([]);
  #company: Company | null = null;
  /** The gathering that this page wants to be at, and whether it led it. */
  #wanted: { id: string | null; leads: boolean } | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly replay: Replay,
    readonly review: Review,
    /** Told when somebody has written to a moment. */
    readonly written: () => void,
  ) {
    replay.steered = this.#lookAround;
  }

  leads: boolean = $derived(this.state !== null && this.state.leader === this.state.me);
  /** Whether somebody else leads, and this screen shows what they show. */
  isLed: boolean = $derived(this.state !== null && !this.leads && this.follows);
  others = $derived((this.state?.people ?? []).filter(({ person }) => person !== this.state?.me));
  me = $derived(this.state?.people.find(({ person }) => person === this.state?.me) ?? null);
  /** Who asks for the lead that one has. */
  asking = $derived.by(() => (this.leads ? (this.others.find(({ asks }) => asks) ?? null) : null));
  /** The choice that the leader points at. */
  pointed: number | null = $derived.by(() => {
    const { frame, film } = this.replay;
    if (!this.isLed || !this.state) return null;
    const { seat, moment, option } = this.state.shown;
    return frame?.number === moment && film.seat === seat ? option : null;
  });
  link: string | null = $derived.by(() =>
    this.state ? new URL(`/replay/${this.replay.film.table.id}?gathering=${this.state.id}`, location.href).href : null,
  );
  /** Whether people can look at this film together at all. */
  possible: boolean = $derived.by(() => this.replay.closed && !isAlone() && this.replay.line.meeting !== undefined);

  /** Looks which gatherings one may come to. */
  look = async () => {
    this.open = this.possible && !this.state ? await this.replay.line.meeting!.open() : [];
  };

  begin = async () => {
    await this.replay.line.meeting!.somebody();
    this.#come({ id: null, leads: true });
  };

  join = (id: string) => this.#come({ id, leads: false });

  /** Stays alone with the film. */
  decline = () => {
    this.open = [];
  };

  leave = async () => {
    const { state } = this;
    this.#end();
    if (state) await this.look();
  };

  ask = (wants: boolean) => this.#say(this.#asSomebody({ type: 'AskLead', wants }));
  give = (person: number, gives = true) => this.#say(this.#company?.ask({ type: 'GiveLead', person, gives }));
  take = () => this.#say(this.#asSomebody({ type: 'TakeLead' }));
  say = (text: string) => this.#asSomebody({ type: 'Say', text });

  /** Back to what the leader shows. */
  comeBack = () => {
    this.replay.pause();
    this.follows = true;
    this.#say(this.#company?.ask({ type: 'Follow', follows: true }));
  };

  /** Says what is shown, whenever that changes: for who leads. */
  lead(): void {
    this.#shown();
    if (!this.leads || this.#timer) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      if (this.leads) this.#say(this.#company?.ask({ type: 'Lead', shown: this.#shown() }));
    }, PACE);
  }

  /** Shows what the leader shows: for who follows. */
  follow(): void {
    const shown = this.isLed ? this.state!.shown : null;
    if (!shown) return;
    untrack(() => {
      void this.replay.led(shown);
      if (shown.estimates !== (this.review.estimates !== null)) this.replay.act(this.review.estimate(shown.estimates));
    });
  }

  #shown(): FilmPoint {
    const { number, film, moment, playing, speed } = this.replay;
    return {
      seat: film.seat,
      moment: number,
      answer: moment.answer,
      playing,
      speed,
      estimates: this.review.estimates !== null,
      option: this.review.here?.option ?? null,
    };
  }

  /** Somebody steers this film by hand: whoever is led looks around from then on. */
  #lookAround = () => {
    if (!this.isLed) return;
    this.follows = false;
    this.#say(this.#company?.ask({ type: 'Follow', follows: false }));
  };

  #come(wanted: { id: string | null; leads: boolean }): void {
    this.#end();
    this.#wanted = wanted;
    this.#company = this.replay.line.meeting!.come({
      show: this.#hear,
      refused: this.#refused,
      standing: (stands) => void (stands && this.#enter()),
    });
  }

  /** Comes to the gathering, be it again: whoever led it begins it anew if the house has forgotten it. */
  async #enter(tries = TRIES): Promise<void> {
    const wanted = this.#wanted;
    if (!wanted) return;
    try {
      await this.#company?.ask(
        wanted.leads
          ? { type: 'Gather', shown: this.#shown(), gathering: wanted.id }
          : { type: 'JoinGathering', gathering: wanted.id! },
      );
      this.lead();
    } catch (refusal) {
      const type = refusal instanceof Refusal ? refusal.record.type : '';
      if (type === 'Unreached' || wanted !== this.#wanted) return;
      if (type !== 'GatheringOver' || !this.state || !tries) return this.#refused(refusal);
      await new Promise((done) => setTimeout(done, PAUSE));
      await this.#enter(tries - 1);
    }
  }

  #hear = ({ gathering, chat, chatFirst }: Heard) => {
    const before = this.state;
    const known = this.chatFirst + this.chat.length - chatFirst;
    const isWritten = before !== null && chat.slice(known).some(({ answer }) => answer !== null);
    this.chatFirst = chatFirst;
    this.chat = chat;
    if (isWritten) this.written();
    if (!gathering) return;
    this.state = gathering;
    this.replay.gather(gathering.id);
    this.#wanted = { id: gathering.id, leads: this.leads };
    if (before && before.leader !== gathering.leader && gathering.leader !== null) {
      this.follows = true;
      const { t, table } = this.replay;
      table.notices.say(this.leads ? t('together.you_lead_now') : t('together.leads_now', { name: gathering.led }));
    }
  };

  /** The gathering is over, or one may not be there. */
  #refused = (refusal: unknown) => {
    this.#end();
    this.replay.table.notices.refuse(refusal);
  };

  /** What only somebody may do whom the house knows. */
  async #asSomebody(message: Parameters<Company['ask']>[0]): Promise<void> {
    if (await this.replay.line.meeting!.somebody()) await this.#company?.renew();
    await this.#company?.ask(message);
  }

  #say(sent: Promise<unknown> | undefined): void {
    void sent?.catch(this.replay.table.notices.refuse);
  }

  #end(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#wanted = null;
    this.#company?.close();
    this.#company = null;
    this.state = null;
    this.follows = true;
    this.replay.gather(null);
  }
}
