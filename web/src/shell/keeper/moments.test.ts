import { expect, test } from 'vitest';
import { ago, bytes } from './moments';

/** With plain spaces: which narrow ones stand there is the language's own affair. */
const plain = (text: string) => text.replace(/\s/g, ' ');

test('what was is said in the largest unit that fits', () => {
  const now = 1_000_000;
  expect(ago(now - 6 * 60, 'en', now)).toBe('6 min. ago');
  expect(ago(now - 2 * 3600 - 59, 'en', now)).toBe('2 hr. ago');
  expect(ago(now - 86_400, 'en', now)).toBe('yesterday');
  expect(ago(now + 5, 'en', now)).toBe('now');
  expect(plain(ago(now - 3 * 86_400, 'fr', now))).toBe('il y a 3 j');
});

test('bytes are said with as few digits as will do', () => {
  expect(bytes(412e6, 'en')).toBe('412 MB');
  expect(bytes(1.25e6, 'en')).toBe('1.3 MB');
  expect(plain(bytes(61e9, 'fr'))).toBe('61 Go');
});
