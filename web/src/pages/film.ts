/** The film of a match, at the moment and from the seat that the address names. */
import type { FilmPage } from '../shell/replay/line';
import { sameTime } from '../shell/replay/moments';
import { Replay } from '../shell/replay/replay.svelte';
import type { Meeting } from '../shell/replay/together.svelte';
import * as house from '../wire/http';
import { TableSocket } from '../wire/tableSocket';
import type { Words } from '../words/words.svelte';
import { openGame } from './game';

/** A number in the address, if it is one. */
const number = (text: string | null) => (text !== null && /^\d{1,9}$/.test(text) ? Number(text) : undefined);

/** Others who look at the film are met at its table. */
const meetingAt = (id: string): Meeting => ({
  open: async () => (await house.gatherings(id)).gatherings,
  come: (listener) => new TableSocket(id, listener),
  somebody: house.somebody,
});

export async function openFilm(words: Words, id: string, page: FilmPage): Promise<Replay> {
  const asked = new URLSearchParams(location.search);
  const film = await house.film(id, asked.get('seat') === 'public' ? null : number(asked.get('seat')));
  const answer = number(asked.get('answer'));
  const at =
    answer === undefined ? Math.min(number(asked.get('at')) ?? 0, film.moments.length - 1) : sameTime(film, answer);
  const { game: name } = film.table;
  const [game, { frames }] = await Promise.all([openGame(words, name), house.frames(id, film.seat, at, at)]);
  return new Replay(
    film,
    frames[0]!,
    {
      page,
      film: (seat) => house.film(id, seat),
      frames: async (seat, first, last) => (await house.frames(id, seat, first, last)).frames,
      branch: (wish) => house.branch(id, wish),
      record: () => house.record(id),
      challenge: async () => (await house.challenge(id)).id,
      verified: () => house.verified(id),
      review: (seat, moment) => house.review(id, seat, moment),
      comments: () => house.comments(id),
      comment: (answer, text) => house.comment(id, answer, text),
      hush: (line, hushed) => house.hushAt(id, { line }, hushed),
      complain: (line, reason, text) => house.complain(id, { line }, reason, text),
      estimates: async (seat) => (await house.estimates(id, seat)).values,
      rules: async (language) => (await house.rules(language, name)).sections,
      ...(page === 'replay' ? { meeting: meetingAt(id) } : {}),
    },
    words,
    game,
  );
}
