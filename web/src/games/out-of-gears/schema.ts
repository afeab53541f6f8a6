/** The types of all that travels, generated from the server by `npm run types`: do not edit. */
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    /**
     * Action
     * @description What a robot is programmed to do: an action card, or an upgrade in its place.
     * @enum {unknown}
     */
    readonly Action:
      | 'attack'
      | 'counter_defence'
      | 'harvest'
      | 'super_attack'
      | 'super_harvest'
      | 'super_shovel'
      | 'super_trap'
      | 'trap';
    /**
     * ActionInUse
     * @description The other robot of the same player has this action card (ruling 28).
     */
    readonly ActionInUse: {
      /** @enum {unknown} */
      readonly type: 'ActionInUse';
      readonly action: components['schemas']['Action'];
    };
    /**
     * AnotherQuestion
     * @description Something else is asked: the rule that says so is that of the decision.
     */
    readonly AnotherQuestion: {
      /** @enum {unknown} */
      readonly type: 'AnotherQuestion';
      readonly asked: unknown;
    };
    /**
     * Assemble
     * @description Which two gears a robot puts into its circuit.
     */
    readonly Assemble: {
      /** @enum {unknown} */
      readonly type: 'Assemble';
      readonly seat: number;
      readonly robot: number;
    };
    /**
     * Assembled
     * @description A robot put gears into its circuit, as it had chosen in secret.
     */
    readonly Assembled: {
      /** @enum {unknown} */
      readonly type: 'Assembled';
      readonly seat: number;
      readonly robot: number;
      readonly gears: readonly number[];
    };
    /**
     * AttackerLacks
     * @description The repelled attacker has no gear of this kind there.
     */
    readonly AttackerLacks: {
      /** @enum {unknown} */
      readonly type: 'AttackerLacks';
      readonly attacker: number;
      readonly gear: number;
      /** @enum {unknown} */
      readonly place: 'circuit' | 'robot';
    };
    /**
     * BeyondShare
     * @description A robot takes no more of its own colour than lie there, and no more than its equal share.
     */
    readonly BeyondShare: {
      /** @enum {unknown} */
      readonly type: 'BeyondShare';
      readonly most: number;
    };
    readonly Choice:
      | components['schemas']['OwnColour']
      | components['schemas']['Pair']
      | components['schemas']['Pick']
      | components['schemas']['Programme']
      | components['schemas']['Taken']
      | components['schemas']['Target'];
    /**
     * ChooseAction
     * @description What a robot will do this turn.
     */
    readonly ChooseAction: {
      /** @enum {unknown} */
      readonly type: 'ChooseAction';
      readonly seat: number;
      readonly robot: number;
    };
    /**
     * ChooseNumber
     * @description Which number goes with the action.
     */
    readonly ChooseNumber: {
      /** @enum {unknown} */
      readonly type: 'ChooseNumber';
      readonly seat: number;
      readonly robot: number;
    };
    /**
     * DefencesVoid
     * @description A Counter-Defence cancelled these robots' defences.
     */
    readonly DefencesVoid: {
      /** @enum {unknown} */
      readonly type: 'DefencesVoid';
      readonly robots: readonly number[];
    };
    /**
     * Defended
     * @description A robot turned out to defend itself.
     */
    readonly Defended: {
      /** @enum {unknown} */
      readonly type: 'Defended';
      readonly seat: number;
      readonly robot: number;
    };
    /**
     * DumpView
     * @description A dump; a closed one belongs to a robot that does not play.
     */
    readonly DumpView: {
      readonly number: number;
      readonly open: boolean;
      readonly gears: readonly number[];
    };
    /** @enum {unknown} */
    readonly Ending: 'reserve_empty' | 'standstill';
    readonly Event:
      | components['schemas']['Assembled']
      | components['schemas']['DefencesVoid']
      | components['schemas']['Defended']
      | components['schemas']['GameEnded']
      | components['schemas']['GearsTaken']
      | components['schemas']['NoToll']
      | components['schemas']['NothingThere']
      | components['schemas']['PlanRevealed']
      | components['schemas']['Programmed']
      | components['schemas']['Refilled']
      | components['schemas']['RoundBegan']
      | components['schemas']['TollTaken']
      | components['schemas']['TooFewToShare']
      | components['schemas']['TrapIdle']
      | components['schemas']['TrapSprung']
      | components['schemas']['UpgradeDealt']
      | components['schemas']['UpgradeRevealed'];
    /**
     * GameEnded
     * @description The game is over.
     */
    readonly GameEnded: {
      /** @enum {unknown} */
      readonly type: 'GameEnded';
      /** @enum {unknown} */
      readonly ending: 'reserve_empty' | 'standstill';
    };
    /**
     * GearsTaken
     * @description A robot took gears from a dump or from another robot.
     */
    readonly GearsTaken: {
      /** @enum {unknown} */
      readonly type: 'GearsTaken';
      readonly seat: number;
      readonly robot: number;
      /** @enum {unknown} */
      readonly place: 'dump' | 'robot';
      readonly number: number;
      readonly gears: readonly number[];
    };
    /**
     * GearsView
     * @description What a seat may know of the table.
     */
    readonly GearsView: {
      readonly round: number;
      readonly phase: components['schemas']['Phase'];
      readonly robots: readonly components['schemas']['RobotView'][];
      readonly dumps: readonly components['schemas']['DumpView'][];
      readonly reserve: number;
      readonly upgrades: readonly components['schemas']['UpgradeView'][];
      readonly own_upgrade: components['schemas']['Action'] | null;
      readonly quiet_turns: number;
      readonly ending: ('reserve_empty' | 'standstill') | null;
    };
    /**
     * NoSuchGear
     * @description No gear of this kind lies in the pile that is being shared.
     */
    readonly NoSuchGear: {
      /** @enum {unknown} */
      readonly type: 'NoSuchGear';
      readonly gear: number;
      /** @enum {unknown} */
      readonly place: 'dump' | 'robot';
      readonly number: number;
    };
    /**
     * NoSuchUpgrade
     * @description This seat does not hold this upgrade.
     */
    readonly NoSuchUpgrade: {
      /** @enum {unknown} */
      readonly type: 'NoSuchUpgrade';
      readonly action: components['schemas']['Action'];
    };
    /**
     * NoToll
     * @description A defender found nothing to take from an attacker.
     */
    readonly NoToll: {
      /** @enum {unknown} */
      readonly type: 'NoToll';
      readonly seat: number;
      readonly robot: number;
      readonly attacker: number;
    };
    /**
     * NotOffered
     * @description A game that stumbles over what somebody made up can say no more than this.
     */
    readonly NotOffered: {
      /** @enum {unknown} */
      readonly type: 'NotOffered';
    };
    /**
     * NothingThere
     * @description There was nothing to take.
     */
    readonly NothingThere: {
      /** @enum {unknown} */
      readonly type: 'NothingThere';
      /** @enum {unknown} */
      readonly place: 'dump' | 'robot';
      readonly number: number;
      readonly robots: readonly number[];
    };
    /**
     * Options
     * @description How a match is varied.
     */
    readonly Options: {
      /** @default false */
      readonly upgrades: boolean;
      /** @default false */
      readonly jolly: boolean;
      /** @default false */
      readonly three_points: boolean;
      /** @default false */
      readonly two_robots: boolean;
      /** @default [] */
      readonly robots: readonly number[];
    };
    /**
     * OwnColour
     * @description So many gears of the own colour, before anybody else picks.
     */
    readonly OwnColour: {
      /** @enum {unknown} */
      readonly type: 'OwnColour';
      readonly count: number;
    };
    /**
     * Pair
     * @description Two gears for the circuit.
     */
    readonly Pair: {
      /** @enum {unknown} */
      readonly type: 'Pair';
      readonly first: number;
      readonly second: number;
    };
    /**
     * PairNotCarried
     * @description The robot does not carry these two gears.
     */
    readonly PairNotCarried: {
      /** @enum {unknown} */
      readonly type: 'PairNotCarried';
      readonly robot: number;
      readonly first: number;
      readonly second: number;
    };
    /**
     * Phase
     * @description Where in the turn the table is.
     * @enum {unknown}
     */
    readonly Phase: 'assemble' | 'attack' | 'harvest' | 'over' | 'programme' | 'refill' | 'shovel' | 'trap';
    /**
     * Pick
     * @description One gear.
     */
    readonly Pick: {
      /** @enum {unknown} */
      readonly type: 'Pick';
      readonly gear: number;
    };
    /**
     * Plan
     * @description A robot's programme, as far as it is made.
     */
    readonly Plan: {
      readonly action: components['schemas']['Action'];
      readonly number: number | null;
    };
    /**
     * PlanRevealed
     * @description An action card and its number were turned up.
     */
    readonly PlanRevealed: {
      /** @enum {unknown} */
      readonly type: 'PlanRevealed';
      readonly seat: number;
      readonly robot: number;
      readonly action: components['schemas']['Action'];
      readonly number: number;
    };
    readonly Preview: null;
    /**
     * Programme
     * @description An action card, or the upgrade in place of a whole programme.
     */
    readonly Programme: {
      /** @enum {unknown} */
      readonly type: 'Programme';
      readonly action: components['schemas']['Action'];
    };
    /**
     * Programmed
     * @description A robot has its plan, face down.
     */
    readonly Programmed: {
      /** @enum {unknown} */
      readonly type: 'Programmed';
      readonly seat: number;
      readonly robot: number;
    };
    readonly Prompt:
      | components['schemas']['Assemble']
      | components['schemas']['ChooseAction']
      | components['schemas']['ChooseNumber']
      | components['schemas']['ShareGear']
      | components['schemas']['TakeGear']
      | components['schemas']['UsePriority'];
    readonly Prospects: null;
    readonly Reason:
      | components['schemas']['ActionInUse']
      | components['schemas']['AttackerLacks']
      | components['schemas']['BeyondShare']
      | components['schemas']['NoSuchGear']
      | components['schemas']['NoSuchUpgrade']
      | components['schemas']['PairNotCarried']
      | components['schemas']['RobotNotInPlay']
      | components['schemas']['AnotherQuestion']
      | components['schemas']['NotOffered'];
    /**
     * Refilled
     * @description One gear was drawn for each of these dumps.
     */
    readonly Refilled: {
      /** @enum {unknown} */
      readonly type: 'Refilled';
      readonly dumps: readonly number[];
      readonly gears: readonly number[];
      readonly left: number;
    };
    /**
     * RobotNotInPlay
     * @description The robot of this number does not play, so its dump is closed.
     */
    readonly RobotNotInPlay: {
      /** @enum {unknown} */
      readonly type: 'RobotNotInPlay';
      readonly number: number;
    };
    /**
     * RobotView
     * @description A robot as a seat sees it.
     */
    readonly RobotView: {
      readonly number: number;
      readonly seat: number;
      readonly carried: readonly number[];
      readonly circuit: readonly number[];
      readonly points: number;
      readonly ready: boolean;
      readonly plan: components['schemas']['Plan'] | null;
      readonly chosen: readonly number[];
    };
    /**
     * RoundBegan
     * @description A new turn.
     */
    readonly RoundBegan: {
      /** @enum {unknown} */
      readonly type: 'RoundBegan';
      readonly round: number;
    };
    /**
     * ShareGear
     * @description A robot picks one gear of a pile that is being shared.
     */
    readonly ShareGear: {
      /** @enum {unknown} */
      readonly type: 'ShareGear';
      readonly seat: number;
      readonly robot: number;
      /** @enum {unknown} */
      readonly place: 'dump' | 'robot';
      readonly number: number;
    };
    /**
     * TakeGear
     * @description Which gear a defender takes from an attacker (ruling 8).
     */
    readonly TakeGear: {
      /** @enum {unknown} */
      readonly type: 'TakeGear';
      readonly seat: number;
      readonly robot: number;
      readonly attacker: number;
    };
    /**
     * Taken
     * @description One gear of a kind, from the attacker's robot or circuit.
     */
    readonly Taken: {
      /** @enum {unknown} */
      readonly type: 'Taken';
      readonly gear: number;
      /** @enum {unknown} */
      readonly place: 'circuit' | 'robot';
    };
    /**
     * Target
     * @description A number card: the robot to attack (the own number: defence), or the dump.
     */
    readonly Target: {
      /** @enum {unknown} */
      readonly type: 'Target';
      readonly number: number;
    };
    /**
     * TollTaken
     * @description A defender took a gear from an attacker.
     */
    readonly TollTaken: {
      /** @enum {unknown} */
      readonly type: 'TollTaken';
      readonly seat: number;
      readonly robot: number;
      readonly attacker: number;
      readonly gear: number;
      /** @enum {unknown} */
      readonly place: 'circuit' | 'robot';
    };
    /**
     * TooFewToShare
     * @description There were fewer gears than robots wanting them: nobody took any.
     */
    readonly TooFewToShare: {
      /** @enum {unknown} */
      readonly type: 'TooFewToShare';
      /** @enum {unknown} */
      readonly place: 'dump' | 'robot';
      readonly number: number;
      readonly robots: readonly number[];
    };
    /**
     * TrapIdle
     * @description Nobody harvested on a trapped dump.
     */
    readonly TrapIdle: {
      /** @enum {unknown} */
      readonly type: 'TrapIdle';
      readonly dump: number;
      readonly trappers: readonly number[];
    };
    /**
     * TrapSprung
     * @description The traps on a dump cancelled harvests.
     */
    readonly TrapSprung: {
      /** @enum {unknown} */
      readonly type: 'TrapSprung';
      readonly dump: number;
      readonly trappers: readonly number[];
      readonly harvesters: readonly number[];
    };
    /**
     * UpgradeDealt
     * @description A seat has looked at its upgrade card.
     */
    readonly UpgradeDealt: {
      /** @enum {unknown} */
      readonly type: 'UpgradeDealt';
      readonly seat: number;
      readonly upgrade: components['schemas']['Action'] | null;
    };
    /**
     * UpgradeRevealed
     * @description An upgrade was turned up; it is used now.
     */
    readonly UpgradeRevealed: {
      /** @enum {unknown} */
      readonly type: 'UpgradeRevealed';
      readonly seat: number;
      readonly robot: number;
      readonly upgrade: components['schemas']['Action'];
    };
    /**
     * UpgradeView
     * @description A seat's upgrade card.
     */
    readonly UpgradeView: {
      readonly seat: number;
      readonly held: boolean;
      readonly used: components['schemas']['Action'] | null;
    };
    /**
     * UsePriority
     * @description How many gears of its own colour a robot takes first.
     */
    readonly UsePriority: {
      /** @enum {unknown} */
      readonly type: 'UsePriority';
      readonly seat: number;
      readonly robot: number;
      /** @enum {unknown} */
      readonly place: 'dump' | 'robot';
      readonly number: number;
    };
    readonly View: components['schemas']['GearsView'];
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
