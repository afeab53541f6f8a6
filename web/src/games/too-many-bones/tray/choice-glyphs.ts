/** The glyph that goes with a choice in a list. */
import type { Rec } from '../../../words/record';
import type { GlyphName } from '../pictures/glyphs';

const OF_CHOICE: Readonly<Record<string, GlyphName>> = {
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
  TrainStat: 'up',
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

const OF_STAT: Readonly<Record<string, GlyphName>> = { hp: 'heart', dex: 'boot', atk: 'sword', def: 'shield' };
const OF_KIND: Readonly<Record<string, GlyphName>> = { L: 'lever', T: 'trip', F: 'force' };

/** Questions whose places are aimed at, not walked to. */
const AIMED = new Set(['AimGrenade', 'AimDynamite', 'ChooseLanding']);

export const placeGlyph = (asked: string): GlyphName => (AIMED.has(asked) ? 'target' : 'boot');

export function glyphFor(choice: Rec, asked: string): GlyphName | null {
  if (choice.type === 'Spot' || choice.type === 'Place') return placeGlyph(asked);
  if (choice.type === 'StartOrder') return choice.first === 'pain' ? 'drop' : 'heart_plus';
  if (choice.type === 'TrainStat' || choice.type === 'LostStat') return OF_STAT[String(choice.stat)] ?? 'up';
  if (choice.type === 'LockKind') return lockGlyph(String(choice.kind));
  if (choice.type === 'Verdict') return choice.name === 'tyrant' ? 'skull' : choice.topic === 'option' ? 'star' : null;
  return OF_CHOICE[choice.type] ?? null;
}

export const lockGlyph = (kind: string): GlyphName => OF_KIND[kind] ?? 'lock';
export const statGlyph = (stat: string): GlyphName => OF_STAT[stat] ?? 'star';
