import { describe, expect, it } from 'vitest';
import { mistakeIn } from './review.svelte';

const options = [{ type: 'Stay' }, { type: 'Go' }, { type: 'Wait' }];
const opinion = (option: number, value: number) => ({ option, value, visits: 10 });

describe('a mistake', () => {
  it('names what was done and what was better', () => {
    const advice = { chosen: 2, opinions: [opinion(1, 0.6), opinion(0, 0.5), opinion(2, 0.4)] };
    expect(mistakeIn(7, options, advice)).toEqual({
      moment: 7,
      chosen: { type: 'Wait' },
      better: { type: 'Go' },
      was: 0.4,
      couldBe: 0.6,
    });
  });

  it('is not a choice that was as good', () => {
    expect(mistakeIn(7, options, { chosen: 1, opinions: [opinion(1, 0.6), opinion(0, 0.5)] })).toBeNull();
    expect(mistakeIn(7, options, { chosen: 0, opinions: [opinion(1, 0.52), opinion(0, 0.5)] })).toBeNull();
  });

  it('is not found where nobody chose', () => {
    expect(mistakeIn(7, options, { chosen: null, opinions: [opinion(1, 0.6)] })).toBeNull();
  });
});
