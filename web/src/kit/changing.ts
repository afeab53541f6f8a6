/** Who is shown no motion sees by an outline what has changed. */
import { untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { calm, outline } from './motion';

const before = new WeakMap<Element, string>();

/** Outlines a piece whose state, in any words, is no longer what it was. */
export function changing(state: string): Attachment {
  return (piece) => {
    const was = before.get(piece);
    before.set(piece, state);
    if (was !== undefined && was !== state && untrack(calm)) outline(piece);
  };
}
