/** The faces of bots by their tempers: box of 24, drawn like the icons; the head is filled, the rest is lines. */
import { circle } from './gear';

export const head =
  'M7.5 8.5H16.5A2.5 2.5 0 0 1 19 11V18A2.5 2.5 0 0 1 16.5 20.5H7.5A2.5 2.5 0 0 1 5 18V11A2.5 2.5 0 0 1 7.5 8.5Z';

export const faces = {
  /** A spark for a feeler, brows drawn together, a grin. */
  bold: 'M12 8.5L10.6 6.2L13.4 5.2L12 2.8M7.6 11.4L10.2 12.5M16.4 11.4L13.8 12.5M9.3 14.1h.01M14.7 14.1h.01M8.8 16.2Q12 19.4 15.2 16.2Z',
  /** Under an umbrella, eyes wide open, the mouth shut. */
  careful: `M12 8.5V5.8M7.8 5.8A4.2 3.6 0 0 1 16.2 5.8Z${circle(1.5, 9.3, 12.8)}${circle(1.5, 14.7, 12.8)}M10.8 17.4H13.2`,
  /** A coin for a feeler, its mouth open for more. */
  greedy: `M12 8.5V6.6${circle(1.9, 12, 4.6)}M8 12.2Q9.3 11 10.6 12.2M13.4 12.2Q14.7 11 16 12.2M8.4 14.8H15.6Q15.6 18.6 12 18.6T8.4 14.8Z`,
  /** Two horns, lids half shut, a crooked smile. */
  spiteful:
    'M8 8.5L6 4.2M16 8.5L18 4.2M7.7 12L10.7 13.4M16.3 12L13.3 13.4M9.4 14.4h.01M14.6 14.4h.01M9 18Q13 18.4 15.4 16.2',
} as const;

export type Temper = keyof typeof faces;
export const TEMPERS = Object.keys(faces) as readonly Temper[];
