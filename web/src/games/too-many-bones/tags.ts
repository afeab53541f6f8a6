/** The odds of an option, or what it certainly does, in a few words for its button. */
import type { Speaker } from '../../words/speaker';
import type { Decision, Option } from '../contract';
import { GEARLOCS, nameOf, STATS, type Change, type Promised, type View } from './view';

/** Questions whose answers are foes to be hit with dice. */
const AIMING = new Set(['ChooseTarget', 'AllyAttack']);

/** A share as a whole percentage, as each language writes it. */
export const percent = (speaker: Speaker, share: number) =>
  new Intl.NumberFormat(speaker.reader.language, { style: 'percent', maximumFractionDigits: 0 }).format(share);

export const decimal = (speaker: Speaker, value: number) =>
  new Intl.NumberFormat(speaker.reader.language, { maximumFractionDigits: 1 }).format(value);

/** What happens to a unit's HP, for sure. */
export function changed(view: View, change: Change, speaker: Speaker): string {
  const name = speaker.word('who', nameOf(view, change.unit) || 'none');
  if (change.falls) return speaker.text(change.unit < GEARLOCS ? 'board.tag_ko' : 'board.tag_falls', { name });
  return speaker.text('board.tag_hp', { name, hp: `${change.hp > 0 ? '+' : '−'}${Math.abs(change.hp)}` });
}

/** What an option of an encounter promises. */
export function promised(promise: Promised, speaker: Speaker): string {
  const [share = 0, share2 = 0] = promise.shares;
  const [amount = 0, amount2 = 0] = promise.amounts;
  return speaker.text(`board.promise_${promise.what}`, {
    share: percent(speaker, share),
    share2: percent(speaker, share2),
    amount: decimal(speaker, amount),
    amount2: decimal(speaker, amount2),
  });
}

export function tagOf(view: View, decision: Decision, option: Option, speaker: Speaker): string {
  const { odds } = view;
  const { choice } = option;
  const promise = odds.promises.find((each) => each.option === option.number);
  if (promise) return promised(promise, speaker);
  const chance = (share: number) => speaker.text('board.tag_chance', { share: percent(speaker, share) });
  switch (choice.type) {
    case 'Foe': {
      const found = AIMING.has(decision.prompt.type) && odds.targets.find(({ unit }) => unit === choice.unit);
      if (!found) return '';
      if (!found.dice) return speaker.text('board.tag_no_dice');
      const lost = decimal(speaker, found.lost);
      return speaker.text('board.tag_target', { lost, share: percent(speaker, found.falls) });
    }
    case 'TrainStat': {
      const share = odds.camp?.training[STATS.findIndex((stat) => stat === choice.stat)];
      return share === undefined ? '' : chance(share);
    }
    case 'Search':
      return odds.camp ? speaker.text('board.tag_search', { share: percent(speaker, odds.camp.search) }) : '';
    case 'PickTrove': {
      const trove = odds.camp?.troves.find(({ owner, number }) => owner === choice.owner && number === choice.number);
      return trove ? speaker.text('board.tag_lock', { share: percent(speaker, trove.chance) }) : '';
    }
    case 'Number': {
      const named = odds.camp?.numbers.find(([number]) => number === choice.number);
      return named ? chance(named[1]) : '';
    }
    case 'OpenLock':
    case 'OpenByIntuition':
    case 'MechPick':
      return speaker.text('board.tag_sure');
    case 'RerollPick': {
      const shares = choice.by === 'powder' ? odds.locks?.powder : odds.locks?.again;
      return chance(shares?.[Number(choice.die)] ?? 0);
    }
    case 'Retry':
      return chance(odds.lock);
    default: {
      const forecast = odds.forecasts.find((each) => each.option === option.number);
      return forecast ? forecast.changes.map((each) => changed(view, each, speaker)).join(' · ') : '';
    }
  }
}
