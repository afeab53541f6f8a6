/** Which pieces of the table stand for which choices of the decision. */
import { optionFor, optionsOf } from '../contract';
import type { Decision, Option, Prompt, Wire } from './records';
import { shows } from './traits';
import type { MachineView, MemberView } from './view';

type OfRobot = Wire['UseRobot'] | Wire['Member'] | Wire['ToStock'] | Wire['FromRow'] | Wire['Pilot'];
type OfMachine = Wire['Repair'] | Wire['OnMachine'];

/** The choice that a robot in its row is, by what is asked. */
const OF_ROBOT: Readonly<Partial<Record<Prompt['type'], OfRobot['type']>>> = {
  Intervene: 'UseRobot',
  ChooseCrew: 'Member',
  MoveToStock: 'ToStock',
  PayRobot: 'FromRow',
  ChoosePilot: 'Pilot',
};

/** The choice that a machine is, by what is asked. */
const OF_MACHINE: Readonly<Partial<Record<Prompt['type'], OfMachine['type']>>> = {
  Intervene: 'Repair',
  PrepareMachine: 'OnMachine',
  ReplaceOn: 'OnMachine',
  ScrapOn: 'OnMachine',
};

/** Whether a robot of a row is asked for, each one for itself. */
export const asksRobot = (decision: Decision | null): boolean =>
  decision !== null && OF_ROBOT[decision.prompt.type] !== undefined;

export const robotChoice = (decision: Decision | null, { row, robot }: MemberView): OfRobot => ({
  type: (decision && OF_ROBOT[decision.prompt.type]) ?? 'UseRobot',
  row,
  robot,
});

export const machineChoice = (decision: Decision | null, machine: number): OfMachine => ({
  type: (decision && OF_MACHINE[decision.prompt.type]) ?? 'Repair',
  machine,
});

/** The machines that can be one of the two whose microbots change places, the first being chosen or not. */
export function swappable(decision: Decision | null, first: number | null): ReadonlySet<number> {
  const ends = optionsOf(decision, 'Machines').map(({ choice }) => [choice.first, choice.second]);
  const open = first === null ? ends : ends.filter((pair) => pair.includes(first));
  return new Set(open.flat().filter((machine) => machine !== first));
}

export const swap = (decision: Decision | null, one: number, other: number): Option | undefined =>
  optionFor(
    decision,
    'Machines',
    ({ first, second }) => (first === one && second === other) || (first === other && second === one),
  );

/** What a robot would plainly bring to a crew: what the machine asks for, what its microbot asks for, or both. */
export function brings(
  robot: number,
  machine: Pick<MachineView, 'trait' | 'microbot'> | undefined,
): 'machine' | 'microbot' | 'both' | null {
  if (!machine) return null;
  const fits = machine.trait !== null && shows(robot, machine.trait);
  const meets = machine.microbot !== null && shows(robot, machine.microbot);
  return fits && meets ? 'both' : fits ? 'machine' : meets ? 'microbot' : null;
}

/** For each robot of a row, whether it is one of these members; of equal robots the first ones are. */
export function taken(robots: readonly number[], row: number, members: readonly MemberView[]): boolean[] {
  const left = members.filter((member) => member.row === row).map((member) => member.robot);
  return robots.map((robot) => {
    const at = left.indexOf(robot);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}
