/** Opens the lobby and keeps it live. */
import { Lobby } from '../shell/lobby/lobby.svelte';
import LobbyPage from '../shell/lobby/LobbyPage.svelte';
import { takeUp } from '../shell/lobby/prepared';
import { badge } from '../wire/badge';
import * as house from '../wire/http';
import { live } from '../wire/live';
import type { LobbyLists } from '../wire/protocol';
import { isAlone } from '../wire/transport';
import type { Words } from '../words/words.svelte';
import { mount } from './mounting';

export async function open(target: HTMLElement, words: Words): Promise<void> {
  const [me, games, lists, { lessons }] = await Promise.all([
    house.me(),
    house.games(),
    house.lobby(),
    house.lessons(),
  ]);
  const lobby = new Lobby(
    { me, games, lists, lessons },
    {
      words: house.words,
      be: house.be,
      preview: house.preview,
      lay: house.lay,
      take: (table) => house.take(table, null),
      ...(isAlone() ? {} : { page: house.findTables }),
      decline: house.declineChallenge,
      ask: (friend) => house.challengeFriend({ id: friend, game: null, pace: 'live' }),
      putAway: house.putAway,
      enter: (table) => location.assign(`/table/${table}`),
      find: house.invitation,
      go: (page) => location.assign(page),
      upload: house.upload,
      see: (table) => location.assign(`/replay/${table}`),
    },
    words,
  );
  const daily = games.daily ? house.daily().catch(() => null) : Promise.resolve(null);
  const prepared = takeUp();
  if (prepared) lobby.prepare(prepared);
  void badge(lists);
  mount(LobbyPage, { target, props: { lobby, daily } });
  live({
    address: () => '/api/lobby/live',
    hear: (next) => {
      lobby.snapshot = { ...lobby.snapshot, lists: next as LobbyLists };
      void badge(lobby.snapshot.lists);
    },
    standing: () => {},
  });
}
