/** An archive as `rouages site` writes it: one file after another, each behind a heading of its own. */

/** Bytes: a heading has so many, and each file begins at so many again. */
const BLOCK = 512;
const utf8 = new TextDecoder();

const text = (heading: Uint8Array, from: number, to: number) => utf8.decode(heading.subarray(from, to)).split('\0')[0]!;

/** The files by their names; an empty heading ends them. */
export function* filesIn(archive: Uint8Array): Generator<[name: string, content: Uint8Array]> {
  for (let at = 0; at + BLOCK <= archive.length;) {
    const heading = archive.subarray(at, at + BLOCK);
    const [name, size, folder] = [text(heading, 0, 100), parseInt(text(heading, 124, 136), 8), text(heading, 345, 500)];
    if (!name) return;
    at += BLOCK;
    yield [folder ? `${folder}/${name}` : name, archive.subarray(at, at + size)];
    at += Math.ceil(size / BLOCK) * BLOCK;
  }
}
