import { expect, test } from 'vitest';
import { isCarried, named } from './devices';

test('a device is called by its browser and its system, and by what it says if that is one', () => {
  expect(named({ browser: 'safari', system: 'iphone' })).toBe('Safari, iPhone');
  expect(named({ browser: null, system: 'linux' })).toBe('Linux');
  expect(named({ browser: null, system: null })).toBeNull();
});

test('what one holds in the hand is drawn as a phone', () => {
  const systems = ['iphone', 'ipad', 'android', 'windows', 'mac', 'linux', null] as const;
  expect(systems.map((system) => isCarried({ system }))).toEqual([true, true, true, false, false, false, false]);
});
