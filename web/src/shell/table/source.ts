/** A table that went on elsewhere when the line was cut: the one that it left. */
import type { TableState } from '../../wire/protocol';

const CUT = 'cut/';

export const sourceOf = ({ branch_of }: Pick<TableState, 'branch_of'>): string | null =>
  branch_of?.startsWith(CUT) ? branch_of.slice(CUT.length) : null;
