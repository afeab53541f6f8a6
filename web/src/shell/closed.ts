/** Whether the match at a table will not go on, however it ended. */
import type { TableState } from '../wire/protocol';

const CLOSED: readonly TableState['status'][] = ['over', 'unfinished', 'drawn'];

export const isClosed = ({ status }: Pick<TableState, 'status'>): boolean => CLOSED.includes(status);
