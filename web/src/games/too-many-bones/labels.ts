/** Options in as few words as the place where they stand allows. */
import type { Rec } from '../../words/record';
import type { Speaker } from '../../words/speaker';

/** Equal names together, with how many there are. */
const counted = (names: readonly string[]) =>
  [...new Set(names)].map((name) => [name, names.filter((each) => each === name).length] as const);
const times = (count: number, name: string) => (count > 1 ? `${count} × ${name}` : name);
const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** `Needle Jab (3): 2 damage` is a name, a price and an effect. */
export function parted(text: string): { name: string; effect: string } {
  const [name = '', ...effect] = text.split(':');
  return { name: name.replace(/\s*(\(\d\))?\s*$/u, ''), effect: effect.join(':').trim() };
}

/** The name and the text of a Loot card or a plan. */
export const lootWords = (speaker: Speaker, loot: string) => parted(speaker.word('loot', loot));
export const planWords = (speaker: Speaker, plan: string) => parted(speaker.word('plan', plan));

/** What a die's option does, where the die stands beside it. */
export function shortly(speaker: Speaker, choice: Rec): string {
  const on = String(choice.name ?? 'none');
  const target = () => (on === 'none' ? '' : ` ${speaker.word('who', on)}`);
  switch (choice.type) {
    case 'UseDie':
      return capital(`${speaker.word('verb', String(choice.verb))}${target()}`);
    case 'AnyTime':
      return `${speaker.word('skill', String(choice.skill))} · ${speaker.word('verb', String(choice.deed))}${target()}`;
    case 'StoreBones':
      return speaker.text('board.do_store');
    case 'Shield':
      return speaker.text('board.do_shield');
    case 'LockShield':
      return speaker.text('board.do_lock');
    case 'Marked':
      return speaker.text('board.do_again');
    case 'UsePlan':
      return `${planWords(speaker, String(choice.plan)).name}${target()}`;
    case 'UseLoot':
    case 'UseCampLoot':
      return `${lootWords(speaker, String(choice.loot)).name}${target()}`;
    case 'Search':
    case 'Dropped':
      return speaker.text(`board.do_${choice.type}`, { name: lootWords(speaker, String(choice.loot)).name });
    case 'Give':
      return speaker.text('board.do_Give', {
        name: lootWords(speaker, String(choice.loot)).name,
        to: speaker.word('seat', Number(choice.to)),
      });
    case 'Returned':
      return speaker.text('board.do_Returned', { name: lootWords(speaker, String(choice.loot)).name });
    case 'Payment':
      return speaker.list(
        counted(choice.dice as string[]).map(([die, count]) => times(count, speaker.word('skill', die))),
      );
    case 'KeptLoot':
      return lootWords(speaker, String(choice.loot)).name;
    case 'KeptTrove':
      return speaker.list((choice.locks as string[]).map((lock) => pickWords(speaker, lock)));
    default:
      return speaker.plain(choice);
  }
}

/** A lockpicking die or a lock: how much, and of which kind. */
export const pickWords = (speaker: Speaker, face: string) =>
  `${face.slice(0, -1)} ${speaker.word('kind', face.slice(-1))}`;

/** What is done with the lockpicking dice, by what they show. */
export function lockWords(speaker: Speaker, dice: readonly string[], choice: Rec): string | null {
  const named = (die: unknown) => pickWords(speaker, dice[Number(die)] || '?');
  switch (choice.type) {
    case 'OpenLock':
    case 'OpenByIntuition': {
      const list = speaker.list((choice.dice as number[]).map(named));
      const by = choice.type === 'OpenLock' ? '' : ` (${speaker.word('by', String(choice.by))})`;
      return speaker.text('board.open_with', { dice: list }) + by;
    }
    case 'RerollPick':
      return speaker.text(choice.by === 'powder' ? 'board.again_powder' : 'board.again_intuition', {
        die: named(choice.die),
      });
    case 'BoostPick':
      return `${lootWords(speaker, String(choice.loot)).name} → ${named(choice.die)}`;
    default:
      return null;
  }
}
