/** What pieces are called, in the words that the catalogue of the rules already has. */
import type { Speaker } from '../../words/speaker';
import type { CellView, Lack, Named, SeatView, View } from './view';

/** “Electric motor” */
export const partName = (speaker: Speaker, { part }: Named): string => speaker.title('part', part);

/** “Electric motor (comfort, reliability)” */
export function tileName(speaker: Speaker, tile: Named): string {
  const icons = tile.icons.map((icon) => speaker.word('icon', icon)).join(', ');
  return icons ? `${partName(speaker, tile)} (${icons})` : partName(speaker, tile);
}

/** A part in its cell by ear, with what is wrong with it. */
export function cellName(speaker: Speaker, { row, tile, carried, works }: CellView): string {
  const faults = [!carried && 'board.not_carried', !works && 'board.not_working'].filter((key) => key !== false);
  return [tileName(speaker, tile), speaker.word('row', row), ...faults.map((key) => speaker.text(key))].join(', ');
}

/** What a car lacks, and how many of it: “2 axles”. */
export const lackName = (speaker: Speaker, { what, count }: Lack): string =>
  `${count > 1 ? `${count} ` : ''}${speaker.text(`board.lack_${what}`, { count })}`;

/** The tokens in a player's box: while the town is planned they are to be placed, later they have come back. */
export const tokensName = (speaker: Speaker, { tokens }: SeatView, phase: View['phase']): string =>
  speaker.text(phase === 'planning' || phase === 'over' ? 'board.tokens' : 'board.tokens_back', { count: tokens });

/** A word that may break before its ending, where the browser knows no hyphens. */
export const breakable = (word: string): string =>
  word.replace(/(\p{L}{5,}?)(tion|leur|trice|ment|nage)(?!\p{L})/giu, '$1\u00ad$2');

/** A number with a true minus. */
export const signed = (value: number): string => (value < 0 ? `−${-value}` : String(value));

/** A change for better or worse. */
export const change = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? signed(value) : '±0');

/** A car by ear: how many parts, what is missing. */
export function carName(speaker: Speaker, { seat, car }: SeatView): string {
  const missing = car.lacks.map((lack) => lackName(speaker, lack));
  const state = car.complete
    ? speaker.text('complete')
    : speaker.text('board.lacks', { missing: speaker.list(missing) });
  return `${speaker.text('board.car_of', { seat })}, ${speaker.text('board.parts', { size: car.size })}. ${state}`;
}
