/** Every option of real positions has a place on the board, and every word that the board says is in both languages. */
import { describe, expect, it } from 'vitest';
import { templates, type Catalogue } from '../../words/template';
import { decisionOf } from '../../dev/moment';
import { offered } from '../contract';
import { game } from '.';
import { brings, machineChoice, robotChoice, swap, swappable, taken } from './aims';
import { moments, type Moment } from './moments';
import { DRAWN, isOnStage, type Choice, type Decision } from './records';
import en from './text/en.json';
import fr from './text/fr.json';
import { shows, traits } from './traits';
import { ROWS, rowOf } from './view';

const decide = (moment: Moment): Decision => decisionOf(moment)!;

/** Choices that a button stands for. */
const BUTTONS: readonly Choice[] = [
  { type: 'EndTurn' },
  { type: 'FromDeck' },
  { type: 'PilotGigantobot' },
  { type: 'ReplaceMicrobot' },
  { type: 'SwapMicrobots' },
  { type: 'ScrapMachine' },
];

/** The numbers of the options that pieces of the table or the stage stand for. */
function reachable({ view, options }: Moment, decision: Decision): Set<number> {
  const found = new Set<number | undefined>();
  const see = (choice: Choice) => found.add(offered(decision, choice)?.number);
  if (isOnStage(decision)) return new Set(options.keys());
  for (const row of ROWS) for (const robot of rowOf(view, row)) see(robotChoice(decision, { row, robot }));
  for (const { machine } of view.machines) {
    see(machineChoice(decision, machine));
    for (const other of swappable(decision, machine)) found.add(swap(decision, machine, other)?.number);
  }
  for (const { model } of view.abilities) {
    see({ type: 'Upgrade', model });
    see({ type: 'MakeBebebot', model });
  }
  for (const model of view.support) see({ type: 'UseSupport', model });
  for (const button of BUTTONS) see(button);
  return new Set([...found].filter((number) => number !== undefined));
}

describe('real positions', () => {
  const asked = moments.filter(({ prompt }) => prompt);

  it.each(asked)('offers every option of “$name” on the board', (moment) => {
    const decision = decide(moment);
    expect([...reachable(moment, decision)].sort((a, b) => a - b)).toEqual([...moment.options.keys()]);
  });

  it('shows every decision of the game at least once', () => {
    expect(new Set(asked.map(({ prompt }) => prompt!.type))).toEqual(new Set(Object.keys(DRAWN)));
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
    const machine = { trait: 2, microbot: 8 };
    expect([13, 10, 18, 0].map((robot) => brings(robot, machine))).toEqual(['both', 'machine', 'microbot', null]);
  });
});

describe('a crew', () => {
  it('marks as many of equal robots as have joined', () => {
    expect(taken([3, 3, 4], 0, [{ row: 0, robot: 3 }])).toEqual([true, false, false]);
    expect(taken([3, 3, 4], 1, [{ row: 0, robot: 3 }])).toEqual([false, false, false]);
  });
});

describe('the end of a turn', () => {
  it('is asked for once more where it loses the game, and only there', () => {
    const moment = moments.find(({ options }) => options.some(({ type }) => type === 'EndTurn'))!;
    const decision = decide(moment);
    const graveness = (valves: number, machine_left: boolean) =>
      decision.options.map(({ choice }) => [
        choice.type,
        game.grave!({ ...moment.view, valves, machine_left }, decision, choice),
      ]);
    const graves = (valves: number, left: boolean) => graveness(valves, left).filter(([, grave]) => grave !== null);
    expect(graves(0, false)).toEqual([['EndTurn', 'losing']]);
    expect([...graves(0, true), ...graves(1, false)]).toEqual([]);
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
    for (const [asked, where] of Object.entries(DRAWN))
      if (where === 'stage' && asked !== 'RecallRobot') expect(en).toHaveProperty([`board.stage_${asked}`]);
  });
});
