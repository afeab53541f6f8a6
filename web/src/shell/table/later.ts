/** What the first picture of a table does not need: fetched once the table stands, or as soon as it is wanted. */
import type { GameModule } from '../../games/contract';

export const later = {
  again: () => import('./Again.svelte'),
  chat: () => import('./Chat.svelte'),
  end: () => import('./End.svelte'),
  firstTime: () => import('./FirstTime.svelte'),
  heard: () => import('./Heard.svelte'),
  hint: () => import('./plate/Hint.svelte'),
  menu: () => import('./Menu.svelte'),
  notes: () => import('./Notes.svelte'),
  nudge: () => import('./plate/Nudge.svelte'),
  quiet: () => import('./quiet/Quiet.svelte'),
  rules: () => import('./Rules.svelte'),
  ruleSaid: () => import('./RuleSaid.svelte'),
  running: () => import('./plate/Running.svelte'),
};

/** All of it, and the game's own. */
export const partsOf = ({ finale }: GameModule) => [...Object.values(later), () => finale?.()];
