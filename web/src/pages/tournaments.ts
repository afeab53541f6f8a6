/** Opens the tournaments of the house, or one of them, and looks again as long as somebody looks. */
import { Hall } from '../shell/tournaments/hall.svelte';
import HallPage from '../shell/tournaments/HallPage.svelte';
import { Tournament } from '../shell/tournaments/tournament.svelte';
import TournamentPage from '../shell/tournaments/TournamentPage.svelte';
import * as house from '../wire/http';
import type { Words } from '../words/words.svelte';
import { mount } from './mounting';

const LOOK_SECONDS = 4;
/** A tournament with so many tables is looked at less often. */
const MANY_TABLES = 100;

export async function open(target: HTMLElement, words: Words, name = ''): Promise<void> {
  await house.me();
  const { games, bots } = await house.games();
  await Promise.all(
    games.map((game) => words.open(`game:${game.name}`, (language) => house.words(language, game.name))),
  );
  if (name === '') {
    const hall = new Hall(await house.tournaments(), games, bots, words);
    mount(HallPage, { target, props: { hall } });
    again(
      async () => hall.hear(await house.tournaments()),
      () => LOOK_SECONDS * 2,
    );
    return;
  }
  const tournament = new Tournament(await house.tournament(name), words);
  mount(TournamentPage, { target, props: { tournament } });
  again(
    async () => tournament.hear(await house.tournament(name)),
    () => LOOK_SECONDS * Math.ceil((1 + tournament.tables) / MANY_TABLES),
  );
}

/** Does something every few seconds while the page is in view, and at once when it comes into view. */
function again(work: () => Promise<void>, seconds: () => number): void {
  let waiting: ReturnType<typeof setTimeout>;
  const look = async () => {
    clearTimeout(waiting);
    if (!document.hidden) await work().catch(() => {});
    waiting = setTimeout(() => void look(), seconds() * 1000);
  };
  waiting = setTimeout(() => void look(), seconds() * 1000);
  document.addEventListener('visibilitychange', () => void look());
}
