/** The types of all that travels, generated from the server by `npm run types`: do not edit. */
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    /**
     * AbilityTriggered
     * @description An ability was triggered at a level.
     */
    readonly AbilityTriggered: {
      /** @enum {unknown} */
      readonly type: 'AbilityTriggered';
      readonly seat: number;
      /** @enum {unknown} */
      readonly power:
        | 'commandbot.2'
        | 'commandbot.3'
        | 'commandbot.4'
        | 'commandbot.5'
        | 'cyclobot.2'
        | 'cyclobot.3'
        | 'cyclobot.4'
        | 'cyclobot.5'
        | 'planbot.2'
        | 'planbot.3'
        | 'planbot.4'
        | 'planbot.5'
        | 'sirenbot.2'
        | 'sirenbot.3'
        | 'sirenbot.4'
        | 'sirenbot.5'
        | 'stockbot.2'
        | 'stockbot.3'
        | 'stockbot.4'
        | 'stockbot.5';
    };
    /**
     * AbilityView
     * @description A line of the central processor.
     */
    readonly AbilityView: {
      readonly model: number;
      readonly level: number;
      readonly cost: number | null;
      readonly interference: number;
      readonly bebebot: ('born' | 'deck' | 'limbots') | null;
    };
    /**
     * AllMachinesCommon
     * @description The last machines are on the table: either player may repair any of them.
     */
    readonly AllMachinesCommon: {
      /** @enum {unknown} */
      readonly type: 'AllMachinesCommon';
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
     * AtBottom
     * @description This card goes to the bottom, under those already put there.
     */
    readonly AtBottom: {
      /** @enum {unknown} */
      readonly type: 'AtBottom';
      readonly robot: number;
    };
    /**
     * AtLevel
     * @description An ability at a level.
     */
    readonly AtLevel: {
      /** @enum {unknown} */
      readonly type: 'AtLevel';
      /** @enum {unknown} */
      readonly power:
        | 'commandbot.2'
        | 'commandbot.3'
        | 'commandbot.4'
        | 'commandbot.5'
        | 'cyclobot.2'
        | 'cyclobot.3'
        | 'cyclobot.4'
        | 'cyclobot.5'
        | 'planbot.2'
        | 'planbot.3'
        | 'planbot.4'
        | 'planbot.5'
        | 'sirenbot.2'
        | 'sirenbot.3'
        | 'sirenbot.4'
        | 'sirenbot.5'
        | 'stockbot.2'
        | 'stockbot.3'
        | 'stockbot.4'
        | 'stockbot.5';
    };
    /**
     * BatteryUsed
     * @description The deck was empty: the battery is used up, and the discard is the new deck.
     */
    readonly BatteryUsed: {
      /** @enum {unknown} */
      readonly type: 'BatteryUsed';
      readonly count: number;
    };
    /**
     * BebebotDrawn
     * @description A Bebebot was drawn and left the game.
     */
    readonly BebebotDrawn: {
      /** @enum {unknown} */
      readonly type: 'BebebotDrawn';
      readonly model: number;
    };
    /**
     * BebebotMade
     * @description Two robots and their Bebebot were shuffled into the deck.
     */
    readonly BebebotMade: {
      /** @enum {unknown} */
      readonly type: 'BebebotMade';
      readonly seat: number;
      readonly model: number;
      readonly robots: readonly number[];
    };
    /**
     * BoardGigantobot
     * @description Which Gigantobot a robot boards.
     */
    readonly BoardGigantobot: {
      /** @enum {unknown} */
      readonly type: 'BoardGigantobot';
      readonly seat: number;
      readonly robot: number;
    };
    /**
     * CannotJoin
     * @description No crew for this machine has this robot besides those already chosen.
     */
    readonly CannotJoin: {
      /** @enum {unknown} */
      readonly type: 'CannotJoin';
      readonly machine: number;
      readonly robot: number;
    };
    readonly Choice:
      | components['schemas']['AtBottom']
      | components['schemas']['AtLevel']
      | components['schemas']['EndTurn']
      | components['schemas']['FromDeck']
      | components['schemas']['FromRow']
      | components['schemas']['Gigantobot']
      | components['schemas']['Machines']
      | components['schemas']['MakeBebebot']
      | components['schemas']['Member']
      | components['schemas']['NoEffect']
      | components['schemas']['OnMachine']
      | components['schemas']['OnTop']
      | components['schemas']['Parents']
      | components['schemas']['Pilot']
      | components['schemas']['PilotGigantobot']
      | components['schemas']['Recalled']
      | components['schemas']['Repair']
      | components['schemas']['RepairDamage']
      | components['schemas']['ReplaceMicrobot']
      | components['schemas']['ScrapMachine']
      | components['schemas']['SwapMicrobots']
      | components['schemas']['TakeValves']
      | components['schemas']['ToStock']
      | components['schemas']['Tokens']
      | components['schemas']['TurnToken']
      | components['schemas']['Upgrade']
      | components['schemas']['UseRobot']
      | components['schemas']['UseSupport'];
    /**
     * ChooseCrew
     * @description Which robot joins the crew that repairs a machine.
     */
    readonly ChooseCrew: {
      /** @enum {unknown} */
      readonly type: 'ChooseCrew';
      readonly seat: number;
      readonly machine: number;
    };
    /**
     * ChooseLevel
     * @description At which level an ability is triggered: its own, a lower one, or not at all (ruling 17).
     */
    readonly ChooseLevel: {
      /** @enum {unknown} */
      readonly type: 'ChooseLevel';
      readonly seat: number;
      readonly model: number;
      readonly level: number;
      readonly row: number | null;
      readonly robot: number | null;
      /** @default false */
      readonly disturbed: boolean;
    };
    /**
     * ChooseParents
     * @description Which two robots make a Bebebot.
     */
    readonly ChooseParents: {
      /** @enum {unknown} */
      readonly type: 'ChooseParents';
      readonly seat: number;
      readonly model: number;
    };
    /**
     * ChoosePilot
     * @description Which two robots pilot, one after the other; they must have a model or a size in common.
     */
    readonly ChoosePilot: {
      /** @enum {unknown} */
      readonly type: 'ChoosePilot';
      readonly seat: number;
    };
    /**
     * CyberionView
     * @description What a seat may know of the table.
     */
    readonly CyberionView: {
      readonly turn: number;
      readonly seat: number;
      readonly players: number;
      readonly phase: components['schemas']['Phase'];
      readonly ending: ('damage' | 'interference' | 'limbots' | 'repaired' | 'valves') | null;
      readonly extensions: readonly ('bebebots' | 'devious_cog' | 'gigantobots' | 'microbots' | 'multibots')[];
      readonly machines: readonly components['schemas']['MachineView'][];
      readonly machine_deck: number;
      readonly tiers_left: readonly number[];
      readonly experience: readonly number[];
      readonly repaired: number;
      readonly machine_left: boolean;
      readonly platform: readonly number[];
      readonly flash: readonly number[];
      readonly stock: readonly number[];
      readonly crew: readonly components['schemas']['MemberView'][];
      readonly deck: number;
      readonly deck_top: readonly (number | null)[];
      readonly deck_bottom: readonly (number | null)[];
      readonly looked: readonly (number | null)[];
      readonly topped: readonly (number | null)[];
      readonly discard: readonly number[];
      readonly battery: boolean;
      readonly valves: number;
      readonly forge: number;
      readonly support: readonly number[];
      readonly abilities: readonly components['schemas']['AbilityView'][];
      readonly cleared: readonly number[];
      readonly gigantobots: readonly components['schemas']['GigantobotView'][];
      readonly pilots: readonly number[];
      readonly damage: number;
      readonly microbots: readonly number[];
      readonly microbot_pile: number;
      readonly microbot_discard: readonly number[];
      readonly swap_cost: number;
    };
    /**
     * DamageCounted
     * @description The structural damage left at the end cost valves.
     */
    readonly DamageCounted: {
      /** @enum {unknown} */
      readonly type: 'DamageCounted';
      readonly damage: number;
      readonly valves: number;
    };
    /**
     * DamageRepaired
     * @description A structural damage token left the game.
     */
    readonly DamageRepaired: {
      /** @enum {unknown} */
      readonly type: 'DamageRepaired';
      readonly seat: number;
      readonly left: number;
    };
    /**
     * EndTurn
     * @description Do nothing more this turn.
     */
    readonly EndTurn: {
      /** @enum {unknown} */
      readonly type: 'EndTurn';
    };
    /** @enum {unknown} */
    readonly Ending: 'damage' | 'interference' | 'limbots' | 'repaired' | 'valves';
    readonly Event:
      | components['schemas']['AbilityTriggered']
      | components['schemas']['AllMachinesCommon']
      | components['schemas']['BatteryUsed']
      | components['schemas']['BebebotDrawn']
      | components['schemas']['BebebotMade']
      | components['schemas']['DamageCounted']
      | components['schemas']['DamageRepaired']
      | components['schemas']['ExperienceSpent']
      | components['schemas']['FirstPlayer']
      | components['schemas']['FlashEmptied']
      | components['schemas']['GameEnded']
      | components['schemas']['GigantobotBoarded']
      | components['schemas']['GigantobotFinished']
      | components['schemas']['InterferenceLaid']
      | components['schemas']['InterferenceRevealed']
      | components['schemas']['MachinePrepared']
      | components['schemas']['MachineRepaired']
      | components['schemas']['MachineScrapped']
      | components['schemas']['MachinesRealigned']
      | components['schemas']['MachinesRevealed']
      | components['schemas']['MicrobotAcquired']
      | components['schemas']['MicrobotDiscarded']
      | components['schemas']['MicrobotReplaced']
      | components['schemas']['MicrobotsReshuffled']
      | components['schemas']['MicrobotsRevealed']
      | components['schemas']['MicrobotsSpent']
      | components['schemas']['MicrobotsSwapped']
      | components['schemas']['PilotDiscarded']
      | components['schemas']['RobotBroughtBack']
      | components['schemas']['RobotDiscarded']
      | components['schemas']['RobotPutOnDeck']
      | components['schemas']['RobotStocked']
      | components['schemas']['RobotsDrawn']
      | components['schemas']['RobotsLookedAt']
      | components['schemas']['RobotsPutBack']
      | components['schemas']['RobotsSetAside']
      | components['schemas']['SupportDrawn']
      | components['schemas']['SupportUsed']
      | components['schemas']['TopDiscarded']
      | components['schemas']['TurnBegan']
      | components['schemas']['Upgraded']
      | components['schemas']['ValveGained']
      | components['schemas']['ValveLost'];
    /**
     * ExperienceSpent
     * @description Repaired machines left the game to pay for an upgrade.
     */
    readonly ExperienceSpent: {
      /** @enum {unknown} */
      readonly type: 'ExperienceSpent';
      readonly seat: number;
      readonly model: number;
      readonly machines: readonly number[];
    };
    /**
     * FaceInterference
     * @description Whether a robot whose cog hides interference is triggered at all.
     */
    readonly FaceInterference: {
      /** @enum {unknown} */
      readonly type: 'FaceInterference';
      readonly seat: number;
      readonly model: number;
      readonly row: number;
      readonly robot: number;
    };
    /**
     * FirstPlayer
     * @description Who begins was drawn by lot.
     */
    readonly FirstPlayer: {
      /** @enum {unknown} */
      readonly type: 'FirstPlayer';
      readonly seat: number;
    };
    /**
     * FlashEmptied
     * @description The robots left in the Flash went to the discard.
     */
    readonly FlashEmptied: {
      /** @enum {unknown} */
      readonly type: 'FlashEmptied';
      readonly robots: readonly number[];
    };
    /**
     * FromDeck
     * @description The top robot of the deck pays.
     */
    readonly FromDeck: {
      /** @enum {unknown} */
      readonly type: 'FromDeck';
    };
    /**
     * FromRow
     * @description A robot of a row pays.
     */
    readonly FromRow: {
      /** @enum {unknown} */
      readonly type: 'FromRow';
      readonly row: number;
      readonly robot: number;
    };
    /**
     * GameEnded
     * @description The game is over.
     */
    readonly GameEnded: {
      /** @enum {unknown} */
      readonly type: 'GameEnded';
      /** @enum {unknown} */
      readonly ending: 'damage' | 'interference' | 'limbots' | 'repaired' | 'valves';
    };
    /**
     * Gigantobot
     * @description A Gigantobot.
     */
    readonly Gigantobot: {
      /** @enum {unknown} */
      readonly type: 'Gigantobot';
      readonly gigantobot: number;
    };
    /**
     * GigantobotBoarded
     * @description A robot went aboard a Gigantobot.
     */
    readonly GigantobotBoarded: {
      /** @enum {unknown} */
      readonly type: 'GigantobotBoarded';
      readonly seat: number;
      readonly robot: number;
      readonly gigantobot: number;
    };
    /**
     * GigantobotFinished
     * @description A Gigantobot has its pilots: they were shuffled into the deck, and it is on holiday.
     */
    readonly GigantobotFinished: {
      /** @enum {unknown} */
      readonly type: 'GigantobotFinished';
      readonly seat: number;
      readonly gigantobot: number;
      readonly robots: readonly number[];
    };
    /**
     * GigantobotView
     * @description A Gigantobot and the robots aboard.
     */
    readonly GigantobotView: {
      readonly gigantobot: number;
      readonly robots: readonly number[];
      readonly on_holiday: boolean;
    };
    /**
     * HighestLevel
     * @description This ability has the highest level.
     */
    readonly HighestLevel: {
      /** @enum {unknown} */
      readonly type: 'HighestLevel';
      readonly model: number;
    };
    /**
     * InCircles
     * @description A robot may not take its own place again, nor Cyclobots bring each other back for ever (ruling 35).
     */
    readonly InCircles: {
      /** @enum {unknown} */
      readonly type: 'InCircles';
    };
    /**
     * InterferenceLaid
     * @description Two interference tokens lie face down under each cog.
     */
    readonly InterferenceLaid: {
      /** @enum {unknown} */
      readonly type: 'InterferenceLaid';
    };
    /**
     * InterferenceRevealed
     * @description A token under the cog of one model was turned up: another ability takes the place of its own.
     */
    readonly InterferenceRevealed: {
      /** @enum {unknown} */
      readonly type: 'InterferenceRevealed';
      readonly seat: number;
      readonly model: number;
      readonly ability: number;
    };
    /**
     * Intervene
     * @description What to do next.
     */
    readonly Intervene: {
      /** @enum {unknown} */
      readonly type: 'Intervene';
      readonly seat: number;
    };
    /**
     * LevelTooHigh
     * @description The cog has not come so far.
     */
    readonly LevelTooHigh: {
      /** @enum {unknown} */
      readonly type: 'LevelTooHigh';
      readonly level: number;
    };
    /**
     * MachinePrepared
     * @description A machine needs one robot less until the end of the turn.
     */
    readonly MachinePrepared: {
      /** @enum {unknown} */
      readonly type: 'MachinePrepared';
      readonly seat: number;
      readonly machine: number;
    };
    /**
     * MachineRepaired
     * @description A crew was discarded and the machine joined the experience.
     */
    readonly MachineRepaired: {
      /** @enum {unknown} */
      readonly type: 'MachineRepaired';
      readonly seat: number;
      readonly machine: number;
      readonly robots: readonly number[];
      readonly rows: readonly number[];
    };
    /**
     * MachineScrapped
     * @description Five microbots took a machine out of the factory and the game.
     */
    readonly MachineScrapped: {
      /** @enum {unknown} */
      readonly type: 'MachineScrapped';
      readonly seat: number;
      readonly machine: number;
    };
    /**
     * MachineView
     * @description A machine of the factory.
     */
    readonly MachineView: {
      readonly machine: number;
      readonly place: number;
      readonly tier: number;
      /** @enum {unknown} */
      readonly kind:
        'identical' | 'same_model' | 'same_size' | 'size_groups' | 'straight' | 'sum_at_least' | 'sum_at_most';
      readonly robots: number;
      readonly trait: number | null;
      readonly bound: number | null;
      readonly sizes: readonly (readonly number[])[];
      readonly groups: readonly number[];
      readonly owner: number | null;
      readonly in_reach: boolean;
      readonly prepared: boolean;
      readonly microbot: number | null;
    };
    /**
     * Machines
     * @description Two machines of the factory.
     */
    readonly Machines: {
      /** @enum {unknown} */
      readonly type: 'Machines';
      readonly first: number;
      readonly second: number;
    };
    /**
     * MachinesRealigned
     * @description Machines prepared and not repaired are as before.
     */
    readonly MachinesRealigned: {
      /** @enum {unknown} */
      readonly type: 'MachinesRealigned';
      readonly machines: readonly number[];
    };
    /**
     * MachinesRevealed
     * @description Machines came from their deck into the factory.
     */
    readonly MachinesRevealed: {
      /** @enum {unknown} */
      readonly type: 'MachinesRevealed';
      readonly places: readonly number[];
      readonly machines: readonly number[];
    };
    /**
     * MakeBebebot
     * @description Make the Bebebot of a model.
     */
    readonly MakeBebebot: {
      /** @enum {unknown} */
      readonly type: 'MakeBebebot';
      readonly model: number;
    };
    /**
     * Member
     * @description A robot for the crew.
     */
    readonly Member: {
      /** @enum {unknown} */
      readonly type: 'Member';
      readonly row: number;
      readonly robot: number;
    };
    /**
     * MemberView
     * @description A robot chosen for the crew, and the row in which it still lies.
     */
    readonly MemberView: {
      readonly row: number;
      readonly robot: number;
    };
    /**
     * MicrobotAcquired
     * @description The microbot of a repaired machine is ours to spend.
     */
    readonly MicrobotAcquired: {
      /** @enum {unknown} */
      readonly type: 'MicrobotAcquired';
      readonly microbot: number;
    };
    /**
     * MicrobotDiscarded
     * @description A sixth microbot cannot be kept.
     */
    readonly MicrobotDiscarded: {
      /** @enum {unknown} */
      readonly type: 'MicrobotDiscarded';
      readonly microbot: number;
    };
    /**
     * MicrobotReplaced
     * @description The microbot on a machine was discarded for the next one.
     */
    readonly MicrobotReplaced: {
      /** @enum {unknown} */
      readonly type: 'MicrobotReplaced';
      readonly seat: number;
      readonly machine: number;
      readonly before: number;
      readonly after: number;
    };
    /**
     * MicrobotUnmet
     * @description A crew could repair the machine, but none has a robot for the microbot on it.
     */
    readonly MicrobotUnmet: {
      /** @enum {unknown} */
      readonly type: 'MicrobotUnmet';
      readonly machine: number;
      readonly microbot: number;
    };
    /**
     * MicrobotsReshuffled
     * @description The discarded microbots are the new pile.
     */
    readonly MicrobotsReshuffled: {
      /** @enum {unknown} */
      readonly type: 'MicrobotsReshuffled';
      readonly count: number;
    };
    /**
     * MicrobotsRevealed
     * @description Microbots were put on machines.
     */
    readonly MicrobotsRevealed: {
      /** @enum {unknown} */
      readonly type: 'MicrobotsRevealed';
      readonly machines: readonly number[];
      readonly microbots: readonly number[];
    };
    /**
     * MicrobotsSpent
     * @description Acquired microbots were spent.
     */
    readonly MicrobotsSpent: {
      /** @enum {unknown} */
      readonly type: 'MicrobotsSpent';
      readonly seat: number;
      readonly microbots: readonly number[];
    };
    /**
     * MicrobotsSwapped
     * @description Two machines exchanged their microbots.
     */
    readonly MicrobotsSwapped: {
      /** @enum {unknown} */
      readonly type: 'MicrobotsSwapped';
      readonly seat: number;
      readonly machines: readonly [number, number];
    };
    /**
     * MoveToStock
     * @description Which robot moves to the Stock; so many are still to move.
     */
    readonly MoveToStock: {
      /** @enum {unknown} */
      readonly type: 'MoveToStock';
      readonly seat: number;
      readonly left: number;
    };
    /**
     * NoDamage
     * @description There is no structural damage to repair.
     */
    readonly NoDamage: {
      /** @enum {unknown} */
      readonly type: 'NoDamage';
    };
    /**
     * NoDeckAbove
     * @description All cards were looked at: what goes to the bottom would be on top.
     */
    readonly NoDeckAbove: {
      /** @enum {unknown} */
      readonly type: 'NoDeckAbove';
    };
    /**
     * NoEffect
     * @description Trigger nothing.
     */
    readonly NoEffect: {
      /** @enum {unknown} */
      readonly type: 'NoEffect';
    };
    /**
     * NoPairToSwap
     * @description Two machines of the factory with different microbots exchange them.
     */
    readonly NoPairToSwap: {
      /** @enum {unknown} */
      readonly type: 'NoPairToSwap';
    };
    /**
     * NoParents
     * @description No two robots of this model have sizes that add up to five.
     */
    readonly NoParents: {
      /** @enum {unknown} */
      readonly type: 'NoParents';
      readonly model: number;
    };
    /**
     * NoPartner
     * @description Two plain robots pilot that share a model or a size, one of them with a Gigantobot at work.
     */
    readonly NoPartner: {
      /** @enum {unknown} */
      readonly type: 'NoPartner';
      readonly robot: number;
    };
    /**
     * NoPilots
     * @description No two robots share a model or a size and find a Gigantobot at work.
     */
    readonly NoPilots: {
      /** @enum {unknown} */
      readonly type: 'NoPilots';
    };
    /**
     * NoSuchAbility
     * @description The processor has no cog for this.
     */
    readonly NoSuchAbility: {
      /** @enum {unknown} */
      readonly type: 'NoSuchAbility';
    };
    /**
     * NoSuchRobot
     * @description This robot is not in that row.
     */
    readonly NoSuchRobot: {
      /** @enum {unknown} */
      readonly type: 'NoSuchRobot';
      readonly row: number;
      readonly robot: number;
    };
    /**
     * NoSuchSupport
     * @description There is no support token of this kind in the reserve.
     */
    readonly NoSuchSupport: {
      /** @enum {unknown} */
      readonly type: 'NoSuchSupport';
      readonly model: number;
    };
    /**
     * NotForNothing
     * @description A support token that was taken up is used: only a robot can be discarded without effect.
     */
    readonly NotForNothing: {
      /** @enum {unknown} */
      readonly type: 'NotForNothing';
      readonly model: number;
    };
    /**
     * NotInDiscard
     * @description No such robot is in the discard; Multibots are not recalled (ruling 32).
     */
    readonly NotInDiscard: {
      /** @enum {unknown} */
      readonly type: 'NotInDiscard';
      readonly robot: number;
    };
    /**
     * NotInFactory
     * @description This machine is not in the factory.
     */
    readonly NotInFactory: {
      /** @enum {unknown} */
      readonly type: 'NotInFactory';
      readonly machine: number;
    };
    /**
     * NotInLimbots
     * @description The Bebebot of this model is not in the Limbots.
     */
    readonly NotInLimbots: {
      /** @enum {unknown} */
      readonly type: 'NotInLimbots';
      readonly model: number;
    };
    /**
     * NotLookedAt
     * @description This card is not one of those that were looked at.
     */
    readonly NotLookedAt: {
      /** @enum {unknown} */
      readonly type: 'NotLookedAt';
      readonly robot: number;
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
     * NotParents
     * @description Parents are two robots of the model in the rows whose sizes add up to five.
     */
    readonly NotParents: {
      /** @enum {unknown} */
      readonly type: 'NotParents';
      readonly model: number;
    };
    /**
     * NothingLearnt
     * @description Microbots are spent among one's actions, or where something was learnt since (ruling 39).
     */
    readonly NothingLearnt: {
      /** @enum {unknown} */
      readonly type: 'NothingLearnt';
    };
    /**
     * NothingToDraw
     * @description Neither the deck nor the discard has a robot left.
     */
    readonly NothingToDraw: {
      /** @enum {unknown} */
      readonly type: 'NothingToDraw';
    };
    /**
     * NothingToSwap
     * @description All machines have the same microbot.
     */
    readonly NothingToSwap: {
      /** @enum {unknown} */
      readonly type: 'NothingToSwap';
    };
    /**
     * NothingWithinReach
     * @description There is no machine on which a microbot could be spent.
     */
    readonly NothingWithinReach: {
      /** @enum {unknown} */
      readonly type: 'NothingWithinReach';
    };
    /**
     * OnHoliday
     * @description This Gigantobot has done its work.
     */
    readonly OnHoliday: {
      /** @enum {unknown} */
      readonly type: 'OnHoliday';
      readonly gigantobot: number;
    };
    /**
     * OnMachine
     * @description A machine of the factory.
     */
    readonly OnMachine: {
      /** @enum {unknown} */
      readonly type: 'OnMachine';
      readonly machine: number;
    };
    /**
     * OnTop
     * @description This card goes on top, under those already put there.
     */
    readonly OnTop: {
      /** @enum {unknown} */
      readonly type: 'OnTop';
      readonly robot: number;
    };
    /**
     * OnlyCyclobots
     * @description At levels II and IV only Cyclobots come back (ruling 19).
     */
    readonly OnlyCyclobots: {
      /** @enum {unknown} */
      readonly type: 'OnlyCyclobots';
      readonly level: number;
    };
    /**
     * Options
     * @description How a match is varied.
     */
    readonly Options: {
      /** @default false */
      readonly bebebots: boolean;
      /** @default false */
      readonly gigantobots: boolean;
      /** @default false */
      readonly microbots: boolean;
      /** @default false */
      readonly multibots: boolean;
      /** @default false */
      readonly devious_cog: boolean;
      /** @default null */
      readonly support: number | null;
      /** @default false */
      readonly dear_swap: boolean;
    };
    /**
     * OtherAbility
     * @description It is another ability that is triggered.
     */
    readonly OtherAbility: {
      /** @enum {unknown} */
      readonly type: 'OtherAbility';
      readonly model: number;
      /** @enum {unknown} */
      readonly power:
        | 'commandbot.2'
        | 'commandbot.3'
        | 'commandbot.4'
        | 'commandbot.5'
        | 'cyclobot.2'
        | 'cyclobot.3'
        | 'cyclobot.4'
        | 'cyclobot.5'
        | 'planbot.2'
        | 'planbot.3'
        | 'planbot.4'
        | 'planbot.5'
        | 'sirenbot.2'
        | 'sirenbot.3'
        | 'sirenbot.4'
        | 'sirenbot.5'
        | 'stockbot.2'
        | 'stockbot.3'
        | 'stockbot.4'
        | 'stockbot.5';
    };
    /**
     * OutOfReach
     * @description This machine is in the other player's individual factory.
     */
    readonly OutOfReach: {
      /** @enum {unknown} */
      readonly type: 'OutOfReach';
      readonly machine: number;
    };
    /**
     * Parents
     * @description Two robots, each in its row.
     */
    readonly Parents: {
      /** @enum {unknown} */
      readonly type: 'Parents';
      readonly row: number;
      readonly robot: number;
      readonly other_row: number;
      readonly other: number;
    };
    /**
     * PayMicrobots
     * @description Which of the acquired microbots are spent; they come back when the pile is made new.
     */
    readonly PayMicrobots: {
      /** @enum {unknown} */
      readonly type: 'PayMicrobots';
      readonly seat: number;
      readonly count: number;
    };
    /**
     * PayRobot
     * @description Which robot is discarded to prepare a machine; so many are still to be.
     */
    readonly PayRobot: {
      /** @enum {unknown} */
      readonly type: 'PayRobot';
      readonly seat: number;
      readonly left: number;
    };
    /**
     * Phase
     * @description Where in the turn the table is.
     * @enum {unknown}
     */
    readonly Phase: 'closing' | 'intervention' | 'over';
    /**
     * Pilot
     * @description A robot that pilots.
     */
    readonly Pilot: {
      /** @enum {unknown} */
      readonly type: 'Pilot';
      readonly row: number;
      readonly robot: number;
    };
    /**
     * PilotDiscarded
     * @description A robot sent to pilot found no Gigantobot.
     */
    readonly PilotDiscarded: {
      /** @enum {unknown} */
      readonly type: 'PilotDiscarded';
      readonly seat: number;
      readonly robot: number;
    };
    /**
     * PilotGigantobot
     * @description Send two robots to pilot Gigantobots.
     */
    readonly PilotGigantobot: {
      /** @enum {unknown} */
      readonly type: 'PilotGigantobot';
    };
    /**
     * PrepareMachine
     * @description Which machine is prepared.
     */
    readonly PrepareMachine: {
      /** @enum {unknown} */
      readonly type: 'PrepareMachine';
      readonly seat: number;
    };
    /**
     * PreparedAlready
     * @description This machine was prepared this turn.
     */
    readonly PreparedAlready: {
      /** @enum {unknown} */
      readonly type: 'PreparedAlready';
      readonly machine: number;
    };
    readonly Preview: null;
    readonly Prompt:
      | components['schemas']['BoardGigantobot']
      | components['schemas']['ChooseCrew']
      | components['schemas']['ChooseLevel']
      | components['schemas']['ChooseParents']
      | components['schemas']['ChoosePilot']
      | components['schemas']['FaceInterference']
      | components['schemas']['Intervene']
      | components['schemas']['MoveToStock']
      | components['schemas']['PayMicrobots']
      | components['schemas']['PayRobot']
      | components['schemas']['PrepareMachine']
      | components['schemas']['PutBack']
      | components['schemas']['RecallRobot']
      | components['schemas']['ReplaceOn']
      | components['schemas']['ScrapOn']
      | components['schemas']['SwapOn']
      | components['schemas']['TakeReward'];
    readonly Prospects: null;
    /**
     * PutBack
     * @description Which of the cards looked at comes next in the deck, on top or at the bottom.
     */
    readonly PutBack: {
      /** @enum {unknown} */
      readonly type: 'PutBack';
      readonly seat: number;
    };
    readonly Reason:
      | components['schemas']['CannotJoin']
      | components['schemas']['HighestLevel']
      | components['schemas']['InCircles']
      | components['schemas']['LevelTooHigh']
      | components['schemas']['MicrobotUnmet']
      | components['schemas']['NoDamage']
      | components['schemas']['NoDeckAbove']
      | components['schemas']['NoPairToSwap']
      | components['schemas']['NoParents']
      | components['schemas']['NoPartner']
      | components['schemas']['NoPilots']
      | components['schemas']['NoSuchAbility']
      | components['schemas']['NoSuchRobot']
      | components['schemas']['NoSuchSupport']
      | components['schemas']['NotForNothing']
      | components['schemas']['NotInDiscard']
      | components['schemas']['NotInFactory']
      | components['schemas']['NotInLimbots']
      | components['schemas']['NotLookedAt']
      | components['schemas']['NotParents']
      | components['schemas']['NothingLearnt']
      | components['schemas']['NothingToDraw']
      | components['schemas']['NothingToSwap']
      | components['schemas']['NothingWithinReach']
      | components['schemas']['OnHoliday']
      | components['schemas']['OnlyCyclobots']
      | components['schemas']['OtherAbility']
      | components['schemas']['OutOfReach']
      | components['schemas']['PreparedAlready']
      | components['schemas']['RobotsMissing']
      | components['schemas']['SameEffect']
      | components['schemas']['StockedAlready']
      | components['schemas']['StrangeGigantobot']
      | components['schemas']['SumTooLarge']
      | components['schemas']['SumTooSmall']
      | components['schemas']['SupportIdle']
      | components['schemas']['TooFewMicrobots']
      | components['schemas']['TooFewRobots']
      | components['schemas']['TooLittleExperience']
      | components['schemas']['TopFirst']
      | components['schemas']['TwinsMissing']
      | components['schemas']['ValvesFull']
      | components['schemas']['WithoutExtension']
      | components['schemas']['WrongTokens']
      | components['schemas']['AnotherQuestion']
      | components['schemas']['NotOffered'];
    /**
     * RecallRobot
     * @description Which robot comes back from the discard.
     */
    readonly RecallRobot: {
      /** @enum {unknown} */
      readonly type: 'RecallRobot';
      readonly seat: number;
      readonly level: number;
      readonly row: number | null;
      readonly robot: number | null;
    };
    /**
     * Recalled
     * @description A robot of the discard.
     */
    readonly Recalled: {
      /** @enum {unknown} */
      readonly type: 'Recalled';
      readonly robot: number;
    };
    /**
     * Repair
     * @description Repair a machine.
     */
    readonly Repair: {
      /** @enum {unknown} */
      readonly type: 'Repair';
      readonly machine: number;
    };
    /**
     * RepairDamage
     * @description Remove a structural damage token from the game.
     */
    readonly RepairDamage: {
      /** @enum {unknown} */
      readonly type: 'RepairDamage';
    };
    /**
     * ReplaceMicrobot
     * @description Spend one microbot: the one on a machine is discarded for the next.
     */
    readonly ReplaceMicrobot: {
      /** @enum {unknown} */
      readonly type: 'ReplaceMicrobot';
    };
    /**
     * ReplaceOn
     * @description Which machine gets another microbot.
     */
    readonly ReplaceOn: {
      /** @enum {unknown} */
      readonly type: 'ReplaceOn';
      readonly seat: number;
    };
    /**
     * RobotBroughtBack
     * @description A robot came back from the discard into a row.
     */
    readonly RobotBroughtBack: {
      /** @enum {unknown} */
      readonly type: 'RobotBroughtBack';
      readonly seat: number;
      readonly robot: number;
      readonly row: number;
    };
    /**
     * RobotDiscarded
     * @description A robot went from a row to the discard.
     */
    readonly RobotDiscarded: {
      /** @enum {unknown} */
      readonly type: 'RobotDiscarded';
      readonly seat: number;
      readonly row: number;
      readonly robot: number;
    };
    /**
     * RobotPutOnDeck
     * @description A robot came back from the discard to the top of the deck.
     */
    readonly RobotPutOnDeck: {
      /** @enum {unknown} */
      readonly type: 'RobotPutOnDeck';
      readonly seat: number;
      readonly robot: number;
    };
    /**
     * RobotStocked
     * @description A robot moved to the Stock.
     */
    readonly RobotStocked: {
      /** @enum {unknown} */
      readonly type: 'RobotStocked';
      readonly seat: number;
      readonly row: number;
      readonly robot: number;
    };
    /**
     * RobotsDrawn
     * @description Robots came from the deck into a row.
     */
    readonly RobotsDrawn: {
      /** @enum {unknown} */
      readonly type: 'RobotsDrawn';
      readonly row: number;
      readonly robots: readonly number[];
    };
    /**
     * RobotsLookedAt
     * @description A Planbot lifted cards from the deck; the players see them (ruling 37).
     */
    readonly RobotsLookedAt: {
      /** @enum {unknown} */
      readonly type: 'RobotsLookedAt';
      readonly seat: number;
      readonly robots: readonly (number | null)[];
    };
    /**
     * RobotsMissing
     * @description These robots are missing: a model or a size each.
     */
    readonly RobotsMissing: {
      /** @enum {unknown} */
      readonly type: 'RobotsMissing';
      readonly machine: number;
      readonly missing: readonly number[];
    };
    /**
     * RobotsPutBack
     * @description What a Planbot had lifted went back, on top and to the bottom of the deck, in the order of drawing.
     */
    readonly RobotsPutBack: {
      /** @enum {unknown} */
      readonly type: 'RobotsPutBack';
      readonly seat: number;
      readonly top: readonly (number | null)[];
      readonly bottom: readonly (number | null)[];
    };
    /**
     * RobotsSetAside
     * @description Five robots went from the deck to the discard at the start.
     */
    readonly RobotsSetAside: {
      /** @enum {unknown} */
      readonly type: 'RobotsSetAside';
      readonly robots: readonly number[];
    };
    /**
     * SameEffect
     * @description At this level there is nothing to do now, or nothing that another level on offer does not do.
     */
    readonly SameEffect: {
      /** @enum {unknown} */
      readonly type: 'SameEffect';
      /** @enum {unknown} */
      readonly power:
        | 'commandbot.2'
        | 'commandbot.3'
        | 'commandbot.4'
        | 'commandbot.5'
        | 'cyclobot.2'
        | 'cyclobot.3'
        | 'cyclobot.4'
        | 'cyclobot.5'
        | 'planbot.2'
        | 'planbot.3'
        | 'planbot.4'
        | 'planbot.5'
        | 'sirenbot.2'
        | 'sirenbot.3'
        | 'sirenbot.4'
        | 'sirenbot.5'
        | 'stockbot.2'
        | 'stockbot.3'
        | 'stockbot.4'
        | 'stockbot.5';
    };
    /**
     * ScrapMachine
     * @description Spend five microbots: a machine leaves the factory as if it were repaired.
     */
    readonly ScrapMachine: {
      /** @enum {unknown} */
      readonly type: 'ScrapMachine';
    };
    /**
     * ScrapOn
     * @description Which machine leaves the factory.
     */
    readonly ScrapOn: {
      /** @enum {unknown} */
      readonly type: 'ScrapOn';
      readonly seat: number;
    };
    /**
     * StockedAlready
     * @description This robot is in the Stock.
     */
    readonly StockedAlready: {
      /** @enum {unknown} */
      readonly type: 'StockedAlready';
      readonly robot: number;
    };
    /**
     * StrangeGigantobot
     * @description A robot boards the Gigantobot of its model or that of its size.
     */
    readonly StrangeGigantobot: {
      /** @enum {unknown} */
      readonly type: 'StrangeGigantobot';
      readonly robot: number;
      readonly gigantobot: number;
    };
    /**
     * SumTooLarge
     * @description The smallest robots add up to too much.
     */
    readonly SumTooLarge: {
      /** @enum {unknown} */
      readonly type: 'SumTooLarge';
      readonly machine: number;
      readonly best: number;
      readonly wanted: number;
    };
    /**
     * SumTooSmall
     * @description The largest robots do not add up to enough.
     */
    readonly SumTooSmall: {
      /** @enum {unknown} */
      readonly type: 'SumTooSmall';
      readonly machine: number;
      readonly best: number;
      readonly wanted: number;
    };
    /**
     * SupportDrawn
     * @description The support tokens of this game.
     */
    readonly SupportDrawn: {
      /** @enum {unknown} */
      readonly type: 'SupportDrawn';
      readonly models: readonly number[];
    };
    /**
     * SupportIdle
     * @description This token could do nothing now.
     */
    readonly SupportIdle: {
      /** @enum {unknown} */
      readonly type: 'SupportIdle';
      readonly model: number;
    };
    /**
     * SupportUsed
     * @description A support token was used.
     */
    readonly SupportUsed: {
      /** @enum {unknown} */
      readonly type: 'SupportUsed';
      readonly seat: number;
      readonly model: number;
    };
    /**
     * SwapMicrobots
     * @description Spend two (or three) microbots: those on two machines change places.
     */
    readonly SwapMicrobots: {
      /** @enum {unknown} */
      readonly type: 'SwapMicrobots';
    };
    /**
     * SwapOn
     * @description Which two machines exchange their microbots.
     */
    readonly SwapOn: {
      /** @enum {unknown} */
      readonly type: 'SwapOn';
      readonly seat: number;
    };
    /**
     * TakeReward
     * @description What a finished Gigantobot brings.
     */
    readonly TakeReward: {
      /** @enum {unknown} */
      readonly type: 'TakeReward';
      readonly seat: number;
    };
    /**
     * TakeValves
     * @description Take two valves from the forge.
     */
    readonly TakeValves: {
      /** @enum {unknown} */
      readonly type: 'TakeValves';
    };
    /**
     * ToStock
     * @description A robot for the Stock.
     */
    readonly ToStock: {
      /** @enum {unknown} */
      readonly type: 'ToStock';
      readonly row: number;
      readonly robot: number;
    };
    /**
     * Tokens
     * @description Acquired microbots to be spent.
     */
    readonly Tokens: {
      /** @enum {unknown} */
      readonly type: 'Tokens';
      readonly microbots: readonly number[];
    };
    /**
     * TooFewMicrobots
     * @description This costs more microbots than were acquired.
     */
    readonly TooFewMicrobots: {
      /** @enum {unknown} */
      readonly type: 'TooFewMicrobots';
      readonly cost: number;
      readonly held: number;
    };
    /**
     * TooFewRobots
     * @description There are not even enough robots in the rows.
     */
    readonly TooFewRobots: {
      /** @enum {unknown} */
      readonly type: 'TooFewRobots';
      readonly machine: number;
      readonly wanted: number;
      readonly there: number;
    };
    /**
     * TooLittleExperience
     * @description The upgrade costs more machines than there are.
     */
    readonly TooLittleExperience: {
      /** @enum {unknown} */
      readonly type: 'TooLittleExperience';
      readonly model: number;
      readonly cost: number;
      readonly experience: number;
    };
    /**
     * TopDiscarded
     * @description The top robot of the deck went to the discard, as a payment.
     */
    readonly TopDiscarded: {
      /** @enum {unknown} */
      readonly type: 'TopDiscarded';
      readonly seat: number;
      readonly robot: number;
    };
    /**
     * TopFirst
     * @description Cards are put back in the order in which they will be drawn: those on top first (ruling 41).
     */
    readonly TopFirst: {
      /** @enum {unknown} */
      readonly type: 'TopFirst';
    };
    /**
     * TurnBegan
     * @description A new turn.
     */
    readonly TurnBegan: {
      /** @enum {unknown} */
      readonly type: 'TurnBegan';
      readonly seat: number;
      readonly turn: number;
    };
    /**
     * TurnToken
     * @description Trigger the ability, turning up an interference token.
     */
    readonly TurnToken: {
      /** @enum {unknown} */
      readonly type: 'TurnToken';
    };
    /**
     * TwinsMissing
     * @description The nearest set of identical robots still lacks these.
     */
    readonly TwinsMissing: {
      /** @enum {unknown} */
      readonly type: 'TwinsMissing';
      readonly machine: number;
      readonly missing: readonly number[];
    };
    /**
     * Upgrade
     * @description Push a cog one level further.
     */
    readonly Upgrade: {
      /** @enum {unknown} */
      readonly type: 'Upgrade';
      readonly model: number;
    };
    /**
     * Upgraded
     * @description A cog moved one step.
     */
    readonly Upgraded: {
      /** @enum {unknown} */
      readonly type: 'Upgraded';
      readonly seat: number;
      readonly model: number;
      readonly level: number;
    };
    /**
     * UseRobot
     * @description Discard a robot for its ability, or without effect.
     */
    readonly UseRobot: {
      /** @enum {unknown} */
      readonly type: 'UseRobot';
      readonly row: number;
      readonly robot: number;
    };
    /**
     * UseSupport
     * @description Use a support token: its ability at level III, wherever the cog stands.
     */
    readonly UseSupport: {
      /** @enum {unknown} */
      readonly type: 'UseSupport';
      readonly model: number;
    };
    /**
     * ValveGained
     * @description Valves came from the forge to the reserve.
     */
    readonly ValveGained: {
      /** @enum {unknown} */
      readonly type: 'ValveGained';
      readonly count: number;
      readonly valves: number;
    };
    /**
     * ValveLost
     * @description No machine left the factory this turn: a valve went back to the forge.
     */
    readonly ValveLost: {
      /** @enum {unknown} */
      readonly type: 'ValveLost';
      readonly valves: number;
    };
    /**
     * ValvesFull
     * @description All valves are in the reserve.
     */
    readonly ValvesFull: {
      /** @enum {unknown} */
      readonly type: 'ValvesFull';
    };
    readonly View: components['schemas']['CyberionView'];
    /**
     * WithoutExtension
     * @description This belongs to an extension that is not in play.
     */
    readonly WithoutExtension: {
      /** @enum {unknown} */
      readonly type: 'WithoutExtension';
    };
    /**
     * WrongTokens
     * @description So many of the acquired microbots are spent, and no others.
     */
    readonly WrongTokens: {
      /** @enum {unknown} */
      readonly type: 'WrongTokens';
      readonly count: number;
    };
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
