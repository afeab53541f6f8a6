/** What this browser checks is what the server wrote: values made by the rules' own functions. */
import { expect, test } from 'vitest';
import type { MatchRecord } from '../../wire/protocol';
import { check, seals } from './proof';

const record: MatchRecord = {
  secret: 'e9bca14f2908fd201e43afbf26e9c0c033e98143ec37d939f0eccd733f5cc960',
  commitment: 'dc518fb22668b273d3acd56323b601391971b95071f4c17d811f6208912456d4',
  contributions: ['aa11', 'bb22'],
  answers: [
    [0, 1],
    [1, 0],
    [0, 12],
  ],
  seals: ['ae6c7c70', 'f65057e0', '3497275e'],
  undos: [2, 0],
  undos_seal: 'b2728dc2',
  seam: null,
};
const memory = { commitment: record.commitment, value: 'bb22' };

test('the seals are those of the server', () => {
  expect(seals(record.secret, record.answers)).toEqual(record.seals);
});

test('all that is true holds', () => {
  expect(check(record, record.commitment, memory)).toEqual({
    promised: true,
    kept: true,
    mixed: true,
    broken: null,
    undos: true,
  });
});

test('who was not there before the deal cannot say', () => {
  expect(check(record, record.commitment, null)).toMatchObject({ promised: null, mixed: null, kept: true });
});

test('another commitment than the one that was shown is found', () => {
  expect(check(record, record.commitment, { ...memory, commitment: 'dc' }).promised).toBe(false);
  expect(check(record, 'dc', memory).kept).toBe(false);
});

test('another secret is found', () => {
  expect(check({ ...record, secret: record.secret.replace('e9', 'e8') }, record.commitment, memory).kept).toBe(false);
});

test('a value that was left out is found', () => {
  expect(check({ ...record, contributions: ['aa11'] }, record.commitment, memory).mixed).toBe(false);
});

test('the first altered answer is named', () => {
  const answers = record.answers.with(1, [1, 3]);
  expect(check({ ...record, answers }, record.commitment, memory).broken).toBe(2);
});

test('answers before a seam are sealed too, and counted', () => {
  const sewn = { ...record, seam: { answers: record.answers.slice(0, 2) }, answers: record.answers.slice(2) };
  expect(check(sewn, record.commitment, memory).broken).toBe(null);
  expect(check({ ...sewn, answers: [[0, 11]] }, record.commitment, memory).broken).toBe(3);
});

test('another number of answers taken back is found; an older record has sealed none', () => {
  expect(check({ ...record, undos: [1, 0] }, record.commitment, memory).undos).toBe(false);
  expect(check({ ...record, undos_seal: '' }, record.commitment, memory).undos).toBe(null);
});
