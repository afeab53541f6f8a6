/** Opens quick pairing and keeps it live; as long as the line stands, who waits does. */
import { Pairing } from '../shell/pairing/pairing.svelte';
import PairingPage from '../shell/pairing/PairingPage.svelte';
import * as house from '../wire/http';
import { live } from '../wire/live';
import type { LobbyLists, PairingState } from '../wire/protocol';
import type { Words } from '../words/words.svelte';
import { mount } from './mounting';

export async function open(target: HTMLElement, words: Words): Promise<void> {
  const [me, { games }, state, lists] = await Promise.all([house.me(), house.games(), house.pairing(), house.lobby()]);
  await Promise.all(games.map(({ name }) => words.open(`game:${name}`, (language) => house.words(language, name))));
  const pairing = new Pairing(
    state,
    games,
    me,
    {
      want: house.want,
      begin: house.beginWithBots,
      stop: house.stopWaiting,
      sit: (table) => house.take(table, null),
      enter: (table) => location.assign(`/table/${table}`),
      renew: () => line.renew(),
    },
    words,
  );
  pairing.open = lists.open;
  mount(PairingPage, { target, props: { pairing } });
  const line = live({
    address: () => '/api/pairing/live',
    hear: (next) => pairing.hear(next as PairingState),
    standing: (stands) => (pairing.standing = stands),
  });
  live({
    address: () => '/api/lobby/live',
    hear: (next) => (pairing.open = (next as LobbyLists).open),
    standing: () => {},
  });
}
