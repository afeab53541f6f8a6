/** Bots and those who have taken over from them. */
import type { SeatState } from '../wire/protocol';
import type { ShellKey } from '../words/words.svelte';

/** Bots have names of their own, by their seats. */
export const botName = (seat: number) => `bot_name.${(seat % 8) + 1}` as ShellKey;

/** Whether a person sits where a bot sat when the match began. */
export const wasABots = ({ kind, level }: Pick<SeatState, 'kind' | 'level'>) => kind === 'person' && level !== null;
