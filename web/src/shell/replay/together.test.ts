/** Who looks at a film with others: led, looking around, leading, and back after the line was cut. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Refusal } from '../../wire/http';
import type { FilmPoint, GatheringState } from '../../wire/protocol';
import type { Replay } from './replay.svelte';
import type { Review } from './review.svelte';
import { Together, type Listener } from './together.svelte';

const HERE: FilmPoint = {
  seat: null,
  moment: 4,
  answer: 4,
  playing: false,
  speed: 'normal',
  estimates: false,
  option: null,
};
const person = (number: number, name: string) => ({
  person: number,
  name,
  follows: true,
  asks: false,
  may_lead: true,
});
const state = (me: number, leader: number | null, shown: Partial<FilmPoint> = {}): GatheringState => ({
  id: 'abcdefgh2345',
  me,
  leader,
  led: 'Ada',
  free: null,
  shown: { ...HERE, ...shown },
  people: [person(1, 'Ada'), person(2, 'Bob')],
});

let listener: Listener;
let shown: Together;
let refusal: string | null = null;
const sent = vi.fn();
const led = vi.fn(async () => {});

function come() {
  const replay = {
    number: 2,
    film: { seat: null, table: { id: 'table' } },
    moment: { answer: 2 },
    playing: false,
    speed: 'normal',
    closed: true,
    steered: null as (() => void) | null,
    gather: vi.fn(),
    pause: () => {},
    led,
    act: (done: Promise<unknown>) => void done,
    t: (key: string) => key,
    table: { notices: { say: vi.fn(), refuse: vi.fn() } },
    line: {
      meeting: {
        open: async () => [],
        somebody: async () => false,
        come: (given: Listener) => {
          listener = given;
          return {
            ask: async (message: { type: string }) => {
              sent(message);
              if (refusal) throw new Refusal({ type: refusal });
            },
            renew: async () => {},
            close: () => {},
          };
        },
      },
    },
  };
  const review = { estimates: null, here: null, estimate: async () => {} } as unknown as Review;
  const together = new Together(replay as unknown as Replay, review, () => {});
  shown = together;
  return { together, replay };
}
/** What the house says, and what the page does whenever that or the film changes. */
const show = (gathering: GatheringState | null) => {
  listener.show({ gathering, chat: [], chatFirst: 0 });
  shown.lead();
  shown.follow();
};
const said = () => sent.mock.calls.map(([message]) => (message as { type: string }).type);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  refusal = null;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  sent.mockClear();
  led.mockClear();
});

test('who is led sees what is shown, until they steer for themselves and come back', async () => {
  const { together, replay } = come();
  together.join('abcdefgh2345');
  listener.standing(true);
  expect(sent).toHaveBeenLastCalledWith({ type: 'JoinGathering', gathering: 'abcdefgh2345' });
  show(state(2, 1));
  expect(led).toHaveBeenLastCalledWith(HERE);
  replay.steered!();
  expect([together.follows, sent.mock.lastCall]).toEqual([false, [{ type: 'Follow', follows: false }]]);
  show(state(2, 1, { moment: 9 }));
  expect(led).toHaveBeenCalledTimes(1);
  together.comeBack();
  together.follow();
  expect(led).toHaveBeenLastCalledWith({ ...HERE, moment: 9 });
  await vi.advanceTimersByTimeAsync(1000);
  expect(said()).not.toContain('Lead');
});

test('who leads says where they are, not more often than others can follow', async () => {
  const { together } = come();
  await together.begin();
  listener.standing(true);
  show(state(1, 1));
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent).toHaveBeenLastCalledWith({ type: 'Lead', shown: { ...HERE, moment: 2, answer: 2 } });
  expect(led).not.toHaveBeenCalled();
  for (let time = 0; time < 10; time++) together.lead();
  await vi.advanceTimersByTimeAsync(1000);
  expect(said().filter((type) => type === 'Lead')).toHaveLength(2);
});

test('whoever led comes back to the same gathering, be it that the house has forgotten it', async () => {
  const { together } = come();
  await together.begin();
  listener.standing(true);
  show(state(1, 1));
  listener.standing(false);
  listener.standing(true);
  expect(sent.mock.lastCall![0]).toMatchObject({ type: 'Gather', gathering: 'abcdefgh2345' });
});

test('whoever followed waits some seconds for who led, then has the film for themselves', async () => {
  const { together, replay } = come();
  together.join('abcdefgh2345');
  listener.standing(true);
  show(state(2, 1));
  refusal = 'GatheringOver';
  listener.standing(true);
  await vi.advanceTimersByTimeAsync(2500);
  expect([together.state !== null, replay.table.notices.refuse.mock.calls.length]).toEqual([true, 0]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect([together.state, replay.table.notices.refuse.mock.calls.length]).toEqual([null, 1]);
});

test('a link to a gathering that is over is refused at once', async () => {
  const { together, replay } = come();
  refusal = 'GatheringOver';
  together.join('abcdefgh2345');
  listener.standing(true);
  await vi.advanceTimersByTimeAsync(0);
  expect([together.state, replay.table.notices.refuse.mock.calls.length]).toEqual([null, 1]);
});

test('who is given the lead is told', () => {
  const { together, replay } = come();
  together.join('abcdefgh2345');
  show(state(2, 1));
  show(state(2, 2));
  expect(together.leads).toBe(true);
  expect(replay.table.notices.say).toHaveBeenLastCalledWith('together.you_lead_now');
});
