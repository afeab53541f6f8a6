/** What one may be told, in the order in which a match goes by, and how the ways look. */
import type { IconName } from '../../kit/art/icons';
import type { Way } from '../../wire/protocol';

export const kinds = [
  'turn',
  'clock',
  'round',
  'begins',
  'seat',
  'ends',
  'rematch',
  'invitation',
  'challenge',
] as const;

export const icons: Readonly<Record<Way, IconName>> = { push: 'phone', mail: 'mail', webhook: 'link' };

/** An address that somebody beside one may see. */
export const masked = (address: string) => address.replace(/^(.)[^@]*/, '$1•••••');

const MINUTES = 60;

/** A minute of the day as a clock shows it, and back. */
export const clockOf = (minute: number) =>
  [Math.floor(minute / MINUTES), minute % MINUTES].map((part) => String(part).padStart(2, '0')).join(':');
export const minuteOf = (clock: string) => {
  const [hours, minutes] = clock.split(':').map(Number);
  return hours! * MINUTES + minutes!;
};
