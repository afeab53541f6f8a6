/** How long reading takes. */
import type { Section } from '../../wire/protocol';

/** Words of rules that people read in a minute, looking at the pictures too. */
const PACE = 180;

const words = (text: string) => text.split(/\s+/).filter((word) => /\p{L}|\d/u.test(word)).length;

export const minutesToRead = (sections: readonly Section[]): number =>
  Math.max(1, Math.round(sections.reduce((sum, { title, text }) => sum + words(title) + words(text), 0) / PACE));
