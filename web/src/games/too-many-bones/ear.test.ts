/** What is chosen in the tray is met there alone by the ear. */
import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import rules from '../../../../src/rouages/games/too_many_bones/text/en.json';
import { decisionOf } from '../../dev/moment';
import { Speaker } from '../../words/speaker';
import type { Catalogue } from '../../words/template';
import { offeredPieces, skillOf } from './aims';
import SkillTree from './gearloc/SkillTree.svelte';
import Stats from './gearloc/Stats.svelte';
import { moments } from './moments';
import type { Decision } from './records';
import en from './text/en.json';

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

test('a die that may be rolled is met in the tray, with its odds, and not in the tree again', () => {
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
