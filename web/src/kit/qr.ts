/** The squares of a QR code as one path. */
import encodeQR from 'qr';

/** The white border that cameras need, in squares. */
const BORDER = 3;

export function drawn(text: string): { size: number; path: string } {
  const squares = encodeQR(text, 'raw', { ecc: 'medium', border: BORDER });
  const path = squares.map((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')).join('')).join('');
  return { size: squares.length, path };
}
