/** What a keeper sees of the house, and does; every deed is told in a word, or why it was not done. */
import type { Notices } from '../../kit/notices.svelte';
import * as house from '../../wire/http';
import type { AnyDeed, Complaints, ComplaintPage, DoorLink, KeeperRoom } from '../../wire/protocol';
import type { Words } from '../../words/words.svelte';

/** What a keeper does, and why. */
export type Done = AnyDeed | { type: 'Invite'; why: string } | { type: 'Copy'; why: string };
/** The same, while it still wants its reason. */
export type Planned = Done extends infer Deed ? (Deed extends unknown ? Omit<Deed, 'why'> : never) : never;

/** By a link so many new people come in, within so many days. */
export const LINK = { most: 5, days: 7 };

export class Keeping {
  room: KeeperRoom = $state.raw()!;
  complaints: Complaints = $state.raw()!;
  /** The complaint that lies open. */
  opened: ComplaintPage | null = $state.raw(null);
  /** What is about to be done, for which a reason is asked. */
  planned: Planned | null = $state.raw(null);
  /** The link for newcomers that was just made; only now is it known. */
  link: DoorLink | null = $state.raw(null);
  copying = $state(false);
  /** How often something was done: lists beside look again. */
  done = $state(0);

  constructor(
    room: KeeperRoom,
    complaints: Complaints,
    readonly words: Words,
    readonly notices: Notices,
  ) {
    this.room = room;
    this.complaints = complaints;
  }

  plan = (deed: Planned) => {
    this.planned = deed;
  };

  /** Does it, and looks at the house again. */
  async do(deed: Done): Promise<void> {
    this.planned = null;
    this.copying = deed.type === 'Copy';
    await this.attempt(async () => {
      if (deed.type === 'Invite') this.link = await house.doorLink(deed.why, LINK.most, LINK.days);
      else if (deed.type === 'Copy') await house.copyHouse(deed.why);
      else await house.doDeed(deed);
      this.notices.say(this.words.t('keeper.done', { act: this.words.t(`keeper.act_${deed.type}`) }));
      await this.look();
    });
    this.copying = false;
  }

  /** Tries something; a refusal is told. */
  async attempt(asked: () => Promise<unknown>): Promise<void> {
    try {
      await asked();
    } catch (refusal) {
      this.notices.refuse(refusal);
    }
  }

  async look(): Promise<void> {
    [this.room, this.complaints] = await Promise.all([house.keeperRoom(), house.complaints()]);
    if (this.opened) await this.open(this.opened.card.id);
    this.done += 1;
  }

  open = async (id: string): Promise<void> => {
    await this.attempt(async () => void (this.opened = await house.complaint(id)));
  };
}
