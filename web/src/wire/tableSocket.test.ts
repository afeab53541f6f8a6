/** Parts that arrive over the socket make whole snapshots. */
import { afterEach, expect, test, vi } from 'vitest';
import type { SnapshotParts } from './protocol';
import { merge, TableSocket } from './tableSocket';

const table = { id: 't', game: 'out-of-gears' } as SnapshotParts['table'] & object;
const event = (number: number) => ({ type: 'Happened', number });
const first = merge(null, {
  type: 'Snapshot',
  table,
  view: { round: 1 },
  news: { first: 0, events: [event(0), event(1)], undos: 0 },
  chat: {
    first: 0,
    lines: [{ name: 'Tom', seat: 1, text: 'Bonjour', at: 0, removed: false, answer: null, hushed: false }],
  },
});

test('the first snapshot brings everything, and nothing of it is news', () => {
  expect(first.log).toEqual([event(0), event(1)]);
  expect(first.news).toEqual([]);
  expect(first.chat).toHaveLength(1);
});

test('a part that is absent has not changed; one that is null has', () => {
  const next = merge(first, { type: 'Snapshot', view: { round: 2 } });
  expect(next.view).toEqual({ round: 2 });
  expect(next.table).toBe(first.table);
  expect(next.log).toBe(first.log);
  expect(merge(next, { type: 'Snapshot', view: null }).view).toBeNull();
});

test('news are added to the log, and only they are told by moving pieces', () => {
  const next = merge(first, { type: 'Snapshot', news: { first: 2, events: [event(2)], undos: 0 } });
  expect(next.log).toEqual([event(0), event(1), event(2)]);
  expect(next.news).toEqual([event(2)]);
  expect(merge(next, { type: 'Snapshot', view: {} }).news).toEqual([]);
});

const said = (text: string, removed = false) => ({
  name: 'Tom',
  seat: 1,
  text,
  at: 0,
  removed,
  answer: null,
  hushed: false,
});

test('of a long talk only the end is told, and lines keep their numbers', () => {
  const late = merge(null, { type: 'Snapshot', table, chat: { first: 40, lines: [said('a'), said('b'), said('c')] } });
  expect(late.chatFirst).toBe(40);
  const next = merge(late, { type: 'Snapshot', chat: { first: 43, lines: [said('d')] } });
  expect([next.chatFirst, next.chat.map(({ text }) => text)]).toEqual([40, ['a', 'b', 'c', 'd']]);
  const removed = merge(next, { type: 'Snapshot', chat: { first: 41, lines: [said('', true), said('c'), said('d')] } });
  expect(removed.chat.map(({ text }) => text)).toEqual(['a', '', 'c', 'd']);
});

test('what was taken back leaves the log, and its replacement is not animated', () => {
  const next = merge(first, { type: 'Snapshot', news: { first: 1, events: [event(9)], undos: 1 } });
  expect(next.log).toEqual([event(0), event(9)]);
  expect(next.news).toEqual([]);
});

/** The other end of a line, held by hand. */
const line = {
  address: () => '',
  hear: (_: unknown) => {},
  standing: (_: boolean) => {},
  sent: [] as unknown[],
  open: false,
};
vi.mock('./live', () => ({
  live: (listener: Pick<typeof line, 'address' | 'hear' | 'standing'>) => {
    Object.assign(line, listener);
    return {
      send: (message: { type: string }) => {
        if (line.open && message.type !== 'Ping') line.sent.push(message);
        return line.open;
      },
      renew: () => {},
      close: () => {},
    };
  },
}));

const page = Object.assign(new EventTarget(), { hidden: false });
vi.stubGlobal('document', page);
afterEach(() => {
  line.sent = [];
  page.hidden = false;
});

function stand(open: boolean) {
  line.open = open;
  line.standing(open);
}

function opened() {
  const socket = new TableSocket('t', { show: () => {}, refused: () => {}, standing: () => {} });
  stand(true);
  return socket;
}

test('a page says when nobody can see it, and again when the line is back', () => {
  const socket = opened();
  page.hidden = true;
  page.dispatchEvent(new Event('visibilitychange'));
  stand(false);
  stand(true);
  page.hidden = false;
  page.dispatchEvent(new Event('visibilitychange'));
  expect(line.sent).toEqual([false, false, true].map((visible) => ({ type: 'InView', visible })));
  socket.close();
  page.dispatchEvent(new Event('visibilitychange'));
  expect(line.sent).toHaveLength(3);
});

const answer = { type: 'Answer' as const, seat: 0, question: 4, option: 2 };

test('an answer given while the line is cut is sent when it is back', async () => {
  const socket = opened();
  stand(false);
  const answered = socket.ask(answer);
  expect(line.sent).toEqual([]);
  stand(true);
  expect(line.sent).toEqual([{ ...answer, ref: expect.any(Number) }]);
  line.hear({ type: 'Done', ref: (line.sent[0] as { ref: number }).ref });
  expect(await answered).toBeNull();
  stand(false);
  stand(true);
  expect(line.sent).toHaveLength(1);
});

test('an answer on its way when the line was cut is sent again; anything else is refused', async () => {
  const socket = opened();
  const answered = socket.ask(answer);
  const said = socket.ask({ type: 'Say', text: 'Bonjour' });
  stand(false);
  await expect(said).rejects.toMatchObject({ record: { type: 'Unreached' } });
  await expect(socket.ask({ type: 'Undo', seat: 0, turn: false })).rejects.toMatchObject({
    record: { type: 'Unreached' },
  });
  stand(true);
  expect(line.sent[0]).toEqual(line.sent.at(-1));
  const { ref } = line.sent[0] as { ref: number };
  line.hear({ type: 'Refused', refusal: { type: 'Late' }, ref });
  await expect(answered).rejects.toMatchObject({ record: { type: 'Late' } });
});

test('a story comes back to whoever asked for it', async () => {
  const related = opened().relate(3, 9);
  const { ref } = line.sent[0] as { ref: number };
  expect(line.sent).toEqual([{ type: 'Relate', first: 3, last: 9, ref }]);
  line.hear({ type: 'Story', first: 3, before: {}, scenes: [], ref });
  expect((await related).first).toBe(3);
});

test('who comes back goes on from what was seen; who has sat down sees all of it anew, and nothing of it as news', () => {
  const shown = vi.fn();
  const socket = new TableSocket('t', { show: shown, refused: () => {}, standing: () => {} });
  const news = { first: 0, events: [event(0), event(1)], undos: 3 };
  stand(true);
  line.hear({ type: 'Snapshot', table, news });
  void socket.renew();
  expect(line.address()).toContain('seen=2&undos=3');
  void socket.renew({ seated: true });
  expect(line.address()).not.toMatch(/seen|undos/);
  stand(false);
  stand(true);
  line.hear({ type: 'Snapshot', table, news: { ...news, events: [event(7)] } });
  expect(shown).toHaveBeenLastCalledWith(expect.objectContaining({ log: [event(7)], news: [] }));
});
