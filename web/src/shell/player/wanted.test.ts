import { expect, test } from 'vitest';
import { read, written, type Wanted } from './wanted';

test('what is looked for is found again in the address', () => {
  const all: Wanted = { game: 'cyberion', with: 'ada.l', result: 'won', kind: 'together', year: '2026' };
  for (const wanted of [{}, { year: '2026' }, all])
    for (const page of [0, 3]) {
      const address = `?lang=fr&${String(new URLSearchParams(written(wanted, page)))}`;
      expect(read(address)).toEqual({ wanted, page });
    }
});

test('an address that says nonsense asks for the first page of all', () => {
  for (const page of ['-1', 'x', '1e999', '']) expect(read(`?page=${page}&game=&colour=red`).wanted).toEqual({});
  expect(read('?page=-1').page).toBe(0);
});
