/** What a number card may point at now: robots for an attack, dumps for anything else. */
import { optionFor, type Decision } from '../contract';
import type { View } from './view';

export interface Aims {
  robots: ReadonlySet<number>;
  dumps: ReadonlySet<number>;
  /** Chosen, but not yet confirmed. */
  chosen: number | null;
  choose: (number: number) => void;
}

/** The action that the number will go with. */
export const plannedAction = (view: View, decision: Decision | null) =>
  view.robots.find((robot) => robot.number === decision?.prompt.robot)?.plan?.action ?? null;

export function aims(
  view: View,
  decision: Decision | null,
  chosen: number | null,
  choose: (number: number) => void,
): Aims {
  const numbers = view.dumps
    .map((dump) => dump.number)
    .filter((number) => optionFor(decision, (choice) => choice.type === 'Target' && choice.number === number));
  const attack = plannedAction(view, decision) === 'attack';
  return {
    robots: new Set(attack ? numbers : []),
    dumps: new Set(attack ? [] : numbers),
    chosen,
    choose,
  };
}
