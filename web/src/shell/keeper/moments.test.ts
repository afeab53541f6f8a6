import { expect, test } from 'vitest';
import { bytes } from './moments';

/** With plain spaces: which narrow ones stand there is the language's own affair. */
const plain = (text: string) => text.replace(/\s/g, ' ');

test('bytes are said with as few digits as will do', () => {
  expect(bytes(412e6, 'en')).toBe('412 MB');
  expect(bytes(1.25e6, 'en')).toBe('1.3 MB');
  expect(plain(bytes(61e9, 'fr'))).toBe('61 Go');
});
