/** Buttons of the boards: none within another; whoever only looks on, and the screen that all look at, is shown none that takes
 * back or ends a turn. */
import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import cyberionRules from '../../../src/rouages/games/cyberion/text/en.json';
import carRules from '../../../src/rouages/games/gear_and_piston/text/en.json';
import gearRules from '../../../src/rouages/games/out_of_gears/text/en.json';
import raceRules from '../../../src/rouages/games/robo_rally/text/en.json';
import adventureRules from '../../../src/rouages/games/too_many_bones/text/en.json';
import type { Snapshot } from '../wire/tableSocket';
import { Speaker } from '../words/speaker';
import type { Catalogue } from '../words/template';
import { boards } from '.';
import { tables as factories } from './cyberion/moments';
import cyberion from './cyberion/text/en.json';
import { tables as cars } from './gear-and-piston/moments';
import gearAndPiston from './gear-and-piston/text/en.json';
import { tables as gears } from './out-of-gears/moments';
import outOfGears from './out-of-gears/text/en.json';
import { tables as races } from './robo-rally/moments';
import roboRally from './robo-rally/text/en.json';
import { tables as adventures } from './too-many-bones/moments';
import tooManyBones from './too-many-bones/text/en.json';

type Tables = Readonly<Record<string, readonly Snapshot[]>>;
const SEEN: readonly (readonly [string, Tables, string, object])[] = [
  ['cyberion', factories, 'first', { ...cyberionRules, ...cyberion }],
  ['gear-and-piston', cars, 'work', { ...carRules, ...gearAndPiston }],
  ['out-of-gears', gears, 'six', { ...gearRules, ...outOfGears }],
  ['robo-rally', races, 'program', { ...raceRules, ...roboRally }],
  ['too-many-bones', adventures, 'UseDice', { ...adventureRules, ...tooManyBones }],
];
const nothing = () => {};
const ENDS = /(>|aria-label=")(Undo|End the turn|Ready)["<]/;

async function board(name: string, [first]: readonly Snapshot[], words: object, me: number | null) {
  const { Board } = await boards[name]!();
  const speaker = new Speaker({ you: 'you', nothing: 'nothing', ...words } as Catalogue, {
    language: 'en',
    seat: me,
    name: String,
  });
  const seats = first!.seats.map(({ seat, name: called }) => {
    return { seat, name: called, bot: false, online: true, sand: null, colour: seat + 1 };
  });
  const does = { select: nothing, instead: nothing, lay: nothing, undo: nothing, why: nothing };
  const shown = { view: first!.view, seats, me, decision: null, news: [], beat: null, speaker, laid: null };
  return render(Board, { props: { ...shown, ...does, undoable: false, notes: false } }).body;
}

test.each(SEEN)('%s offers nothing to take back or to end to who looks on', async (name, tables, one, words) => {
  expect(await board(name, tables[one]!, words, 0)).toMatch(ENDS);
  expect(await board(name, tables[one]!, words, null)).not.toMatch(ENDS);
});

/** How many buttons lie around the innermost, itself among them. */
function nested(body: string): number {
  let [deepest, depth] = [0, 0];
  for (const [, end] of body.matchAll(/<(\/?)button\b/g)) deepest = Math.max(deepest, (depth += end ? -1 : 1));
  return deepest;
}

test.each(SEEN)('%s has no button within another', async (name, tables, _, words) => {
  for (const [table, seen] of Object.entries(tables).filter(([, [first]]) => first!.view)) {
    expect(nested(await board(name, seen, words, 0)), table).toBeLessThan(2);
  }
});
