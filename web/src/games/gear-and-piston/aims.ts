/** Which pieces of the table stand for which choices of the decision. */
import { same, type Rec } from '../../words/record';
import { optionFor, type Decision, type Option } from '../contract';
import { alike } from './parts';
import type { Lack, Named, Outlook, PartView, RowName, Shelf, View } from './view';

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
  then: Rec | null;
  outlook: Outlook | null;
}

export const asked = (decision: Decision | null): string => decision?.prompt.type ?? '';

export const offered = (decision: Decision | null, choice: Rec): Option | undefined =>
  optionFor(decision, (each) => same(each, choice));

/** The choice that a blueprint of the hand is now. */
export const blueprintChoice = (decision: Decision | null, { part, icons }: Named): Rec => ({
  type: asked(decision) === 'DiscardBlueprint' ? 'Discard' : 'Build',
  part,
  icons,
});

export const takeChoice = (shelf: Shelf, { part, icons }: Named): Rec => ({ type: 'Take', shelf, part, icons });

const named = (choice: Rec): Named => ({ part: String(choice.part), icons: choice.icons as string[] });

/** Whether a blueprint of the hand may be touched: it is a choice itself, or one speaks of it. */
export const usable = (decision: Decision | null, tile: PartView): boolean =>
  offered(decision, blueprintChoice(decision, tile)) !== undefined ||
  (asked(decision) === 'RepairPart' &&
    optionFor(decision, (choice) => choice.type === 'Swap' && alike(named(choice), tile)) !== undefined);

const outlookOf = (view: View, change: Rec): Outlook | null =>
  view.outlooks.find((each) => each.build === null && same(each.change, change)) ?? null;

/** Every answer that changes the own car, the blueprint being chosen or not. */
function answers(view: View, decision: Decision, picked: PartView | null): { change: Rec; answer: Answer }[] {
  if (decision.prompt.type === 'ChooseWork') {
    if (!picked) return [];
    return view.outlooks.flatMap((outlook) => {
      const option = outlook.build && alike(named(outlook.build), picked) && offered(decision, outlook.build);
      return option ? [{ change: outlook.change, answer: { option, then: outlook.change, outlook } }] : [];
    });
  }
  return decision.options
    .filter(({ choice }) => choice.type !== 'Swap' || !picked || alike(named(choice), picked))
    .map((option) => ({
      change: option.choice,
      answer: { option, then: null, outlook: outlookOf(view, option.choice) },
    }));
}

/** The cells that may be touched now. */
export function spots(view: View, decision: Decision | null, picked: PartView | null): Spot[] {
  if (!decision) return [];
  const found = new Map<string, Spot>();
  for (const { change, answer } of answers(view, decision, picked)) {
    if (!('row' in change && 'column' in change)) continue;
    const [section, row, column] = [Number(change.section ?? 0), change.row as RowName, Number(change.column)];
    const key = cellKey(section, row, column);
    const before = found.get(key)?.answers ?? [];
    found.set(key, { section, row, column, answers: [...before, answer] });
  }
  return [...found.values()];
}

/** The answer that begins a section with the chosen blueprint, if there is one. */
export const newSection = (view: View, decision: Decision | null, picked: PartView | null): Answer | null =>
  (decision && answers(view, decision, picked).find(({ change }) => change.type === 'NewSection')?.answer) ?? null;

export const cellKey = (section: number, row: string, column: number): string => `${section}:${row}:${column}`;

/** What is missing now and would be missing then, in one list: each with both counts. */
export function compared(
  now: readonly Lack[],
  then: readonly Lack[] | null,
): { what: string; now: number; then: number }[] {
  const count = (lacks: readonly Lack[], what: string) => lacks.find((lack) => lack.what === what)?.count ?? 0;
  const after = then ?? now;
  const added = after.filter((lack) => !now.some((each) => each.what === lack.what));
  return [...now, ...added].map(({ what }) => ({ what, now: count(now, what), then: count(after, what) }));
}

/** The best that this blueprint could make of the car's score. */
export function best(view: View, tile: PartView): number | null {
  const scores = view.outlooks.filter((each) => each.build && alike(named(each.build), tile)).map(({ score }) => score);
  return scores.length ? Math.max(...scores) : null;
}
