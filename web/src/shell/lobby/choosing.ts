/** Where options of a game are chosen: for a new table, or a tournament. */
import type { Lobby } from './lobby.svelte';

export type Choosing = Pick<Lobby, 't' | 'notices' | 'game' | 'options' | 'set' | 'speaker' | 'knows'>;
