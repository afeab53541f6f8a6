/** Every option of real positions has a place on the board, and every word that the board says is in both languages. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { templates, type Catalogue } from '../../words/template';
import type { Rec } from '../../words/record';
import type { Decision } from '../contract';
import { brings, machineChoice, offered, robotChoice, swap, swappable, taken } from './aims';
import { Hand } from './hand.svelte';
import { DRAWN, ON_STAGE } from './records';
import en from './text/en.json';
import fr from './text/fr.json';
import { shows, traits } from './traits';
import { ROWS, rowOf, type MachineView, type View } from './view';

interface Moment {
  name: string;
  view: View;
  prompt: Rec | null;
  options: Rec[];
}

const moments: Moment[] = readFileSync(new URL('./moments/moments.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));

const decide = ({ prompt, options }: Moment): Decision => ({
  question: 1,
  prompt: prompt!,
  options: options.map((choice, number) => ({ number, choice })),
});

/** The numbers of the options that pieces of the table or the stage stand for. */
function reachable({ view, options }: Moment, decision: Decision): Set<number> {
  const found = new Set<number | undefined>();
  if (ON_STAGE.has(decision.prompt.type)) return new Set(options.keys());
  for (const row of ROWS)
    for (const robot of rowOf(view, row)) found.add(offered(decision, robotChoice(decision, { row, robot }))?.number);
  for (const { machine } of view.machines) {
    found.add(offered(decision, machineChoice(decision, machine))?.number);
    for (const other of swappable(decision, machine)) found.add(swap(decision, machine, other)?.number);
  }
  for (const { model } of view.abilities)
    for (const type of ['Upgrade', 'MakeBebebot']) found.add(offered(decision, { type, model })?.number);
  for (const model of view.support) found.add(offered(decision, { type: 'UseSupport', model })?.number);
  for (const type of ['EndTurn', 'FromDeck', 'PilotGigantobot', 'ReplaceMicrobot', 'SwapMicrobots', 'ScrapMachine'])
    found.add(offered(decision, { type })?.number);
  found.delete(undefined);
  return found as Set<number>;
}

describe('real positions', () => {
  const asked = moments.filter(({ prompt }) => prompt);

  it.each(asked)('offers every option of “$name” on the board', (moment) => {
    const decision = decide(moment);
    expect(DRAWN).toContain(decision.prompt.type);
    expect([...reachable(moment, decision)].sort((a, b) => a - b)).toEqual([...moment.options.keys()]);
  });

  it('shows every decision of the game at least once', () => {
    expect(new Set(asked.map(({ prompt }) => prompt!.type))).toEqual(DRAWN);
  });
});

describe('a robot card', () => {
  it('is a model and a size', () => {
    expect(traits(13)).toEqual({ model: 2, size: 4, make: 'plain' });
    expect(traits(27)).toEqual({ model: null, size: 3, make: 'free_model' });
    expect(traits(34)).toEqual({ model: 4, size: null, make: 'free_size' });
    expect(traits(35)).toEqual({ model: 0, size: null, make: 'bebebot' });
    expect(traits(null).make).toBe('hidden');
  });

  it('plainly shows its model and its size, a Multibot neither', () => {
    expect([shows(13, 2), shows(13, 8), shows(13, 7), shows(27, 7)]).toEqual([true, true, false, false]);
  });

  it('says what it brings to a crew', () => {
    const machine = { trait: 2, microbot: 8 } as MachineView;
    expect([13, 10, 18, 0].map((robot) => brings(robot, machine))).toEqual(['both', 'machine', 'microbot', null]);
  });
});

describe('a crew', () => {
  it('marks as many of equal robots as have joined', () => {
    expect(taken([3, 3, 4], 0, [{ row: 0, robot: 3 }])).toEqual([true, false, false]);
    expect(taken([3, 3, 4], 1, [{ row: 0, robot: 3 }])).toEqual([false, false, false]);
  });

  const members = (question: number, ...robots: number[]): Decision => ({
    question,
    prompt: { type: 'ChooseCrew', seat: 0, machine: 1 },
    options: robots.map((robot, number) => ({ number, choice: { type: 'Member', row: 0, robot } })),
  });

  it('is sent in one go: each answer waits for its question', () => {
    const hand = new Hand();
    hand.expect('ChooseCrew', [
      { type: 'Member', row: 0, robot: 3 },
      { type: 'Member', row: 0, robot: 7 },
    ]);
    expect(hand.next(members(1, 5, 7))?.number).toBe(1);
    expect(hand.next(members(2, 3, 5))?.number).toBe(0);
    expect(hand.next(members(3, 5, 6))).toBeUndefined();
  });

  it('is forgotten when something else is asked', () => {
    const hand = new Hand();
    hand.expect('ChooseCrew', [{ type: 'Member', row: 0, robot: 3 }]);
    expect(hand.next({ ...members(1, 3), prompt: { type: 'Intervene', seat: 0 } })).toBeUndefined();
    expect(hand.next(members(2, 3))).toBeUndefined();
  });
});

describe('the words of the board', () => {
  const holes = (entry: Catalogue[string]) =>
    [...new Set(templates(entry).flatMap((template) => template.match(/\{\w+(?::\w+)?\}/g) ?? []))].sort();

  it('are the same in both languages', () => {
    expect(Object.keys(fr)).toEqual(Object.keys(en));
    for (const key of Object.keys(en) as (keyof typeof en)[])
      expect(holes(fr[key] as Catalogue[string]), key).toEqual(holes(en[key] as Catalogue[string]));
  });

  it('have a title for every question on the stage', () => {
    for (const asked of ON_STAGE) if (asked !== 'RecallRobot') expect(en).toHaveProperty([`board.stage_${asked}`]);
  });
});
