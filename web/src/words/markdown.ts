/** The little Markdown that rules pages use: paragraphs, lists, **strong** and *stressed* words. */

export interface Run {
  text: string;
  look: 'plain' | 'strong' | 'stressed';
}

export type Block = { kind: 'paragraph'; runs: Run[] } | { kind: 'list'; items: Run[][] };

export function runs(text: string): Run[] {
  return text
    .split(/(\*\*[^*]+\*\*|\*[^*]+\*)/)
    .filter(Boolean)
    .map((piece): Run => {
      if (piece.startsWith('**')) return { text: piece.slice(2, -2), look: 'strong' };
      if (piece.startsWith('*') && piece.length > 1) return { text: piece.slice(1, -1), look: 'stressed' };
      return { text: piece, look: 'plain' };
    });
}

const flat = (text: string) => text.replace(/\s*\n\s*/g, ' ').trim();

export const blocks = (text: string): Block[] =>
  text
    .split(/\n\s*\n/)
    .filter((part) => part.trim())
    .map((part): Block => {
      const items = part.trim().split(/^[-*] +/m);
      if (items.length > 1 && !items[0]!.trim())
        return { kind: 'list', items: items.slice(1).map((item) => runs(flat(item))) };
      return { kind: 'paragraph', runs: runs(flat(part)) };
    });
