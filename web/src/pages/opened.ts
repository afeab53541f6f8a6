/** A table whose socket stands: opened by the first snapshot, kept up to date by every other. */
import type { TableLine } from '../shell/table/line';
import { Table } from '../shell/table/table.svelte';
import { TableSocket, type Snapshot } from '../wire/tableSocket';
import type { Words } from '../words/words.svelte';
import { openGame } from './game';

/** What ends a table that is being looked at: the page says so in its place. */
const CLOSED = new Set(['Banned', 'TableRemoved']);

interface Opening {
  id: string;
  words: Words;
  /** What the page can ask of the server about a table of this game. */
  line: (game: string, socket: TableSocket) => TableLine;
  /** Whether the socket is a spectator's, whoever's browser it is. */
  watching?: boolean;
}

/** The table, once there is something to show; whatever goes wrong before that is thrown. */
export function opened({ id, words, line, watching = false }: Opening): Promise<Table> {
  let table: Table | undefined;
  let latest: Snapshot | undefined;
  return new Promise((ready, failed) => {
    const begin = async (first: Snapshot) => {
      const { game: name } = first.table;
      const game = await openGame(words, name);
      table = new Table(latest ?? first, line(name, socket), words, game, watching);
      ready(table);
    };
    const socket = new TableSocket(
      id,
      {
        show: (snapshot) => {
          if (table) table.receive(snapshot);
          else if (!latest) begin(snapshot).catch(failed);
          latest = snapshot;
        },
        refused: (refusal) => {
          // Who looks on late here does so in the replay.
          if (refusal.record.type === 'SeenLate') location.replace(`/replay/${id}?seat=public`);
          else if (!table) failed(refusal);
          else if (CLOSED.has(refusal.record.type)) location.reload();
          else table.refused(refusal);
        },
        standing: (stands) => {
          if (table) table.standing = stands;
        },
      },
      watching,
    );
  });
}
