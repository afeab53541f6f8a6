/** Which gears of a robot may be chosen now. */
import { optionsOf } from '../../contract';
import type { Decision, Wire } from '../records';

/** Where a robot has its gears: it carries them, or has assembled them. */
export type Holding = Wire['Taken']['place'];

/** The options that gears stand for, by their kind. */
export type Kinds = ReadonlyMap<number, number>;

/** What gears of this robot stand for, by where it has them; nothing where none is asked for. */
export function openOn(robot: number, decision: Decision | null): Readonly<Partial<Record<Holding, Kinds>>> {
  const prompt = decision?.prompt;
  if (prompt?.type === 'TakeGear' && prompt.attacker === robot) {
    const taken = optionsOf(decision, 'Taken');
    const from = (place: Holding): Kinds =>
      new Map(taken.filter(({ choice }) => choice.place === place).map(({ number, choice }) => [choice.gear, number]));
    return { robot: from('robot'), circuit: from('circuit') };
  }
  if (prompt?.type === 'ShareGear' && prompt.place === 'robot' && prompt.number === robot)
    return { robot: new Map(optionsOf(decision, 'Pick').map(({ number, choice }) => [choice.gear, number])) };
  return {};
}
