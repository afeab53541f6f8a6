/** A rule in short: its first sentences, as plain words, up to some hundred and sixty signs; at least one. */
const MOST = 160;

export function inShort(text: string): string {
  const [paragraph = ''] = text.trim().split(/\n\s*\n/);
  const words = paragraph
    .replace(/^[-*] +/gm, '')
    .replace(/\*+/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  const sentences = words.match(/.+?[.!?…](?=\s|$)|.+$/g) ?? [];
  let short = '';
  for (const sentence of sentences) {
    if (short && short.length + sentence.length > MOST) break;
    short += sentence;
  }
  return short.trim();
}
