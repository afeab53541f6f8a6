/** What is sent after the house comes once, and again only where it could not. */
import { expect, test } from 'vitest';
import { trunkOf } from './written';

test('it comes once, however often it is wanted', async () => {
  let came = 0;
  const trunk = trunkOf(async () => void came++);
  expect(await Promise.all([trunk.unpack(), trunk.unpack()])).toEqual([true, true]);
  expect(await trunk.unpack()).toBe(true);
  expect(came).toBe(1);
});

test('where it cannot come whoever wants it is told, and the next one asks again', async () => {
  let network = false;
  const trunk = trunkOf(async () => {
    if (!network) throw new Error('none');
  });
  expect(await trunk.unpack()).toBe(false);
  network = true;
  expect(await trunk.unpack()).toBe(true);
});
