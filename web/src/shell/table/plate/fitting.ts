/** A sentence that stays on its plate: smaller where it is long, or where icons stand beside it. */
import type { Attachment } from 'svelte/attachments';

const LEAST = 12;
/** What stays free above and below it. */
const AIR = 4;

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
      let size = Number.parseFloat(getComputedStyle(element).fontSize);
      while (element.offsetHeight > plate.clientHeight - AIR && size > LEAST)
        element.style.fontSize = `${(size = Math.max(LEAST, size - 1))}px`;
    };
    const watching = new ResizeObserver(settle);
    watching.observe(words);
    settle();
    return () => watching.disconnect();
  };
}
