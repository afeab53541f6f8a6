/** Opens a table as a screen that everybody looks at: its socket is a spectator's, whoever's browser it is. */
import { mount } from 'svelte';
import { still } from '../shell/replay/line';
import { Table } from '../shell/table/table.svelte';
import TvPage from '../shell/tv/TvPage.svelte';
import * as house from '../wire/http';
import { TableSocket, type Snapshot } from '../wire/tableSocket';
import type { Words } from '../words/words.svelte';
import { openGame } from './game';

export function open(target: HTMLElement, words: Words, id: string): Promise<void> {
  let table: Table | undefined;
  let latest: Snapshot | undefined;
  return new Promise((opened, failed) => {
    const begin = async (first: Snapshot) => {
      const { game: name } = first.table;
      const game = await openGame(words, name);
      const rules = async (language: typeof words.language) => (await house.rules(language, name)).sections;
      table = new Table(latest ?? first, still(rules), words, game);
      mount(TvPage, { target, props: { table } });
      opened();
    };
    new TableSocket(
      id,
      {
        show: (snapshot) => {
          if (table) table.receive(snapshot);
          else if (!latest) begin(snapshot).catch(failed);
          latest = snapshot;
        },
        refused: (refusal) => (table ? table.refused(refusal) : failed(refusal)),
        standing: (stands) => {
          if (table) table.standing = stands;
        },
      },
      true,
    );
  });
}
