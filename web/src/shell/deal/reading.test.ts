import { describe, expect, it, vi } from 'vitest';
import { Words } from '../../words/words.svelte';
import { linkOf } from './atTable';
import { filmAt, helpOf, scoreOf } from './reading';

describe('a deal that others play', () => {
  it('is known by the table that was laid for it', () => {
    expect(linkOf({ branch_of: 'deal/abc' })).toBe('abc');
    expect(linkOf({ branch_of: 'abc' })).toBeNull();
    expect(linkOf({ branch_of: null })).toBeNull();
  });

  it('leads to a moment of a film by how many answers came before', () => {
    expect(filmAt('abc', 2)).toBe('/replay/abc?seat=2');
    expect(filmAt('abc', 2, 0)).toBe('/replay/abc?seat=2&answer=0');
  });

  it('says what is counted, and what help there was', async () => {
    vi.stubGlobal('document', { documentElement: {} });
    const words = await Words.in('fr', ['deal']);
    expect(scoreOf(words, undefined, 12)).toBe('12 points');
    expect(helpOf(words, { conceded: false, undos: 0, hints: 0 })).toBe('');
    expect(helpOf(words, { conceded: true, undos: 0, hints: 0 })).toBe('a abandonné');
    expect(helpOf(words, { conceded: false, undos: 1, hints: 2 }).split(', ')).toHaveLength(2);
  });
});
