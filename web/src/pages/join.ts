/** Opens the page that a friend's link leads to. */
import { mount } from 'svelte';
import JoinPage from '../shell/JoinPage.svelte';
import * as house from '../wire/http';
import type { Words } from '../words/words.svelte';

export async function open(target: HTMLElement, words: Words, secret: string): Promise<void> {
  const [me, invitation] = await Promise.all([house.me(), house.invitation(secret)]);
  await words.open('game', (language) => house.words(language, invitation.table.game));
  const accept = async (name: string) => {
    if (name !== me.name) await house.be(name, words.language);
    const { id } = await house.join(secret);
    location.assign(`/table/${id}`);
  };
  mount(JoinPage, { target, props: { words, invitation, name: me.name ?? '', accept } });
}
