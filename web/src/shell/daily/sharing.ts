/** What somebody tells others of their attempt: the same words as a text, and said of the picture. */
import type { DailyCard, Trail } from '../../wire/protocol';
import type { Words } from '../../words/words.svelte';
import { counted, lines } from './signs';

type Scored = Pick<Trail, 'game' | 'score'>;

const speakerOf = (words: Words, game: string) => words.speaker(`game:${game}`);

/** The first figure of a score: what is compared first. */
export const scoreOf = (words: Words, { game, score }: Scored): string => figuresOf(words, { game, score })[0] ?? '';

/** All that is counted, in the order in which it is compared. */
export const figuresOf = (words: Words, { game, score }: Scored): string[] =>
  score.figures.map(({ name, number }) => speakerOf(words, game).text(`daily.${name}`, { number }));

/** What help somebody had, in words; none: an empty list. */
export const helpOf = (words: Words, { undos, hints }: Pick<DailyCard, 'undos' | 'hints'>): string[] => [
  ...(undos ? [words.t('daily.undos', { count: undos })] : []),
  ...(hints ? [words.t('daily.hints', { count: hints })] : []),
];

export const headOf = (words: Words, { number }: Pick<Trail, 'number'>): string =>
  words.t('daily.share_head', { number: String(number) });

export const lineOf = (words: Words, trail: Scored): string =>
  words.t('daily.share_line', {
    game: speakerOf(words, trail.game).text('name'),
    score: scoreOf(words, trail),
  });

/** As it is pasted into a chat. */
export const textOf = (words: Words, trail: Trail, address: string): string =>
  [headOf(words, trail), lineOf(words, trail), ...lines(trail.steps), address].join('\n');

/** As it is said of the picture. */
export const altOf = (words: Words, trail: Trail): string => {
  const speaker = speakerOf(words, trail.game);
  const signs = counted(trail.steps).map(([sign, count]) =>
    words.t('daily.share_count', { count, sign: speaker.text(`daily.sign.${sign}`) }),
  );
  return `${headOf(words, trail)}. ${lineOf(words, trail)}. ${signs.join(', ')}.`;
};
