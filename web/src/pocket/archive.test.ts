/** An archive as Python writes it is read file by file. */
import { expect, test } from 'vitest';
import { filesIn } from './archive';

const utf8 = new TextEncoder();

function heading(name: string, size: number, folder = ''): Uint8Array {
  const block = new Uint8Array(512);
  block.set(utf8.encode(name), 0);
  block.set(utf8.encode(size.toString(8).padStart(11, '0')), 124);
  block.set(utf8.encode(folder), 345);
  return block;
}
const content = (text: string) => {
  const blocks = new Uint8Array(Math.ceil(text.length / 512) * 512);
  blocks.set(utf8.encode(text));
  return blocks;
};
const bound = (...blocks: Uint8Array[]) => new Uint8Array(blocks.flatMap((block) => [...block]));

test('files of any length follow one another, by their whole names, up to an empty heading', () => {
  const [long, empty] = ['x'.repeat(513), new Uint8Array(1024)];
  const archive = bound(
    heading('a.pyc', 513),
    content(long),
    heading('b', 0),
    heading('c', 1, 'far/away'),
    content('y'),
    empty,
  );
  const read = [...filesIn(archive)].map(([name, bytes]) => [name, new TextDecoder().decode(bytes)]);
  expect(read).toEqual([
    ['a.pyc', long],
    ['b', ''],
    ['far/away/c', 'y'],
  ]);
});
