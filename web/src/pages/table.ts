/** Opens a table: its game's board, its words and its socket. */
import { middle } from '../shell/lobby/choices';
import type { TableLine } from '../shell/table/line';
import { meet } from '../shell/met';
import type { AfterLesson } from '../shell/lesson/teaching.svelte';
import type { Table } from '../shell/table/table.svelte';
import TablePage from '../shell/table/TablePage.svelte';
import * as house from '../wire/http';
import { tellingOf } from '../wire/story';
import type { TableSocket } from '../wire/tableSocket';
import { goBack } from '../wire/offline';
import { isReady, pack, packed } from '../wire/tunnel';
import { isAlone } from '../wire/transport';
import { preferred, type Words } from '../words/words.svelte';
import { opened } from './opened';
import { minding, speaking } from './talking';
import { mount } from './mounting';

export async function open(target: HTMLElement, words: Words, id: string): Promise<void> {
  if (isAlone() && packed(id)) return (await import('./tunnel')).open(target, words, id);
  const table = await opened({ id, words, line: (game, socket) => lineOf(id, game, socket) });
  const { game, lesson, tournament } = table.snapshot.table;
  // Where nobody has a seat one talks about a tournament.
  if (tournament && !table.snapshot.seats.length) return location.replace(`/tournaments/${tournament}#talk`);
  if (lesson) meet(game);
  const teaching = lesson && (await taught(table, lesson.name));
  mount(TablePage, { target, props: { table, teaching, after: lesson && afterLesson(game, lesson.name) } });
}

/** The lesson that is taught at a table; only then is there anything of it to load. */
async function taught(table: Table, name: string) {
  const { Teaching } = await import('../shell/lesson/teaching.svelte');
  return new Teaching(table, await house.lesson(table.snapshot.table.game, name));
}

/** What one may do once a lesson is done: the table that is best to begin with, and the next lesson. */
const afterLesson = (game: string, name: string): AfterLesson => ({
  first: async () => (await house.games()).games.find((each) => each.name === game)!.first,
  real: async (first) => location.assign(`/table/${(await house.lay(first)).id}`),
  next: async () => {
    const lessons = (await house.lessons()).lessons.filter((each) => each.game === game);
    return lessons[lessons.findIndex((each) => each.name === name) + 1] ?? null;
  },
});

const calling = () => import('../wire/calls');

/** What one may have to do with other people at a table. */
const peopleAt = (id: string, socket: TableSocket): Partial<TableLine> => ({
  atSeat: (seat) => house.atSeat(id, seat),
  setTie: async (seat, tie) => {
    if (await house.somebody()) await socket.renew();
    return house.setTieAtSeat(id, seat, tie);
  },
  ...minding(id, socket),
  challenge: async () => {
    if (await house.somebody()) await socket.renew();
    return (await house.challenge(id)).id;
  },
  calls: async () => (await calling()).calls(),
  beginCalls: async (found) => (await calling()).beginCalls(found),
  layForFriend: house.lay,
  friends: () => house.friends(id),
  invite: (friend) => house.invite(id, friend),
});

/** The branch becomes a table at the server; here it is put away. */
async function carryBack(id: string): Promise<void> {
  const made = await house.carryBack(await house.provision(id));
  await house.putAway(id, true);
  await goBack();
  location.assign(`/table/${made.id}`);
}

const lineOf = (id: string, game: string, socket: TableSocket): TableLine => ({
  answer: (seat, question, option) => socket.ask({ type: 'Answer', seat, question, option }),
  undo: (seat, turn = false) => socket.ask({ type: 'Undo', seat, turn }),
  consent: (seat, agrees) => socket.ask({ type: 'Consent', seat, agrees }),
  why: (seat, choice) => socket.ask({ type: 'Why', seat, choice }),
  hint: (seat, question) => house.hint(id, seat, question),
  report: () => house.report(id),
  relate: async (first, last) => tellingOf(await socket.relate(first, last)),
  telling: (seat, seconds) => socket.ask({ type: 'Telling', seat, seconds }),
  told: (seat) => socket.ask({ type: 'Told', seat }),
  ...speaking(socket),
  leave: (seat) => socket.ask({ type: 'Leave', seat }),
  comeBack: (seat) => socket.ask({ type: 'Return', seat }),
  concede: (seat) => socket.ask({ type: 'Concede', seat }),
  remind: (seat) => socket.ask({ type: 'Remind', seat }),
  standIn: (seat) => socket.ask({ type: 'StandIn', seat }),
  playOn: () => socket.ask({ type: 'PlayOn' }),
  standNo: (seat, about, stands) => socket.ask({ type: 'StandingNo', seat, about, stands }),
  takeOnly: (seat, taken) => socket.ask({ type: 'OnlyOption', seat, taken }),
  stop: (agrees, draw = false) => socket.ask({ type: 'Stop', agrees, draw }),
  look: (seat) => socket.ask({ type: 'Look', seat }),
  rules: async (language) => (await house.rules(language, game)).sections,
  isNamed: () => house.me().then(({ named }) => named),
  rename: (name) => house.be(name, preferred()),
  firstLesson: async () => {
    const first = (await house.lessons()).lessons.find((each) => each.game === game);
    return first && !first.done && first.step === null ? first : null;
  },
  ...(isAlone() ? { carryBack: () => carryBack(id) } : { taking: { ready: isReady, pack }, ...peopleAt(id, socket) }),
  note: async () => (await house.note(id)).text,
  keepNote: (text) => house.keepNote(id, text),
  terms: {
    fields: async () => (await house.games()).games.find((each) => each.name === game)?.options ?? [],
    shown: async (options, players) => (await house.preview(game, options, players)).shown,
  },
  take: (seat) => house.take(id, seat).then(() => socket.renew({ seated: true })),
  rise: (seat) => house.rise(id, seat),
  callBot: async (seat) => {
    const level = middle((await house.games()).bots);
    return house.arrange(id, seat, { kind: 'bot', level });
  },
  callOff: () => house.callOff(id).then(() => location.assign('/')),
  rematch: () => house.rematch(id).then((next) => location.assign(`/table/${next.id}`)),
});
