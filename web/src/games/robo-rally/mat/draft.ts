/** The draft of a program: which card the reader wants in which register.
 *
 * The rules ask for one register after the other. The reader may lay cards in any order and move them about; the draft
 * is brought to the table by taking answers back and giving them again, one at a time, up to the first gap.
 */
import { optionFor } from '../../contract';
import type { Decision } from '../records';
import type { RobotView } from '../view';

/** By register, the priority of the card that is wanted there. */
export type Draft = readonly (number | null)[];

/** What lies in the registers now; locked ones are not the reader's to fill. */
export const laid = (robot: RobotView): Draft =>
  robot.registers.map(({ card, locked, filled }) => (filled && !locked ? (card?.priority ?? null) : null));

export const isOpen = (robot: RobotView, register: number) => !robot.registers[register - 1]?.locked;

/** A card goes into a register; what lay there changes places with it. */
export function put(draft: Draft, priority: number, register: number): Draft {
  const from = draft.indexOf(priority);
  const there = draft[register - 1] ?? null;
  return draft.map((each, index) => {
    if (index === register - 1) return priority;
    if (index === from) return there;
    return each;
  });
}

export const take = (draft: Draft, priority: number): Draft => draft.map((each) => (each === priority ? null : each));

/** The first register that wants a card. */
export const gap = (robot: RobotView, draft: Draft): number | null => {
  const index = robot.registers.findIndex(({ locked }, place) => !locked && draft[place] === null);
  return index < 0 ? null : index + 1;
};

export type Move = { kind: 'undo' } | { kind: 'answer'; number: number };

/** The next thing to do so that the table shows the draft; none when it does, as far as it can. */
export function towards(robot: RobotView, draft: Draft, decision: Decision | null, undoable: boolean): Move | null {
  const now = laid(robot);
  const wrong = now.some((priority, index) => priority !== null && priority !== draft[index]);
  if (wrong) return undoable ? { kind: 'undo' } : null;
  const { prompt } = decision ?? {};
  if (prompt?.type !== 'Program' || prompt.robot !== robot.robot) return null;
  const wanted = draft[prompt.register - 1] ?? null;
  const option = wanted === null ? undefined : optionFor(decision, 'Place', ({ priority }) => priority === wanted);
  return option ? { kind: 'answer', number: option.number } : null;
}
