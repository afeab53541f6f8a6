/** What browsers and systems are called, which is the same in every language. */
import { dates } from '../../words/dates';
import type { Language } from '../../words/languages';
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

/** How a day is written in a language: with its year only if that is not this one. */
export function dayIn(language: Language): (seconds: number) => string {
  const thisYear = new Date().getFullYear();
  return (seconds) => {
    const date = new Date(1000 * seconds);
    const year = date.getFullYear() === thisYear ? undefined : 'numeric';
    return dates(language, { day: 'numeric', month: 'short', year }).format(date);
  };
}

/** A device by the names of its browser and its system; nothing if it says neither. */
export function named({ browser, system }: Pick<DeviceCard, 'browser' | 'system'>): string | null {
  const names = [browser && browsers[browser], system && systems[system]].filter(Boolean);
  return names.length ? names.join(', ') : null;
}

/** Whether it is a device that one holds in the hand. */
export const isCarried = ({ system }: Pick<DeviceCard, 'system'>): boolean =>
  system === 'iphone' || system === 'ipad' || system === 'android';
