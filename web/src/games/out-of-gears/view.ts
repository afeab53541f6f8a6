/** What a seat sees of a game of Out of Gears. Gears: 1 to 8 are the robots' colours, 9 Jolly, 10 three points. */

export type Phase = 'programme' | 'attack' | 'trap' | 'harvest' | 'shovel' | 'assemble' | 'refill' | 'over';

export const BASIC_ACTIONS = ['attack', 'trap', 'harvest'] as const;
export const UPGRADES = ['super_harvest', 'super_attack', 'super_trap', 'super_shovel', 'counter_defence'] as const;

export type Upgrade = (typeof UPGRADES)[number];
export type Action = (typeof BASIC_ACTIONS)[number] | Upgrade;

export interface Plan {
  action: Action;
  number: number | null;
}

export interface RobotView {
  number: number;
  seat: number;
  carried: number[];
  circuit: number[];
  points: number;
  /** Whether its plan is made, or it has chosen what to assemble. */
  ready: boolean;
  /** One's own plan, or one that was revealed. */
  plan: Plan | null;
  /** What it is about to assemble, if it is one's own. */
  chosen: number[];
}

export interface DumpView {
  number: number;
  open: boolean;
  gears: number[];
}

export interface View {
  round: number;
  phase: Phase;
  robots: RobotView[];
  dumps: DumpView[];
  reserve: number;
  upgrades: { seat: number; held: boolean; used: Upgrade | null }[];
  own_upgrade: Upgrade | null;
  quiet_turns: number;
  /** Why the game ended; empty before. */
  ending: string;
}

export const isUpgrade = (action: string): action is Upgrade => (UPGRADES as readonly string[]).includes(action);
