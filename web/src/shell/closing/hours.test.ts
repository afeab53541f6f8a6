import { expect, test } from 'vitest';
import { stage, told } from './hours';

const at = Date.UTC(2027, 0, 31, 20, 0) / 1000;
const closing = { at, until: null, why: 'A new disk' };

test('the hour is said, and the day where it is not today', () => {
  expect(told(at, 'en', at - 3600)).not.toContain('2027');
  expect(told(at, 'en', at - 3 * 24 * 3600)).toContain('2027');
});

test('who has read of it is told once more shortly before', () => {
  expect(stage(closing, at - 7200)).toBe(stage(closing, at - 3600));
  expect(stage(closing, at - 60)).not.toBe(stage(closing, at - 3600));
  expect(stage({ ...closing, at: at + 60 }, at - 7200)).not.toBe(stage(closing, at - 7200));
});
