/** Opens the tournaments of the house, or one of them, and keeps the page live. */
import { Hall } from '../shell/tournaments/hall.svelte';
import HallPage from '../shell/tournaments/HallPage.svelte';
import { Talk } from '../shell/tournaments/talk.svelte';
import { Tournament } from '../shell/tournaments/tournament.svelte';
import TournamentPage from '../shell/tournaments/TournamentPage.svelte';
import * as house from '../wire/http';
import { live } from '../wire/live';
import type { TournamentPage as Page, Tournaments } from '../wire/protocol';
import { TableSocket } from '../wire/tableSocket';
import type { Words } from '../words/words.svelte';
import { mount } from './mounting';
import { minding, speaking } from './talking';

export async function open(target: HTMLElement, words: Words, name = ''): Promise<void> {
  await house.me();
  const { games, bots } = await house.games();
  await Promise.all(
    games.map((game) => words.open(`game:${game.name}`, (language) => house.words(language, game.name))),
  );
  if (name !== '') return openOne(target, words, name);
  const [first, plans] = await Promise.all([house.tournaments(), house.plans()]);
  const hall = new Hall(first, games, plans, bots, words);
  mount(HallPage, { target, props: { hall } });
  live({
    address: () => '/api/tournaments/live',
    hear: (next) => hall.hear(next as Tournaments),
    standing: () => {},
  });
}

async function openOne(target: HTMLElement, words: Words, id: string): Promise<void> {
  let socket: TableSocket | null = null;
  /** Shows all anew to who was nobody before. */
  const renew = async () => {
    line.renew();
    await socket?.renew();
  };
  const come = async () => {
    if (await house.somebody()) await renew();
  };
  const tournament = new Tournament(await house.tournament(id), words, come);
  if (location.hash === '#talk') tournament.choose('talk');
  mount(TournamentPage, { target, props: { tournament } });
  const line = live({
    address: () => `/api/tournaments/${encodeURIComponent(id)}/live`,
    hear: (next) => tournament.hear(next as Page),
    standing: () => {},
  });
  const { talk } = tournament.page;
  if (talk !== null) {
    await words.read('table');
    socket = talkAt(talk, tournament, renew);
  }
}

/** Brings what people say; where they can say nothing any more, the part of the page goes. */
function talkAt(id: string, tournament: Tournament, renew: () => Promise<void>): TableSocket {
  const { notices, words } = tournament;
  const socket: TableSocket = new TableSocket(id, {
    show: (snapshot) => {
      if (tournament.talk) tournament.talk.hear(snapshot);
      else tournament.talk = new Talk(snapshot, line, notices, words);
    },
    refused: (refusal) => {
      if (tournament.talk) notices.refuse(refusal);
    },
    standing: () => {},
  });
  const spoken = { ask: socket.ask.bind(socket), renew };
  const line = { ...speaking(spoken), ...minding(id, spoken) };
  return socket;
}
