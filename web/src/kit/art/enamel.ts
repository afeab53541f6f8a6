/** The colours and glyphs of the eight seats. Enamel keeps its hue in both themes. */
import { circle, polygon } from './gear';

export const INK = '#2a2018';
export const CREAM = '#fdf4de';

export const COLOURS = [1, 2, 3, 4, 5, 6, 7, 8] as const;
export type Colour = (typeof COLOURS)[number];

export const enamel: Record<Colour, string> = {
  1: '#c2452d',
  2: '#2667a8',
  3: '#d9a219',
  4: '#257c4c',
  5: '#7a4a9e',
  6: '#b24e7b',
  7: '#167a84',
  8: '#5b5b5b',
};

/** Drawn in a box of 40 about the origin. */
export const glyphs: Record<Colour, string> = {
  1: circle(15),
  2: 'M-13-13H13V13H-13Z',
  3: 'M0-16L16 12H-16Z',
  4: 'M0-18L15 0L0 18L-15 0Z',
  5: polygon(5, 18, 8),
  6: polygon(5, 17),
  7: 'M-5.5-16H5.5V-5.5H16V5.5H5.5V16H-5.5V5.5H-16V-5.5H-5.5Z',
  8: 'M8-15A16 16 0 1 0 8 15A12.5 12.5 0 1 1 8-15Z',
};

/** What is drawn on enamel: cream, but dark on the yellow one. */
export const onEnamel = (colour: Colour) => (colour === 3 ? '#33240a' : '#fff6e4');

/** The first colour with a share of the second. */
export function mix(first: string, second: string, share: number): string {
  const channel = (colour: string, index: number) => parseInt(colour.slice(1 + 2 * index, 3 + 2 * index), 16);
  const mixed = [0, 1, 2].map((index) =>
    Math.round(channel(first, index) * (1 - share) + channel(second, index) * share)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${mixed.join('')}`;
}

export const darker = (colour: string, share: number) => mix(colour, '#000000', share);
export const lighter = (colour: string, share: number) => mix(colour, '#ffffff', share);
