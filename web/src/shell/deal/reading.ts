/** What the results of a deal say in words. */
import type { DealGame } from '../../wire/protocol';
import type { Words } from '../../words/words.svelte';

/** A score with what it counts: points, or what the game says. */
export const scoreOf = (words: Words, unit: string | undefined, score: number): string =>
  unit
    ? `${words.speaker('game').number(score)} ${words.speaker('game').text(unit, { score })}`
    : words.t('result.points', { points: score });

/** What is to be known of a game beside its score: that somebody gave up, and what help they had. */
export const helpOf = (words: Words, { conceded, undos, hints }: Pick<DealGame, 'conceded' | 'undos' | 'hints'>) =>
  [
    conceded ? words.t('result.conceded') : '',
    undos ? words.t('result.undos', { count: undos }) : '',
    hints ? words.t('result.hints', { count: hints }) : '',
  ]
    .filter(Boolean)
    .join(', ');

/** The address of a film, at the moment after so many answers, as a seat saw it. */
export const filmAt = (table: string, seat: number, answer?: number) =>
  `/replay/${table}?seat=${seat}${answer === undefined ? '' : `&answer=${answer}`}`;
