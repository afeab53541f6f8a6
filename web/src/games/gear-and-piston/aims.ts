/** Which pieces of the table stand for which choices of the decision. */
import { same } from '../../words/record';
import { offered, optionsOf } from '../contract';
import { alike } from './parts';
import type { Choice, Decision, Option, Prompt, Wire } from './records';
import type { Fault, Lack, Named, PartView, Prospect, RowName, Shelf } from './view';

/** A cell of the own car that may be touched, and what may be chosen there. */
export interface Spot {
  section: number;
  row: RowName;
  column: number;
  /** The answers: one is given at once, among several the reader chooses. */
  answers: readonly Answer[];
}

/** An answer, what must be answered first, and what would come of it. */
export interface Answer {
  option: Option;
  /** What is to be answered to the next question. */
  then: Choice | null;
  prospect: Prospect | null;
}

export const asked = (decision: Decision | null): Prompt['type'] | null => decision?.prompt.type ?? null;

/** The choice that a blueprint of the hand is now. */
export const blueprintChoice = (
  decision: Decision | null,
  { part, icons }: Named,
): Wire['Discard'] | Wire['Build'] => ({
  type: asked(decision) === 'DiscardBlueprint' ? 'Discard' : 'Build',
  part,
  icons,
});

export const takeChoice = (shelf: Shelf, { part, icons }: Named): Wire['Take'] => ({
  type: 'Take',
  shelf,
  part,
  icons,
});

/** Whether a blueprint of the hand may be touched: it is a choice itself, or one speaks of it. */
export const usable = (decision: Decision | null, tile: PartView): boolean =>
  offered(decision, blueprintChoice(decision, tile)) !== undefined ||
  optionsOf(decision, 'Swap').some(({ choice }) => alike(choice, tile));

const changes = (decision: Decision | null): readonly Prospect[] => decision?.prospects?.changes ?? [];

/** What an option would make of the car. */
export const prospectOf = (decision: Decision, change: Choice): Prospect | null =>
  changes(decision).find((each) => each.build === null && same(each.change, change)) ?? null;

/** Every answer that changes the own car, the blueprint being chosen or not. */
function answers(decision: Decision, picked: PartView | null): { change: Choice; answer: Answer }[] {
  if (decision.prompt.type === 'ChooseWork') {
    if (!picked) return [];
    return changes(decision).flatMap((prospect) => {
      const { build, change } = prospect;
      const option = build && alike(build, picked) && offered(decision, build);
      return option ? [{ change, answer: { option, then: change, prospect } }] : [];
    });
  }
  return decision.options
    .filter(({ choice }) => choice.type !== 'Swap' || !picked || alike(choice, picked))
    .map((option) => ({
      change: option.choice,
      answer: { option, then: null, prospect: prospectOf(decision, option.choice) },
    }));
}

/** The cells that may be touched now. */
export function spots(decision: Decision | null, picked: PartView | null): Spot[] {
  if (!decision) return [];
  const found = new Map<string, Spot>();
  for (const { change, answer } of answers(decision, picked)) {
    if (!('row' in change)) continue;
    const { row, column } = change;
    const section = 'section' in change ? change.section : 0;
    const key = cellKey(section, row, column);
    const before = found.get(key)?.answers ?? [];
    found.set(key, { section, row, column, answers: [...before, answer] });
  }
  return [...found.values()];
}

/** The answer that begins a section with the chosen blueprint, if there is one. */
export const newSection = (decision: Decision | null, picked: PartView | null): Answer | null =>
  (decision && answers(decision, picked).find(({ change }) => change.type === 'NewSection')?.answer) ?? null;

export const cellKey = (section: number, row: RowName, column: number): string => `${section}:${row}:${column}`;

/** What is missing now and would be missing then, in one list: each with both counts. */
export function compared(
  now: readonly Lack[],
  then: readonly Lack[] | null,
): { what: Fault; now: number; then: number }[] {
  const count = (lacks: readonly Lack[], what: Fault) => lacks.find((lack) => lack.what === what)?.count ?? 0;
  const after = then ?? now;
  const added = after.filter((lack) => !now.some((each) => each.what === lack.what));
  return [...now, ...added].map(({ what }) => ({ what, now: count(now, what), then: count(after, what) }));
}

/** The best that an option could make of the car's score. */
export function reach(decision: Decision, choice: Choice): number | null {
  const made = changes(decision).filter(({ build, change }) => same(build ?? change, choice));
  return made.length ? Math.max(...made.map(({ score }) => score)) : null;
}

/** The best that this blueprint could make of the car's score. */
export function best(decision: Decision | null, tile: PartView): number | null {
  const built = changes(decision).filter(({ build }) => build && alike(build, tile));
  const scores = built.map(({ score }) => score);
  return scores.length ? Math.max(...scores) : null;
}
