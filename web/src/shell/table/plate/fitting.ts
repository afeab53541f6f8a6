/** A sentence that stays on its plate: smaller where it is long, or where icons stand beside it. */
import type { Attachment } from 'svelte/attachments';

const LEAST = 12;
/** What stays free above and below it. */
const AIR = 4;

/** Whether something is no higher than its plate. */
export const isLow = (element: HTMLElement, plate: HTMLElement): boolean =>
  element.offsetHeight <= plate.clientHeight - AIR;

/** Makes words smaller until what they stand in is no higher than its plate. */
export function lower(words: HTMLElement, within: HTMLElement, plate: HTMLElement): void {
  let size = Number.parseFloat(getComputedStyle(words).fontSize);
  while (!isLow(within, plate) && size > LEAST) words.style.fontSize = `${(size = Math.max(LEAST, size - 1))}px`;
}

/** Who calls it gives the sentence, so that another one is measured again. */
export function fitting(sentence: unknown): Attachment<HTMLElement> {
  return (element) => {
    void sentence;
    const plate = element.closest<HTMLElement>('.plate')!;
    const words = element.closest<HTMLElement>('.words')!;
    let width = -1;
    const settle = () => {
      if (words.clientWidth === width) return;
      width = words.clientWidth;
      element.style.fontSize = '';
      lower(element, element, plate);
    };
    const watching = new ResizeObserver(settle);
    watching.observe(words);
    settle();
    return () => watching.disconnect();
  };
}
