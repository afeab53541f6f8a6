/** Where people talk: a table, or a tournament, of which one talks in the chat of a table at which nobody plays. */
import type { Seat } from '../../games/contract';
import type { Snapshot } from '../../wire/tableSocket';
import type { ShellKey } from '../../words/words.svelte';
import type { TableLine } from './line';

export interface Talking {
  snapshot: Pick<Snapshot, 'table' | 'reader' | 'chat' | 'chatFirst'>;
  line: Pick<TableLine, 'say' | 'hush' | 'complain'>;
  seats: readonly Pick<Seat, 'seat' | 'colour'>[];
  t: (key: ShellKey, fields?: Readonly<Record<string, unknown>>) => string;
  name: (seat: number) => string;
  /** Does something; a refusal becomes a notice. */
  act: (sent: Promise<unknown>) => void;
  /** A keeper of the house was told of something, or why not. */
  complained: (sent: Promise<unknown>) => void;
}
