/** What stands on the page; taken away again where another page follows in the same document. */
import { mount as begin, unmount } from 'svelte';

const standing: Record<string, unknown>[] = [];

export const mount: typeof begin = (component, options) => {
  const page = begin(component, options);
  standing.push(page);
  return page;
};

export const clear = () => Promise.all(standing.splice(0).map((page) => unmount(page)));
