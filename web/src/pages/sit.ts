/** Opens the page that a table's code leads to: a name, then any open seat, or for whom the host has invited one for friends; with none left, the table to watch. */
import JoinPage from '../shell/JoinPage.svelte';
import * as house from '../wire/http';
import type { Words } from '../words/words.svelte';
import { mount } from './mounting';

export async function open(target: HTMLElement, words: Words, id: string): Promise<void> {
  const [me, card] = await Promise.all([house.me(), house.table(id)]);
  const free = card.seats.find(({ kind }) => kind === 'open' || (kind === 'link' && card.invited));
  if (card.mine.length || !free || card.table.status !== 'waiting') return location.replace(`/table/${id}`);
  await words.open('game', (language) => house.words(language, card.table.game));
  const accept = async (name: string) => {
    if (name && name !== me.name) await house.be(name, words.language);
    await house.take(id, null);
    location.assign(`/table/${id}`);
  };
  const invitation = {
    table: card.table,
    seats: card.seats,
    seat: free.seat,
    bots: [],
    mine: false,
    watch: true,
    host: card.challenge ? (card.seats.find(({ kind }) => kind === 'person')?.name ?? '') : '',
    handle: null,
  };
  const decline = async () => {
    await house.declineChallenge(id);
    location.assign('/');
  };
  const answers = card.challenge ? { decline } : {};
  mount(JoinPage, { target, props: { words, invitation, name: me.name ?? '', accept, ...answers } });
}
