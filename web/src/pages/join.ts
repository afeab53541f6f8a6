/** Opens the page that a friend's link leads to. */
import { alike } from '../shell/alike';
import FullPage from '../shell/FullPage.svelte';
import JoinPage from '../shell/JoinPage.svelte';
import { noteAsked } from '../shell/table/naming';
import * as house from '../wire/http';
import type { Words } from '../words/words.svelte';
import { mount } from './mounting';

export async function open(target: HTMLElement, words: Words, secret: string): Promise<void> {
  const [me, invitation] = await Promise.all([house.me(), house.invitation(secret)]);
  const { table, seats, mine, seat, bots, watch } = invitation;
  if (mine) return location.replace(`/table/${table.id}`);
  await words.open('game', (language) => house.words(language, table.game));
  if (seat === null) {
    const enter = ({ id }: { id: string }) => location.assign(`/table/${id}`);
    const another = () => house.lay(alike(table, seats)).then(enter);
    const take = (bot: number) => house.takeOver(secret, bot).then(enter);
    mount(FullPage, { target, props: { words, table, seats: seats.length, bots, watch, take, another } });
    return;
  }
  const accept = async (name: string) => {
    noteAsked('friend');
    if (name && name !== me.name) await house.be(name, words.language);
    try {
      location.assign(`/table/${(await house.join(secret)).id}`);
    } catch (refusal) {
      // Somebody was quicker: the page comes again with what a full table offers.
      if (!(refusal instanceof house.Refusal) || refusal.record.type !== 'TableFull') throw refusal;
      location.reload();
    }
  };
  mount(JoinPage, { target, props: { words, invitation: { ...invitation, seat }, name: me.name ?? '', accept } });
}
