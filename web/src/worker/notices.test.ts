/** Notices are shown in the order in which they came; one that is pressed leads to its table: to the page that is open, else to a new one. */
import { expect, test, vi } from 'vitest';
import { pressed, shown } from './notices';
import type { Scope } from './scope';

function house(...urls: string[]) {
  const focused: string[] = [];
  const pages = urls.map((url) => ({ url, focus: async () => void focused.push(url) }));
  const openWindow = vi.fn(async () => null);
  const scope = { clients: { matchAll: async () => pages, openWindow } } as unknown as Scope;
  return { scope, focused, openWindow };
}
const notice = (path: string) => ({ data: { path }, close: vi.fn() }) as unknown as Notification;

test('the page of the table that is open comes to the front', async () => {
  const { scope, focused, openWindow } = house('https://a.example/', 'https://a.example/table/t1?lang=fr');
  const told = notice('/table/t1');
  await pressed(scope, told);
  expect(focused).toEqual(['https://a.example/table/t1?lang=fr']);
  expect(openWindow).not.toHaveBeenCalled();
  expect(told.close).toHaveBeenCalled();
});

test('where no page of the table is open, one is opened', async () => {
  const { scope, focused, openWindow } = house('https://a.example/table/t10', 'https://a.example/');
  await pressed(scope, notice('/table/t1'));
  expect(focused).toEqual([]);
  expect(openWindow).toHaveBeenCalledWith('/table/t1');
});

test('a notice that is slow to be shown, or cannot be, is followed by the next', async () => {
  const seen: string[] = [];
  let go = () => {};
  const slow = new Promise<void>((done) => (go = done));
  const showNotification = vi.fn(async (text: string) => {
    if (text === 'slow') await slow;
    if (text === 'barred') throw new TypeError('no permission');
    seen.push(text);
  });
  const scope = { registration: { showNotification } } as unknown as Scope;
  const told = ['slow', 'barred', 'last'].map((text) => shown(scope, { text, language: 'en', path: '/table/t1' }));
  const outcomes = Promise.allSettled(told);
  go();
  expect((await outcomes).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(seen).toEqual(['slow', 'last']);
});
