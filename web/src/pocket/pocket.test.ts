/** The way to a house in the browser: requests and lines go through one worker, and what is known is not asked. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Pocket, type FromHouse, type ToHouse } from './pocket';

class House {
  static last: House;
  static begun = 0;
  heard: ToHouse[] = [];
  onmessage = (_: { data: FromHouse }) => {};
  constructor(
    readonly address: URL,
    readonly wishes: { name: string },
  ) {
    House.last = this;
    House.begun++;
  }
  postMessage = (message: ToHouse) => this.heard.push(message);
  say = (...data: FromHouse) => this.onmessage({ data });
}

const kept = new Map<string, string>();
const files: Record<string, unknown> = {
  '/house/1/said/api/games.json': { games: [] },
  '/house/1/said/api/me.json': { name: null },
};
let pocket: Pocket;

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('Worker', House);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal('fetch', async (path: string) => ({ ok: path in files, json: async () => files[path] }));
  pocket = new Pocket('/house/1');
  pocket.begin();
});
afterEach(() => vi.unstubAllGlobals());

/** Everything that is under way has gone on as far as it can. */
const rest = () => new Promise((done) => setTimeout(done));

test('Python does not come before somebody wants what no file says, and comes once', async () => {
  House.begun = 0;
  const other = new Pocket('/house/1');
  await other.ask('GET', '/api/games');
  await other.ask('GET', '/api/me');
  expect(House.begun).toBe(0);
  other.line('/api/lobby/live');
  other.begin();
  expect([House.begun, House.last.wishes.name]).toEqual([1, '/house/1']);
});

test('who lays a table wants what is kept here to stay', async () => {
  const persist = vi.fn(async () => true);
  vi.stubGlobal('navigator', { storage: { persist } });
  void pocket.ask('PUT', '/api/me', '{}');
  expect(persist).not.toHaveBeenCalled();
  void pocket.ask('POST', '/api/tables', '{}');
  expect(persist).toHaveBeenCalledOnce();
});

test('a request goes to the worker, and its reply to who asked', async () => {
  const one = pocket.ask('POST', '/api/tables', '{}');
  const other = pocket.ask('DELETE', '/api/tables/1');
  await rest();
  const [first, second] = House.last.heard as [ToHouse, ToHouse];
  expect([first[2], second[2]]).toEqual(['POST', 'DELETE']);
  House.last.say('replied', second[1], 404, '{"type":"UnknownTable"}');
  House.last.say('replied', first[1], 200, '{"id":"a"}');
  expect(await one).toEqual({ ok: true, read: { id: 'a' } });
  expect(await other).toEqual({ ok: false, read: { type: 'UnknownTable' } });
});

test('what every house says alike is read from a file, before the house is awake and after', async () => {
  expect((await pocket.ask('GET', '/api/games')).read).toEqual({ games: [] });
  House.last.say('awake');
  expect((await pocket.ask('GET', '/api/games')).read).toEqual({ games: [] });
  expect(House.last.heard).toEqual([]);
});

test('who plays here is remembered until the house is awake, then asked', async () => {
  expect((await pocket.ask('GET', '/api/me')).read).toEqual({ name: null });
  const become = pocket.ask('PUT', '/api/me', '{"name":"Ada"}');
  await rest();
  House.last.say('replied', House.last.heard[0]![1], 200, '{"name":"Ada"}');
  await become;
  expect((await pocket.ask('GET', '/api/me')).read).toEqual({ name: 'Ada' });
  expect(House.last.heard).toHaveLength(1);
  House.last.say('awake');
  void pocket.ask('GET', '/api/me');
  await rest();
  expect(House.last.heard).toHaveLength(2);
});

test('a line opens by itself, brings what is said over it, and is closed from both ends', async () => {
  const heard: unknown[] = [];
  const line = pocket.line('/api/lobby/live');
  line.onopen = () => heard.push('open');
  line.onmessage = ({ data }) => heard.push(data);
  line.onclose = ({ code }) => heard.push(code);
  await rest();
  const number = House.last.heard[0]![1];
  House.last.say('said', number, '{}');
  line.send('hello');
  House.last.say('closed', number, 4404);
  line.close();
  expect(heard).toEqual(['open', '{}', 4404]);
  expect(House.last.heard.slice(1)).toEqual([['send', number, 'hello']]);
  const other = pocket.line('/api/lobby/live');
  other.close();
  expect(House.last.heard.at(-1)).toEqual(['close', number + 1]);
});

test('what is kept for later waits until the house is awake, and who plays at once is asked', async () => {
  vi.useFakeTimers();
  const settled = vi.fn();
  void pocket.settled.then(settled);
  House.last.say('awake');
  await vi.advanceTimersByTimeAsync(1000);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(5000);
  expect(settled).toHaveBeenCalled();
  vi.useRealTimers();
});

test('a house that cannot wake is not waited for', async () => {
  const asked = pocket.ask('POST', '/api/tables', '{}');
  await rest();
  House.last.say('failed', 'no room');
  const closed = { ok: false, read: { type: 'HouseClosed' } };
  expect(await asked).toEqual(closed);
  expect(await pocket.ask('POST', '/api/tables', '{}')).toEqual(closed);
});
