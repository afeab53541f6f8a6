/** What a seat sees of a game of Out of Gears, by the server's own types. Gears: 1 to 8 are the robots' colours, 9 Jolly, 10 three points. */
import type { Called } from '../../words/speaker';
import type { components } from './schema';

type Schemas = components['schemas'];

export type View = Schemas['View'];
export type RobotView = Schemas['RobotView'];
export type DumpView = Schemas['DumpView'];
export type Phase = Schemas['Phase'];
export type Action = Schemas['Action'];

export const BASIC_ACTIONS = ['attack', 'trap', 'harvest'] as const satisfies readonly Action[];
export type Upgrade = Exclude<Action, (typeof BASIC_ACTIONS)[number]>;

const isBasic: ReadonlySet<Action> = new Set(BASIC_ACTIONS);
export const isUpgrade = (action: Action): action is Upgrade => !isBasic.has(action);

/** Robots are called by their players; whoever runs two has them told apart by their numbers, `which` of them beside the name. */
export function called(view: View, me: number | null, kind: string, value: string | number): Called | null {
  const robot = view.robots.find(({ number }) => number === value);
  if (!robot || (kind !== 'robot' && kind !== 'which')) return null;
  const { seat, number } = robot;
  const alone = view.robots.every((each) => each === robot || each.seat !== seat);
  if (kind === 'which') return alone ? ['board.only_robot', {}] : ['board.one_of_two', { number }];
  if (alone) return ['board.by_name', { seat }];
  return [seat === me ? 'board.robot_mine' : 'board.robot_theirs', { seat, number }];
}
