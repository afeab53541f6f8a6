/** How long a game takes, as its own catalogue says. */
import type { Speaker } from '../words/speaker';
import type { Words } from '../words/words.svelte';

export function lasts(game: Speaker, t: Words['t']): string {
  const minutes = Number(game.text('minutes'));
  return minutes >= 120 ? t('lobby.hours', { hours: minutes / 60 }) : t('lobby.minutes', { minutes });
}
