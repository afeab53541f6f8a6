/** Things that a coach may mean: whatever a board marks with `data-thing`. */
import type { Box } from './placing';

/** What a board lights; `data-lit` are buttons that look as always. */
export const LIT = '.legal, .lit, .notched, [data-lit="true"]';

const POINTS = 64;
const FOCUSABLE = 'button, a[href], [tabindex]:not([tabindex="-1"])';

/** The uppermost sheet of paper that lies over the table; none: the table itself is in reach. */
export const sheet = (): Element | null => [...document.querySelectorAll('dialog:modal')].at(-1) ?? null;

/** The things of these names that are there to be seen, in the order of the names; of a covered table none is. */
export const things = (names: string): Element[] => {
  const within = sheet() ?? document;
  return names
    .split(' ')
    .flatMap((name) => [...within.querySelectorAll(`[data-thing="${name}"]`)])
    .filter((thing) => thing.checkVisibility?.() ?? true);
};

/** Whether a finger would meet it: a tray may lie over what has been scrolled below it. */
function inReach(thing: Element): boolean {
  const { left, top, right, bottom } = thing.getBoundingClientRect();
  const met = document
    .elementsFromPoint((left + right) / 2, (top + bottom) / 2)
    .find((element) => !element.closest('[data-coach]'));
  return met !== undefined && (thing.contains(met) || met.contains(thing));
}

/** Those of these names that are meant: where a thing is there twice, what can be touched as it lies. */
export function meantBy(names: string): Element[] {
  const found = things(names);
  const near = found.filter(inReach);
  return near.length ? near : found;
}

/** The names of the things that an element lies in, the innermost first. */
export function thingsAround(element: Element): string[] {
  const found: string[] = [];
  for (let at = element.closest('[data-thing]'); at; at = at.parentElement?.closest('[data-thing]') ?? null)
    found.push(at.getAttribute('data-thing')!);
  return found;
}

export function boxOf(thing: Element): Box {
  const { left, top, right, bottom } = thing.getBoundingClientRect();
  return { left, top, right, bottom };
}

/** The way around a thing that is no rectangle: its board marks the drawn line with `data-outline`. */
export function outlineOf(thing: Element): string | null {
  const line = thing.querySelector('[data-outline]');
  if (!(line instanceof SVGGeometryElement)) return null;
  const onScreen = line.getScreenCTM();
  const length = line.getTotalLength();
  if (!onScreen || !length) return null;
  const points = Array.from({ length: POINTS }, (_, index) => {
    const { x, y } = line.getPointAtLength((length * index) / POINTS).matrixTransform(onScreen);
    return `${Math.round(x)} ${Math.round(y)}`;
  });
  return `M${points.join('L')}z`;
}

/** What takes the keyboard's focus for a thing. */
export const handle = (thing: Element): HTMLElement | SVGElement | null => {
  const found = thing.matches(FOCUSABLE) ? thing : (thing.querySelector(FOCUSABLE) ?? thing.closest(FOCUSABLE));
  return found instanceof HTMLElement || found instanceof SVGElement ? found : null;
};

/** Whether pressing here would do something. */
export const isControl = (element: Element) =>
  element.closest('button, a[href], [role="button"], input, select, textarea') !== null;
