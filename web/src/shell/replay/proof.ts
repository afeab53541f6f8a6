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
  /** How often answers were taken back is what was sealed with the last of them; null in older records. */
  undos: boolean | null;
}

/** The chain of hashes, from the one before the first answer. */
function links(secret: string, answers: MatchRecord['answers']): Uint8Array[] {
  const chain = [sha256(concatBytes(utf8ToBytes('rouages seal'), hexToBytes(secret)))];
  for (const [seat, option] of answers)
    chain.push(sha256(concatBytes(chain.at(-1)!, utf8ToBytes(`${seat} ${option}`))));
  return chain;
}

const short = (link: Uint8Array) => bytesToHex(link.slice(0, 4));

/** One short check per answer, each hanging on all before it. */
export function seals(secret: string, answers: MatchRecord['answers']): string[] {
  return links(secret, answers).slice(1).map(short);
}

/** The same for how often each seat took an answer back; it hangs on all the answers. */
export function undosSeal(secret: string, answers: MatchRecord['answers'], undos: readonly number[]): string {
  return short(sha256(concatBytes(links(secret, answers).at(-1)!, utf8ToBytes(`undos ${undos.join(' ')}`))));
}

/** All that was answered, also before the match went on under other rules. */
export function answersOf(record: MatchRecord): MatchRecord['answers'] {
  return [...(record.seam?.answers ?? []), ...record.answers];
}

export function check(record: MatchRecord, published: string, memory: Memory | null): Proof {
  const answers = answersOf(record);
  const expected = seals(record.secret, answers);
  const wrong = expected.findIndex((seal, index) => seal !== record.seals[index]);
  return {
    promised: memory && memory.commitment === record.commitment,
    kept: bytesToHex(sha256(hexToBytes(record.secret))) === record.commitment && record.commitment === published,
    mixed: memory && record.contributions.includes(memory.value),
    broken: wrong === -1 ? null : wrong + 1,
    undos: record.undos_seal ? record.undos_seal === undosSeal(record.secret, answers, record.undos) : null,
  };
}
