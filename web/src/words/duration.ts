/** How much time there is, in as few signs as will do: `0:09`, `12:30`, `5 h 07`, `2 d 5 h`. */
import type { ShellKey } from './words.svelte';

type Say = (key: ShellKey, fields: Readonly<Record<string, unknown>>) => string;

const two = (number: number) => String(number).padStart(2, '0');

/** Part of a second that is left still counts as one, so that 0:00 means that time is up. */
export function duration(seconds: number, t: Say): string {
  const whole = Math.max(0, Math.ceil(seconds));
  const [days, hours, minutes] = [
    Math.floor(whole / 86400),
    Math.floor(whole / 3600) % 24,
    Math.floor(whole / 60) % 60,
  ];
  if (days) return t('time.days', { days, hours });
  if (hours) return t('time.hours', { hours, minutes: two(minutes) });
  return `${minutes}:${two(whole % 60)}`;
}
