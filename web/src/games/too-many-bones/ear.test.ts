/** What is chosen is met once by the ear, with its odds: in the list of choices, not in the tray and the tree again. */
import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import rules from '../../../../src/rouages/games/too_many_bones/text/en.json';
import { decisionOf } from '../../dev/moment';
import { Speaker } from '../../words/speaker';
import type { Catalogue } from '../../words/template';
import { offeredPieces, skillOf } from './aims';
import SkillTree from './gearloc/SkillTree.svelte';
import Stats from './gearloc/Stats.svelte';
import UnitPiece from './battle/UnitPiece.svelte';
import { moments } from './moments';
import type { Decision } from './records';
import { tagOf } from './tags';
import en from './text/en.json';
import Pool from './tray/Pool.svelte';

const speaker = new Speaker({ ...rules, ...en } as Catalogue, { language: 'en', seat: 0, name: String });

function tree(name: string): { buttons: number; hidden: number; offered: number } {
  const moment = moments.get(name)![0]!;
  const decision: Decision = decisionOf(moment)!;
  const gearloc = moment.view.gearlocs[decision.prompt.seat]!;
  const nothing = () => {};
  const props = { gearloc, decision, speaker, look: nothing, select: nothing, why: nothing };
  const { body } = render(SkillTree, { props });
  const stats = render(Stats, { props: { ...props, view: moment.view } });
  return {
    buttons: stats.body.match(/<button/g)?.length ?? 0,
    hidden: body.match(/aria-hidden="true" tabindex="-1"/g)?.length ?? 0,
    offered: offeredPieces(decision, skillOf).size,
  };
}

test('a die that may be rolled is not met in the tree again', () => {
  const { buttons, hidden, offered } = tree('PickDie');
  expect(offered).toBeGreaterThan(0);
  expect(buttons).toBe(0);
  expect(hidden).toBe(offered);
});

test('a skill that may be learnt is met in the tree', () => {
  const { buttons, hidden } = tree('SpendTraining');
  expect(buttons).toBeGreaterThan(0);
  expect(hidden).toBe(0);
});

const diceIn = (coached: boolean): readonly string[] => {
  const moment = moments.get('PickDie')![0]!;
  const decision: Decision = decisionOf(moment)!;
  const gearloc = moment.view.gearlocs[decision.prompt.seat]!;
  const nothing = () => {};
  const [select, undo, lay] = [nothing, nothing, nothing];
  const props = {
    view: moment.view,
    gearloc,
    decision,
    speaker,
    undoable: true,
    select,
    undo,
    laid: null,
    lay,
    coached,
  };
  return render(Pool, { props }).body.match(/<button[^>]*die-button[^>]*>/g) ?? [];
};

test('a die in the tray is neither heard nor a stop of its own beside the list, which says its odds', () => {
  const { view } = moments.get('PickDie')![0]!;
  const decision: Decision = decisionOf(moments.get('PickDie')![0]!)!;
  const offered = decision.options.filter(({ choice }) => /^Pick/.test(choice.type));
  expect(diceIn(false)).toHaveLength(offered.length);
  for (const die of diceIn(false)) expect(die).toMatch(/aria-hidden="true" tabindex="-1"/);
  for (const option of offered) expect(tagOf(view, decision, option, speaker)).toMatch(/HP|useful/);
});

test('in a lesson, where there is no list, the tray is heard', () => {
  for (const die of diceIn(true)) expect(die).not.toMatch(/aria-hidden|tabindex/);
});

test('a Baddie on the mat says with how much it attacks, and from where', () => {
  const piece = [...moments.values()].flat().flatMap(({ view }) => view.foes)[0]!;
  const props = { piece, speaker, legal: false, target: false, acting: false, lit: false, tag: '', figures: null };
  const { body } = render(UnitPiece, { props: { ...props, change: 0, press: () => {} } });
  expect(body).toContain(`attack ${piece.attack}, defence ${piece.defence}, ${piece.melee ? 'melee' : 'ranged'}`);
});
