/** What a seat sees of a game of Cyberion. A trait is 0 to 4 for a model, 5 to 9 for a size from 1 to 5. */

export type Extension = 'bebebots' | 'gigantobots' | 'microbots' | 'multibots' | 'devious_cog';

export type MachineKind =
  'same_model' | 'same_size' | 'identical' | 'sum_at_least' | 'sum_at_most' | 'size_groups' | 'straight';

export interface MachineView {
  machine: number;
  place: number;
  tier: number;
  kind: MachineKind;
  /** How many robots repair it, before it is prepared and without its microbot. */
  robots: number;
  trait: number | null;
  bound: number | null;
  sizes: number[][];
  groups: number[];
  /** Whose individual factory it stands in; none: common. */
  owner: number | null;
  in_reach: boolean;
  prepared: boolean;
  microbot: number | null;
}

export interface MemberView {
  row: number;
  robot: number;
}

export interface AbilityView {
  model: number;
  level: number;
  /** The machines that the next level costs; none at the highest. */
  cost: number | null;
  /** The tokens face down under its cog. */
  interference: number;
  bebebot: 'limbots' | 'deck' | 'born' | null;
}

export interface GigantobotView {
  gigantobot: number;
  robots: number[];
  on_holiday: boolean;
}

export interface View {
  turn: number;
  seat: number;
  players: number;
  phase: 'intervention' | 'closing' | 'over';
  ending: string | null;
  extensions: Extension[];
  machines: MachineView[];
  machine_deck: number;
  tiers_left: number[];
  experience: number[];
  repaired: number;
  /** Whether a machine has left this turn, so that closing costs no valve. */
  machine_left: boolean;
  platform: number[];
  flash: number[];
  stock: number[];
  crew: MemberView[];
  deck: number;
  deck_top: (number | null)[];
  deck_bottom: (number | null)[];
  looked: (number | null)[];
  topped: (number | null)[];
  discard: number[];
  battery: boolean;
  valves: number;
  forge: number;
  support: number[];
  abilities: AbilityView[];
  cleared: number[];
  gigantobots: GigantobotView[];
  pilots: number[];
  damage: number;
  microbots: number[];
  microbot_pile: number;
  microbot_discard: number[];
  swap_cost: number;
}

export const MODELS = [0, 1, 2, 3, 4] as const;

/** The three rows, in the order in which a card that finds no room overflows. */
export const ROWS = [0, 1, 2] as const;

export const STOCK = 2;

/** How many robots a row holds, and how many microbots may be kept. */
export const ROOM = 5;

export const rowOf = (view: View, row: number): readonly number[] => [view.platform, view.flash, view.stock][row] ?? [];
