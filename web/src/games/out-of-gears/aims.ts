/** What a number card may point at now: robots for an attack, dumps for anything else. */
import { optionsOf } from '../contract';
import type { Decision } from './records';
import type { Action, View } from './view';

export interface Aims {
  robots: ReadonlySet<number>;
  dumps: ReadonlySet<number>;
  /** Chosen, but not yet confirmed. */
  chosen: number | null;
  choose: (number: number) => void;
}

/** The action that the number will go with. */
export const plannedAction = (view: View, decision: Decision | null): Action | null =>
  view.robots.find((robot) => robot.number === decision?.prompt.robot)?.plan?.action ?? null;

export function aims(
  view: View,
  decision: Decision | null,
  chosen: number | null,
  choose: (number: number) => void,
): Aims {
  const numbers = optionsOf(decision, 'Target').map(({ choice }) => choice.number);
  const attack = plannedAction(view, decision) === 'attack';
  return {
    robots: new Set(attack ? numbers : []),
    dumps: new Set(attack ? [] : numbers),
    chosen,
    choose,
  };
}
