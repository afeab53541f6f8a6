/** A name that is never cut: smaller where it is long, on two lines where it is longer still, and broken where one word is. */
import type { Attachment } from 'svelte/attachments';

const ONE_LINE = [16, 15, 14];
const TWO_LINES = [14, 13, 12];

/** Sizes the element so that this text fits into it. Who calls it gives the text, so that another text is measured again. */
export function fit(text: string, oneLine = ONE_LINE, twoLines = TWO_LINES): Attachment<HTMLElement> {
  return (element) => {
    const fits = (size: number, lines: number) => {
      element.style.fontSize = `${size}px`;
      element.style.whiteSpace = lines === 1 ? 'nowrap' : 'normal';
      const height = Number.parseFloat(getComputedStyle(element).lineHeight) * lines;
      return element.scrollWidth <= element.clientWidth && element.scrollHeight <= Math.ceil(height);
    };
    const measure = () => {
      element.title = '';
      element.style.overflowWrap = '';
      if (oneLine.some((size) => fits(size, 1)) || twoLines.some((size) => fits(size, 2))) return;
      element.style.overflowWrap = 'anywhere';
      if (!twoLines.some((size) => fits(size, 2))) element.title = text;
    };
    const watching = new ResizeObserver(measure);
    watching.observe(element.parentElement ?? element);
    measure();
    return () => watching.disconnect();
  };
}
