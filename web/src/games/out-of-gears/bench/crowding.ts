/** How narrow the cards on the bench must be for all of them to lie side by side. */

export interface Hand {
  /** The width of the page. */
  width: number;
  robots: number;
  actions: number;
  numbers: number;
}

/** From 0, with room for all, to 3, as narrow as can be. */
export type Crowd = 0 | 1 | 2 | 3;

const EDGES = 36;
const SIZES = [
  { heading: 215, slot: 92, card: 94, few: 84, many: 62, gap: 22, buttons: 158 },
  { heading: 120, slot: 84, card: 84, few: 84, many: 62, gap: 16, buttons: 158 },
  { heading: 120, slot: 62, card: 76, few: 71, many: 58, gap: 12, buttons: 138 },
];

function needed({ robots, actions, numbers }: Hand, size: (typeof SIZES)[number]): number {
  const programmes = Math.max(size.heading, robots * (2 * size.slot + 8) + (robots - 1) * 14);
  const targets = numbers * (numbers > 6 ? size.many : size.few);
  return EDGES + programmes + actions * (size.card + 8) + targets + size.buttons + 3 * size.gap - 20;
}

export function crowding(hand: Hand): Crowd {
  const fits = SIZES.findIndex((size) => needed(hand, size) <= hand.width);
  return (fits < 0 ? SIZES.length : fits) as Crowd;
}
