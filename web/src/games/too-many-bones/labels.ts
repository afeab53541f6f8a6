/** Options in as few words as the place where they stand allows. */
import { capital, type Speaker } from '../../words/speaker';
import type { Choice } from './records';
import type { AttemptView, CardLabel, LockFace, PlanName, StoredName, View } from './view';

/** Equal names together, with how many there are. */
const counted = (names: readonly StoredName[]) =>
  [...new Set(names)].map((name) => [name, names.filter((each) => each === name).length] as const);
const times = (count: number, name: string) => (count > 1 ? `${count} × ${name}` : name);

/** `Needle Jab (3): 2 damage` is a name, a price and an effect. */
export function parted(text: string): { name: string; effect: string } {
  const [name = '', ...effect] = text.split(':');
  return { name: name.replace(/\s*(\(\d\))?\s*$/u, ''), effect: effect.join(':').trim() };
}

/** The name and the text of a Loot card or a plan. */
export const lootWords = (speaker: Speaker, loot: CardLabel) => parted(speaker.word('loot', loot));
export const planWords = (speaker: Speaker, plan: PlanName) => parted(speaker.word('plan', plan));

/** What a die's option does, where the die stands beside it. */
export function shortly(view: View, speaker: Speaker, choice: Choice): string {
  const on = (name: string | null) => (name === null ? '' : ` ${speaker.word('who', name)}`);
  const at = (name: string | null) => (name === null ? '' : ` → ${speaker.word('who', name)}`);
  switch (choice.type) {
    case 'UseDie':
      return capital(`${speaker.word('verb', choice.verb)}${on(choice.name)}`);
    case 'AnyTime':
      return `${speaker.word('skill', choice.skill)} · ${speaker.word('verb', choice.deed)}${on(choice.name)}`;
    case 'StoreBones':
      return speaker.text('board.do_store');
    case 'Shield':
      return speaker.text('board.do_shield');
    case 'LockShield':
      return speaker.text('board.do_lock');
    case 'Marked':
      return speaker.text('board.do_again');
    case 'UsePlan':
      return `${planWords(speaker, choice.plan).name}${at(choice.name)}`;
    case 'UseLoot':
    case 'UseCampLoot':
      return `${lootWords(speaker, choice.loot).name}${at(choice.name)}`;
    case 'Search':
    case 'Dropped':
    case 'Returned':
      return speaker.text(`board.do_${choice.type}`, { name: lootWords(speaker, choice.loot).name });
    case 'Give':
      return speaker.text('board.do_Give', {
        name: lootWords(speaker, choice.loot).name,
        to: speaker.word('seat', choice.to),
      });
    case 'Payment':
      return speaker.list(counted(choice.dice).map(([die, count]) => times(count, speaker.word('skill', die))));
    case 'KeptLoot':
      return lootWords(speaker, choice.loot).name;
    case 'KeptTrove':
      return lockList(speaker, view.shown[choice.number]?.locks ?? []);
    default:
      return speaker.plain(choice);
  }
}

/** A lockpicking die or a lock: how much, and of which kind. */
export const pickWords = (speaker: Speaker, { value, kind }: LockFace) => `${value} ${speaker.word('kind', kind)}`;

export const lockList = (speaker: Speaker, locks: readonly LockFace[]) =>
  speaker.list(locks.map((lock) => pickWords(speaker, lock)));

/** What is done with the lockpicking dice, by what they show. */
export function lockWords(speaker: Speaker, attempt: AttemptView | null, choice: Choice): string | null {
  const named = (die: number) => {
    const face = attempt?.dice[die];
    return face ? pickWords(speaker, face) : '?';
  };
  const openedWith = (dice: readonly number[]) =>
    speaker.text('board.open_with', { dice: speaker.list(dice.map(named)) });
  switch (choice.type) {
    case 'OpenLock':
      return openedWith(choice.dice);
    case 'OpenByIntuition':
      return `${openedWith(choice.dice)} (${speaker.word('by', choice.by)})`;
    case 'RerollPick':
      return speaker.text(choice.by === 'powder' ? 'board.again_powder' : 'board.again_intuition', {
        die: named(choice.die),
      });
    case 'BoostPick':
      return `${lootWords(speaker, choice.loot).name} → ${named(choice.die)}`;
    default:
      return null;
  }
}
