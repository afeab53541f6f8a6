/** The kinds of gear: one for each robot's colour, then the two of the expansions. */
import { enamel, glyphs, onEnamel, type Colour } from './enamel';
import { circle } from './gear';

export const JOLLY = 9;
export const THREE_POINTS = 10;

export interface GearKind {
  body: string;
  glyph: string;
  on: string;
}

const of = (colour: Colour): GearKind => ({ body: enamel[colour], glyph: glyphs[colour], on: onEnamel(colour) });

export const gearKinds: Record<number, GearKind> = {
  1: of(1),
  2: of(2),
  3: of(3),
  4: of(4),
  5: of(5),
  6: of(6),
  7: of(7),
  8: of(8),
  [JOLLY]: { body: '#efe0bd', glyph: 'M0-21Q4-5 20 0Q4 5 0 21Q-4 5-20 0Q-4-5 0-21Z', on: '#fff6e4' },
  [THREE_POINTS]: {
    body: '#27303c',
    glyph: `${circle(7.4, 0, -10)}${circle(7.4, -10.5, 8)}${circle(7.4, 10.5, 8)}`,
    on: '#f6dc9c',
  },
};
