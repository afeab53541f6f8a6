/** A film within a page of somebody else: whether anybody may see it, and the line that shows it there. */
import type { TableState } from '../../wire/protocol';
import { serverNow } from '../../wire/serverClock';
import type { Replay } from './replay.svelte';

/** The size that it is laid out for where nothing else is said. */
const WIDTH = 640;
const HEIGHT = 400;

/** The smallest screen on which boards are laid out beside their players; a frame that is as wide but lower shows that, made smaller. */
export const DESK = { width: 1024, height: 700 } as const;
const SCALED = '#scaled';

/** Where a frame of this size, showing what this address says, has the page made smaller instead; nowhere if it fits. */
export const scaledAddress = (address: URL, width: number, height: number): string | null =>
  address.hash === SCALED || width < height || height >= DESK.height * 0.8
    ? null
    : address.pathname + address.search + SCALED;

const quoted = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Whether who has no name may see the film: an attempt at the challenge of a day, once that day is over. */
export const isForAll = ({ spectators, day }: Pick<TableState, 'spectators' | 'day'>): boolean =>
  day ? day.ends < serverNow() : spectators !== 'nobody';

export const iframe = (address: string, title: string): string =>
  `<iframe src="${quoted(address)}" title="${quoted(title)}" width="${WIDTH}" height="${HEIGHT}" ` +
  'style="border:0;max-width:100%" loading="lazy" allowfullscreen></iframe>';

export const iframeOf = (replay: Replay): string =>
  iframe(replay.at('embed'), replay.t('replay.title', { game: replay.table.speaker.text('name') }));
