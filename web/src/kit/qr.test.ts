/** A camera reads from the drawn path what was written. */
import decodeQR from 'qr/decode.js';
import { expect, test } from 'vitest';
import { drawn } from './qr';

const SCALE = 8;

/** The path painted, as a camera would see it. */
function photograph(text: string) {
  const { size, path } = drawn(text);
  const width = size * SCALE;
  const data = new Uint8Array(width * width * 4).fill(255);
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    for (let row = 0; row < SCALE; row++)
      for (let column = 0; column < SCALE; column++) {
        const pixel = ((Number(y) * SCALE + row) * width + Number(x) * SCALE + column) * 4;
        data.fill(0, pixel, pixel + 3);
      }
  return { width, height: width, data };
}

test.each(['http://192.168.1.20:8018/sit/vTCoMZIa0xt3lVV45yGSWg', 'https://jeux.example/join/0123456789abcdefABCDEF'])(
  'the code of %s is read',
  (address) => expect(decodeQR(photograph(address))).toBe(address),
);
