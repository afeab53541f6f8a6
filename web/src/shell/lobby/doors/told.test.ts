import { expect, test } from 'vitest';
import { spelt, told } from './told';

test('a code may be typed with spaces', () => {
  expect(told(' K7QM\u00a02XHD ')).toEqual({ code: 'K7QM2XHD' });
  expect(told('k7qm-2xhd.')).toEqual({ code: 'k7qm-2xhd' });
  expect(told('')).toEqual({ code: '' });
});

test('a link that was pasted leads where it led, at this house', () => {
  expect(told('https://games.example/join/k7qm2xhd-_A')).toEqual({ code: 'k7qm2xhd-_A' });
  expect(told('Viens : http://10.0.0.2:8000/table/aB_-9?x=1 !')).toEqual({ page: '/table/aB_-9' });
  expect(told('javascript:alert(1)')).toEqual({ code: 'javascriptalert1' });
});

test('a code is told by fours', () => {
  expect(spelt('k7qm2xhd')).toBe('K7QM 2XHD');
});
