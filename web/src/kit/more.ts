/** A list that goes on below what is seen of it says so: it is marked `data-below`, and fades there (`base.css`). */
import type { Attachment } from 'svelte/attachments';

/** So little is no line that anybody could miss, in pixels. */
const SLACK = 4;

export const more: Attachment<HTMLElement> = (list) => {
  const look = () => {
    list.toggleAttribute('data-below', list.scrollTop + list.clientHeight < list.scrollHeight - SLACK);
  };
  const sizes = new ResizeObserver(look);
  const watch = () => {
    sizes.disconnect();
    sizes.observe(list);
    for (const each of list.children) sizes.observe(each);
    look();
  };
  const changes = new MutationObserver(watch);
  changes.observe(list, { childList: true, subtree: true });
  list.addEventListener('scroll', look, { passive: true });
  watch();
  return () => {
    sizes.disconnect();
    changes.disconnect();
    list.removeEventListener('scroll', look);
  };
};
