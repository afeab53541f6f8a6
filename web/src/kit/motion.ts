/** Motion that explains: pieces travel along a slight arc, cards turn over, a refused piece nudges. */
import { inWords } from './telling/words.svelte';

const MOVE = 320;
const EASE = 'cubic-bezier(.2,.7,.2,1)';

/** Whether the reader wants no motion: then pieces appear in place, with an outline. */
export const calm = inWords;

/** Marks a piece that appeared without travelling. */
export const outline = (piece: Element) =>
  piece.animate(
    piece instanceof SVGElement && piece.ownerSVGElement
      ? [{ filter: 'drop-shadow(0 0 .5px #f7d27a) drop-shadow(0 0 2px #f7d27a)' }, { filter: 'none' }]
      : [{ outline: '3px solid #f7d27a' }, { outline: '3px solid #f7d27a00' }],
    1000,
  );

/** The middle of a place, as large as one piece. */
export function heart(place: Element, size: number): DOMRect {
  const { left, top, width, height } = place.getBoundingClientRect();
  return new DOMRect(left + (width - size) / 2, top + (height - size) / 2, size, size);
}

/** How many pixels of the window one of this element is: on a large screen everything grows. */
export const zoomOf = (element: Element) => element.currentCSSZoom ?? 1;

/** A piece comes from a place to where it now stands, along an arc, and lands with its shadow. */
export function travel(piece: Element, from: DOMRect, delay = 0): Animation {
  if (calm()) return outline(piece);
  const to = piece.getBoundingClientRect();
  const drawn = piece instanceof SVGGraphicsElement && piece.ownerSVGElement;
  const unit = drawn ? (piece.getScreenCTM()?.a ?? 1) : zoomOf(piece);
  const scale = from.width && to.width ? from.width / to.width : 1;
  const x = (from.left + from.width / 2 - (to.left + to.width / 2)) / unit;
  const y = (from.top + from.height / 2 - (to.top + to.height / 2)) / unit;
  const rise = Math.min(48, Math.hypot(x, y) * 0.12);
  return piece.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${scale}) rotate(-30deg)` },
      { transform: `translate(${x / 2}px, ${y / 2 - rise}px) scale(${(1 + scale) / 2 + 0.06}) rotate(-15deg)` },
      { transform: 'none' },
    ],
    { duration: MOVE, delay, easing: EASE, fill: 'backwards' },
  );
}

/** A card turns over in place. */
export function turnOver(card: Element, delay = 0): Animation {
  if (calm()) return outline(card);
  return card.animate([{ transform: 'perspective(600px) rotateY(90deg)' }, { transform: 'perspective(600px)' }], {
    duration: MOVE,
    delay,
    easing: EASE,
    fill: 'backwards',
  });
}

/** A piece that cannot be chosen nudges once; the page stays still. */
export function nudge(piece: Element): void {
  if (calm()) return;
  piece.animate([{ translate: 0 }, { translate: '4px' }, { translate: '-2px' }, { translate: 0 }], 180);
}
