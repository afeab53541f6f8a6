/** Checking, in this browser, that nobody could have chosen the chance of a match: hashes of the record it was given. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { MatchRecord } from '../../wire/protocol';
import type { Memory } from '../../wire/memory';

/** Whether a check holds; null if this browser cannot make it. */
export interface Proof {
  /** The commitment shown before the deal is the one of the record. */
  promised: boolean | null;
  /** The revealed secret is what was committed to. */
  kept: boolean;
  /** The value that this browser gave is in the chance. */
  mixed: boolean | null;
  /** The number of the first answer whose seal does not fit, counted from 1; null if all fit. */
  broken: number | null;
}

/** One short check per answer, each hanging on all before it. */
export function seals(secret: string, answers: MatchRecord['answers']): string[] {
  let link = sha256(concatBytes(utf8ToBytes('rouages seal'), hexToBytes(secret)));
  return answers.map(([seat, option]) => {
    link = sha256(concatBytes(link, utf8ToBytes(`${seat} ${option}`)));
    return bytesToHex(link.slice(0, 4));
  });
}

/** All that was answered, also before the match went on under other rules. */
export function answersOf(record: MatchRecord): MatchRecord['answers'] {
  return [...(record.seam?.answers ?? []), ...record.answers];
}

export function check(record: MatchRecord, published: string, memory: Memory | null): Proof {
  const expected = seals(record.secret, answersOf(record));
  const wrong = expected.findIndex((seal, index) => seal !== record.seals[index]);
  return {
    promised: memory && memory.commitment === record.commitment,
    kept: bytesToHex(sha256(hexToBytes(record.secret))) === record.commitment && record.commitment === published,
    mixed: memory && record.contributions.includes(memory.value),
    broken: wrong === -1 ? null : wrong + 1,
  };
}
