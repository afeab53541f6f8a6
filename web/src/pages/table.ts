/** Opens a table: its game's board, its words and its socket. */
import { mount } from 'svelte';
import { middle } from '../shell/lobby/choices';
import { Table } from '../shell/table/table.svelte';
import TablePage from '../shell/table/TablePage.svelte';
import * as house from '../wire/http';
import { TableSocket, type Snapshot } from '../wire/tableSocket';
import type { Words } from '../words/words.svelte';
import { openGame } from './game';

export function open(target: HTMLElement, words: Words, id: string): Promise<void> {
  let table: Table | undefined;
  return new Promise((opened, failed) => {
    const begin = async (first: Snapshot) => {
      const { game: name } = first.table;
      const game = await openGame(words, name);
      const go = (next: { id: string }) => location.assign(`/table/${next.id}`);
      table = new Table(
        latest ?? first,
        {
          answer: (seat, question, option) => socket.ask({ type: 'Answer', seat, question, option }),
          undo: (seat) => socket.ask({ type: 'Undo', seat }),
          consent: (seat, agrees) => socket.ask({ type: 'Consent', seat, agrees }),
          why: (seat, choice) => socket.ask({ type: 'Why', seat, choice }),
          hint: (seat, question) => house.hint(id, seat, question),
          report: () => house.report(id),
          say: (text) => socket.ask({ type: 'Say', text }),
          leave: (seat) => socket.ask({ type: 'Leave', seat }),
          comeBack: (seat) => socket.ask({ type: 'Return', seat }),
          concede: (seat) => socket.ask({ type: 'Concede', seat }),
          look: (seat) => socket.ask({ type: 'Look', seat }),
          rules: async (language) => (await house.rules(language, name)).sections,
          take: (seat) => house.take(id, seat).then(() => location.reload()),
          rise: (seat) => house.rise(id, seat),
          callBot: async (seat) => {
            const level = middle((await house.games()).bots);
            return house.arrange(id, seat, { kind: 'bot', level });
          },
          callOff: () => house.callOff(id).then(() => location.assign('/')),
          rematch: () => house.rematch(id).then(go),
        },
        words,
        game,
      );
      mount(TablePage, { target, props: { table } });
      opened();
    };
    let latest: Snapshot | undefined;
    const socket = new TableSocket(id, {
      show: (snapshot) => {
        if (table) table.receive(snapshot);
        else if (!latest) begin(snapshot).catch(failed);
        latest = snapshot;
      },
      refused: (refusal) => (table ? table.refused(refusal) : failed(refusal)),
      standing: (stands) => {
        if (table) table.standing = stands;
      },
    });
  });
}
