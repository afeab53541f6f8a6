/** The glyph that goes with a choice in a list. */
import type { GlyphName } from '../pictures/glyphs';
import type { Choice, Prompt } from '../records';
import type { LockType, Stat } from '../view';

const OF_CHOICE: Readonly<Partial<Record<Choice['type'], GlyphName>>> = {
  Rest: 'tent',
  Search: 'glass',
  Scout: 'eye',
  Give: 'swap',
  PickTrove: 'key',
  UseCampLoot: 'bag',
  UseLoot: 'bag',
  KeptLoot: 'bag',
  KeptTrove: 'lock',
  Dropped: 'bag',
  OpenLock: 'key',
  OpenByIntuition: 'key',
  RerollPick: 'again',
  Retry: 'again',
  BoostPick: 'up',
  MechPick: 'key',
  LearnSkill: 'dice',
  Consumable: 'dice',
  Restored: 'dice',
  Part: 'casing',
  Number: 'dice',
  Rescue: 'again',
  Stack: 'eye',
  Critter: 'meat',
  AnyTime: 'star',
  Lit: 'flame',
  MapRead: 'eye',
  Again: 'again',
  MeterPlace: 'up',
  ShieldDie: 'shield',
  LostBones: 'bones',
  Payment: 'bones',
  Returned: 'swap',
  DartsDice: 'target',
  DartsPlan: 'bones',
  GivenDie: 'dice',
  Lost: 'dice',
  Parried: 'shield',
  Answered: 'dice',
  Suffered: 'drop',
};

const OF_STAT: Readonly<Record<Stat, GlyphName>> = { hp: 'heart', dex: 'boot', atk: 'sword', def: 'shield' };
const OF_LOCK: Readonly<Record<LockType, GlyphName>> = { L: 'lever', T: 'trip', F: 'force' };

/** Where a question is about places that are aimed at, not walked to. */
const isAimed = ({ type }: Prompt) => type === 'AimGrenade' || type === 'AimDynamite' || type === 'ChooseLanding';

export const placeGlyph = (prompt: Prompt): GlyphName => (isAimed(prompt) ? 'target' : 'boot');

export function glyphFor(choice: Choice, prompt: Prompt): GlyphName | null {
  switch (choice.type) {
    case 'Spot':
    case 'Place':
      return placeGlyph(prompt);
    case 'StartOrder':
      return choice.first === 'pain' ? 'drop' : 'heart_plus';
    case 'TrainStat':
    case 'LostStat':
      return statGlyph(choice.stat);
    case 'LockKind':
      return lockGlyph(choice.kind);
    case 'Verdict':
      return choice.topic === 'option' ? 'star' : choice.topic === 'tyrant' && choice.number ? 'skull' : null;
    default:
      return OF_CHOICE[choice.type] ?? null;
  }
}

export const lockGlyph = (kind: LockType): GlyphName => OF_LOCK[kind];
export const statGlyph = (stat: Stat): GlyphName => OF_STAT[stat];
