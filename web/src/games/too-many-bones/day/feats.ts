/** The questions of encounter cards that have a page of their own, with what is drawn for each number. */
import type { ThingName } from '../pictures/things';

/** What stands for one of the number that is chosen. */
export const COUNTED: Readonly<Record<string, ThingName>> = {
  ChooseBarrels: 'barrel',
  PayLady: 'parcel',
  RiskDice: 'arrow',
  NameNumber: 'gem',
  PutOut: 'lantern',
};

/** Where the number is written on one thing, not shown by many. */
export const NUMBERED: ReadonlySet<string> = new Set(['PutOut']);

export const DARTS: ReadonlySet<string> = new Set(['ChooseDarts', 'UseDartsPlan']);

export const FEATS: ReadonlySet<string> = new Set([...Object.keys(COUNTED), ...DARTS]);
