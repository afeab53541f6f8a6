/** The questions of encounter cards that have a page of their own, with what is drawn for each number. */
import { optionsOf } from '../../contract';
import type { ThingName } from '../pictures/things';
import type { Decision, Prompt } from '../records';

/** The questions that are answered with a number. */
export type Feat = 'ChooseBarrels' | 'PayLady' | 'RiskDice' | 'NameNumber' | 'PutOut';

/** What stands for one of the number that is chosen. */
export const COUNTED = {
  ChooseBarrels: 'barrel',
  PayLady: 'parcel',
  RiskDice: 'arrow',
  NameNumber: 'gem',
  PutOut: 'lantern',
} as const satisfies Readonly<Record<Feat & Prompt['type'], ThingName>>;

export const isFeat = (type: Prompt['type']): type is Feat => type in COUNTED;

/** The numbers that can be chosen. */
export const numbersOf = (decision: Decision) => optionsOf(decision, 'Number');

export const isAtDarts = (type: Prompt['type']) => type === 'ChooseDarts' || type === 'UseDartsPlan';
