/** What a keeper sees of the house, and does; every deed is told in a word, or why it was not done. */
import type { Notices } from '../../kit/notices.svelte';
import * as house from '../../wire/http';
import type { AnyDeed, Complaints, ComplaintPage, KeeperRoom } from '../../wire/protocol';
import type { Words } from '../../words/words.svelte';

/** A deed that still wants its reason. */
export type Planned = AnyDeed extends infer Deed ? (Deed extends unknown ? Omit<Deed, 'why'> : never) : never;

export class Keeping {
  room: KeeperRoom = $state.raw()!;
  complaints: Complaints = $state.raw()!;
  /** The complaint that lies open. */
  opened: ComplaintPage | null = $state.raw(null);
  /** What is about to be done, for which a reason is asked. */
  planned: Planned | null = $state.raw(null);
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
  async do(deed: AnyDeed): Promise<void> {
    this.planned = null;
    await this.attempt(async () => {
      const { acts } = await house.doDeed(deed);
      this.notices.say(this.words.t('keeper.done', { act: this.words.t(`keeper.act_${acts[0]!.kind}`) }));
      await this.look();
    });
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
