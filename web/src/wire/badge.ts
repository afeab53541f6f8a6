/** The number on the icon of the installed page: how many tables wait for its owner. */
import type { LobbyLists } from './protocol';

export async function badge({ mine }: LobbyLists): Promise<void> {
  const waiting = mine.filter((card) => card.my_turn).length;
  const shown = waiting ? navigator.setAppBadge?.(waiting) : navigator.clearAppBadge?.();
  // A system that shows no such number is no trouble.
  await shown?.catch(() => {});
}

/** Counted anew: after a notice, or when a page is left on which something was answered. */
export async function count(): Promise<void> {
  const reply = await fetch('/api/lobby');
  if (reply.ok) await badge((await reply.json()) as LobbyLists);
}
