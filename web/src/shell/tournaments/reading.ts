/** What a page of a tournament is read for: my table, the names of rounds, who met whom. */
import type { Sat, TournamentPage } from '../../wire/protocol';
import type { ShellKey } from '../../words/words.svelte';

/** My table in the last round. */
export function mine({ drawn, me }: Pick<TournamentPage, 'drawn' | 'me'>): Sat | null {
  if (me === null) return null;
  return drawn.at(-1)?.tables.find(({ players }) => players.includes(me)) ?? null;
}

export const isBye = ({ players }: Pick<Sat, 'players'>) => players.length === 1;
export const isOver = (sat: Pick<Sat, 'players' | 'places'>) => isBye(sat) || sat.places !== null;

/** How many tables of the last round are not over. */
export const stillPlayed = ({ drawn }: Pick<TournamentPage, 'drawn'>): number =>
  drawn.at(-1)?.tables.filter((sat) => !isOver(sat)).length ?? 0;

/** What a round of a knock-out is called: by how many tables it has, from the last. */
export function knockOutRound(tables: number, number: number): { key: ShellKey; number: number } {
  const named: Readonly<Record<number, ShellKey>> = {
    1: 'tournament.final',
    2: 'tournament.semi_finals',
    4: 'tournament.quarter_finals',
  };
  return { key: named[tables] ?? 'tournament.round', number: number + 1 };
}

/** Where the lines of a bracket meet two by two. */
export const pairsUp = (tables: number, next: number | undefined): boolean => next !== undefined && tables === 2 * next;

/** Where an over table leads to, and where one that is played does. */
export const wayTo = ({ table, status }: Pick<Sat, 'table' | 'status'>): string | null =>
  table === null ? null : status === 'over' ? `/replay/${table}` : `/table/${table}`;

/** What somebody has of a duel: 1, ½ or 0; nothing before it is over. */
export function duelPoints({ players, places }: Pick<Sat, 'players' | 'places'>, player: number): number | null {
  if (players.length === 1) return 1;
  if (places === null) return null;
  const own = places[players.indexOf(player)]!;
  return places.every((place) => place === own) ? 0.5 : own === 1 ? 1 : 0;
}

/** The duels of everybody by whom they met, for a cross table. */
export function crossing({ drawn }: Pick<TournamentPage, 'drawn'>): Map<string, Sat> {
  const found = new Map<string, Sat>();
  for (const { tables } of drawn)
    for (const sat of tables)
      for (const one of sat.players)
        for (const other of sat.players) if (one !== other) found.set(`${one} ${other}`, sat);
  return found;
}

/** Points as one says them: halves as ½, other parts with two places. */
export function pointsSaid(points: number, language: string): string {
  const whole = Math.floor(points);
  if (points - whole === 0.5) return whole === 0 ? '½' : `${whole}½`;
  return new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(points);
}

/** A difference with its sign. */
export const differenceSaid = (difference: number, language: string): string =>
  new Intl.NumberFormat(language, { maximumFractionDigits: 1, signDisplay: 'exceptZero' }).format(difference);
