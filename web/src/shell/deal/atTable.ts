/** A table where somebody's deal is played: the link by which it was laid, and its page. */
import type { TableState } from '../../wire/protocol';

const DEAL = 'deal/';

/** The link by which a table was laid, if it was by one. */
export const linkOf = ({ branch_of }: Pick<TableState, 'branch_of'>): string | null =>
  branch_of?.startsWith(DEAL) ? branch_of.slice(DEAL.length) : null;

export const dealAddress = (link: string) => `/deal/${link}`;
