/** Who looks elsewhere is called by the worker, where there is one, and only as long as they want it. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beCalled, call, isCalled } from './calling';

const [shown, built] = [vi.fn(), vi.fn()];

/** The browser of a phone: no page may build a notice. */
class Notification {
  static permission = 'granted';
  static requestPermission = async () => Notification.permission;
  constructor(...given: unknown[]) {
    built(...given);
    throw new TypeError('Illegal constructor');
  }
}
const worker = (active: object | null) => ({
  serviceWorker: { getRegistration: async () => ({ active, showNotification: shown }) },
});

beforeEach(() => {
  const kept: Record<string, string> = {};
  Notification.permission = 'granted';
  vi.stubGlobal('document', { hidden: true });
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('Notification', Notification);
  vi.stubGlobal('navigator', worker({}));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => (kept[key] = value),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});
const settled = () => new Promise((done) => setTimeout(done));

test('the worker shows what leads to the table', async () => {
  call('Your turn', '/table/t1');
  await settled();
  expect(shown.mock.calls).toEqual([
    ['Your turn', expect.objectContaining({ tag: '/table/t1', data: { path: '/table/t1' } })],
  ]);
  expect(built).not.toHaveBeenCalled();
});

test('without a worker the page tries, and nothing breaks where it may not', async () => {
  vi.stubGlobal('navigator', worker(null));
  call('Your turn', '/table/t1');
  await settled();
  expect(built).toHaveBeenCalledOnce();
});

test('whoever wants it no more is called no more, until they want it again', async () => {
  expect(isCalled()).toBe(true);
  expect(await beCalled(false)).toBe(false);
  call('Your turn', '/table/t1');
  await settled();
  expect(shown).not.toHaveBeenCalled();
  expect(await beCalled(true)).toBe(true);
  expect(isCalled()).toBe(true);
});

test('where the browser says no, nobody is called', async () => {
  Notification.permission = 'denied';
  expect(await beCalled(true)).toBe(false);
});
