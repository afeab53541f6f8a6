/** The switch on the mat: what is said there with the program answers the question about powering down, once. */
import { optionFor, type Option } from '../../contract';
import type { Choice, Decision } from '../records';
import type { RobotView, View } from '../view';

export class Power {
  /** The robots that are to power down, and the turn in which that was said. */
  #wish: { turn: number; robots: readonly number[] } = $state.raw({ turn: 0, robots: [] });
  /** The robots whose answers are given with the program. */
  #given = new Set<number>();

  /** Whether the rules will ask: of a damaged robot that runs. */
  asks({ course }: View, robot: RobotView): boolean {
    return robot.damage > 0 && !robot.down && robot.square !== null && !course.rules.includes('no_power_down');
  }

  down({ turn }: View, { robot }: RobotView): boolean {
    return this.#wish.turn === turn && this.#wish.robots.includes(robot);
  }

  toggle(view: View, { robot }: RobotView): void {
    const { turn, robots } = this.#wish.turn === view.turn ? this.#wish : { turn: view.turn, robots: [] };
    this.#wish = {
      turn,
      robots: robots.includes(robot) ? robots.filter((each) => each !== robot) : [...robots, robot],
    };
    this.#given.clear();
  }

  /** The program is given, and with it what the switch says. */
  give(view: View, robots: readonly RobotView[]): void {
    this.#given = new Set(robots.filter((each) => this.asks(view, each)).map(({ robot }) => robot));
  }

  /** The answer that was given before it was asked for. */
  answer({ turn }: View, decision: Decision): Option<Choice> | undefined {
    const { prompt } = decision;
    if (prompt.type !== 'AnnouncePowerDown' || !this.#given.delete(prompt.robot)) return undefined;
    const down = this.#wish.turn === turn && this.#wish.robots.includes(prompt.robot);
    return optionFor(decision, down ? 'PowerDown' : 'StayOn');
  }
}
