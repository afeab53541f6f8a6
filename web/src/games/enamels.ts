/** The enamels of seats where there is no board to ask: in the lobby, and at a table before it is laid. */
import type { NewTable } from '../wire/protocol';
import type { Enamels } from './contract';

const ALL = 8;

const chosen = import.meta.glob<Enamels>('./*/enamels.ts', { eager: true, import: 'enamels' });

/** What a game says of it, if its options choose them. */
export const enamelsIn = (game: string): Enamels | undefined => chosen[`./${game}/enamels.ts`];

export const enamelOf = (game: string, options: NewTable['options'], seats: number, seat: number): number =>
  enamelsIn(game)?.of(options, seats)?.[seat] ?? (seat % ALL) + 1;
