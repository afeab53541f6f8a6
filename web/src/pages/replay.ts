/** Opens the replay of a match, at the moment and from the seat that the address names. */
import { Replay } from '../shell/replay/replay.svelte';
import ReplayPage from '../shell/replay/ReplayPage.svelte';
import * as house from '../wire/http';
import type { Words } from '../words/words.svelte';
import { openGame } from './game';
import { mount } from './mounting';

/** A number in the address, if it is one. */
const number = (text: string | null) => (text !== null && /^\d{1,9}$/.test(text) ? Number(text) : undefined);

export async function open(target: HTMLElement, words: Words, id: string): Promise<void> {
  const asked = new URLSearchParams(location.search);
  const film = await house.film(id, asked.get('seat') === 'public' ? null : number(asked.get('seat')));
  const at = Math.min(number(asked.get('at')) ?? 0, film.moments.length - 1);
  const { game: name } = film.table;
  const [game, { frames }] = await Promise.all([openGame(words, name), house.frames(id, film.seat, at, at)]);
  const replay = new Replay(
    film,
    frames[0]!,
    {
      film: (seat) => house.film(id, seat),
      frames: async (seat, first, last) => (await house.frames(id, seat, first, last)).frames,
      branch: (wish) => house.branch(id, wish),
      record: () => house.record(id),
      verified: () => house.verified(id),
      review: (seat, moment) => house.review(id, seat, moment),
      estimates: async (seat) => (await house.estimates(id, seat)).values,
      rules: async (language) => (await house.rules(language, name)).sections,
    },
    words,
    game,
  );
  mount(ReplayPage, { target, props: { replay } });
}
