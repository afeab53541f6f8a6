/** Holds the reader's draft and brings it to the table, one answer for each question. */
import type { BoardProps } from '../../contract';
import type { Wire } from '../records';
import type { RobotView } from '../view';
import { gap, isOpen, laid, put, take, towards, type Draft } from './draft';

type Line = Pick<BoardProps<Wire>, 'decision' | 'undoable' | 'select' | 'undo'>;

export class Planner {
  /** What the reader wants; none: what lies on the table. */
  #wish: { robot: number; turn: number; draft: Draft } | null = $state.raw(null);
  /** The question for which something was already done. */
  #done: number | null = null;

  /** The program as the reader wants it. */
  draft(robot: RobotView, turn: number): Draft {
    const wish = this.#wish;
    return wish && wish.robot === robot.robot && wish.turn === turn ? wish.draft : laid(robot);
  }

  lay(robot: RobotView, turn: number, priority: number, register: number | null): void {
    const draft = this.draft(robot, turn);
    const place = register ?? gap(robot, draft);
    if (place !== null && isOpen(robot, place)) this.#want(robot, turn, put(draft, priority, place));
  }

  remove(robot: RobotView, turn: number, priority: number): void {
    this.#want(robot, turn, take(this.draft(robot, turn), priority));
  }

  forget(): void {
    this.#wish = null;
  }

  #want(robot: RobotView, turn: number, draft: Draft): void {
    this.#wish = { robot: robot.robot, turn, draft };
    this.#done = null;
  }

  /** Does the next thing, once for each question. */
  pursue(robot: RobotView | null, turn: number, { decision, undoable, select, undo }: Line): void {
    const wish = this.#wish;
    if (!wish) return;
    if (!robot || wish.robot !== robot.robot || wish.turn !== turn) return this.forget();
    if (!decision || decision.question === this.#done) return;
    const next = towards(robot, wish.draft, decision, undoable);
    if (next) {
      this.#done = decision.question;
      if (next.kind === 'undo') undo();
      else select(next.number);
    } else if (wish.draft.every((priority, index) => priority === laid(robot)[index])) this.forget();
    else if (!undoable && laid(robot).some((priority, index) => priority !== null && priority !== wish.draft[index]))
      this.forget();
  }
}
