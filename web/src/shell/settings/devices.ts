/** What browsers and systems are called, which is the same in every language. */
import type { DeviceCard } from '../../wire/protocol';

const browsers: Record<NonNullable<DeviceCard['browser']>, string> = {
  edge: 'Edge',
  opera: 'Opera',
  firefox: 'Firefox',
  chrome: 'Chrome',
  safari: 'Safari',
};
const systems: Record<NonNullable<DeviceCard['system']>, string> = {
  iphone: 'iPhone',
  ipad: 'iPad',
  android: 'Android',
  windows: 'Windows',
  mac: 'Mac',
  linux: 'Linux',
};

/** A device by the names of its browser and its system; nothing if it says neither. */
export function named({ browser, system }: Pick<DeviceCard, 'browser' | 'system'>): string | null {
  const names = [browser && browsers[browser], system && systems[system]].filter(Boolean);
  return names.length ? names.join(', ') : null;
}
