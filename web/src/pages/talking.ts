/** What one does where people talk; whoever is nobody yet comes back as the guest that they become by it. */
import type { TableLine } from '../shell/table/line';
import * as house from '../wire/http';
import type { TableSocket } from '../wire/tableSocket';

type Spoken = Pick<TableSocket, 'ask' | 'renew'>;

export const speaking = (socket: Spoken): Pick<TableLine, 'say'> => ({
  say: async (text) => {
    if (await house.somebody()) await socket.renew();
    return socket.ask({ type: 'Say', text });
  },
});

/** To read somebody no more, and to have a keeper look at what they said. */
export const minding = (id: string, socket: Spoken): Pick<TableLine, 'hush' | 'complain'> => ({
  hush: async (about, hushed) => {
    if (await house.somebody()) await socket.renew();
    return house.hushAt(id, about, hushed);
  },
  complain: async (about, reason, text) => {
    if (await house.somebody()) await socket.renew();
    return house.complain(id, about, reason, text);
  },
});
