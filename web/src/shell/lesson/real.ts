/** A real table after a lesson: the same game with its usual options, oneself and easy bots. */
import * as house from '../../wire/http';
import type { Place } from '../../wire/protocol';

const EASY: Place = { kind: 'bot', level: 'easy' };

export async function realTable(game: string, players: number): Promise<void> {
  const seats: Place[] = [{ kind: 'me' }, ...Array<Place>(players - 1).fill(EASY)];
  const { id } = await house.lay({
    game,
    seats,
    options: {},
    undo: 'free',
    spectators: 'link',
    clock: null,
    away: { bot: 'at-once', seconds: 3600 },
  });
  location.assign(`/table/${id}`);
}
