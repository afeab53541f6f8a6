import { describe, expect, it } from 'vitest';
import type { Decision, Wire } from './contract';
import { Intent } from './intent';

describe('an intent', () => {
  const asks = (type: string, ...names: string[]): Decision<Wire> => ({
    question: 1,
    prompt: { type },
    options: names.map((name, number) => ({ number, choice: { type: 'Cog', name } })),
  });
  const meant = (...names: string[]) => {
    const intent = new Intent();
    intent.expect(
      'TakeCog',
      names.map((name) => ({ type: 'Cog', name })),
    );
    return intent;
  };

  it('answers each question with the first that is offered of what was meant', () => {
    const intent = meant('brass', 'steel');
    expect(intent.next(asks('TakeCog', 'lead', 'steel'))?.number).toBe(1);
    expect(intent.next(asks('TakeCog', 'brass', 'steel'))?.number).toBe(0);
    expect(intent.next(asks('TakeCog', 'brass', 'steel'))).toBeUndefined();
  });

  it('is forgotten when nothing of it is offered', () => {
    const intent = meant('brass');
    expect(intent.next(asks('TakeCog', 'lead'))).toBeUndefined();
    expect(intent.next(asks('TakeCog', 'brass'))).toBeUndefined();
  });

  it('is forgotten when something else is asked', () => {
    const intent = meant('brass');
    expect(intent.next(asks('GiveCog', 'brass'))).toBeUndefined();
    expect(intent.next(asks('TakeCog', 'brass'))).toBeUndefined();
  });
});
