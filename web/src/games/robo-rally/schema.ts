/** The types of all that travels, generated from the server by `npm run types`: do not edit. */
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    /**
     * Action
     * @description What a program card says.
     * @enum {unknown}
     */
    readonly Action: 'back_up' | 'move_1' | 'move_2' | 'move_3' | 'rotate_left' | 'rotate_right' | 'u_turn';
    /**
     * AddTurn
     * @description Which left-over turn lies beside the card of which register (Crab Legs, Dual Processor).
     */
    readonly AddTurn: {
      /** @enum {unknown} */
      readonly type: 'AddTurn';
      readonly seat: number;
      readonly robot: number;
    };
    /**
     * AnnouncePowerDown
     * @description Whether a robot powers down next turn.
     */
    readonly AnnouncePowerDown: {
      /** @enum {unknown} */
      readonly type: 'AnnouncePowerDown';
      readonly seat: number;
      readonly robot: number;
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
     * ArchiveMoved
     * @description A robot would come back here.
     */
    readonly ArchiveMoved: {
      /** @enum {unknown} */
      readonly type: 'ArchiveMoved';
      readonly robot: number;
      readonly square: number;
    };
    /**
     * Beam
     * @description The lasers of one wall: how many, where they point, and the squares they cross, the nearest first.
     */
    readonly Beam: {
      readonly count: number;
      /** @enum {integer} */
      readonly direction: 0 | 1 | 2 | 3;
      readonly path: readonly number[];
    };
    /**
     * Beside
     * @description A turn beside the card of a register: Crab Legs step to that side, a Dual Processor turns after.
     */
    readonly Beside: {
      /** @enum {unknown} */
      readonly type: 'Beside';
      readonly register: number;
      readonly action: components['schemas']['Action'];
      readonly priority: number;
      readonly option: components['schemas']['OptionCard'];
    };
    /**
     * BoardLaserHit
     * @description The lasers of a wall hit a robot.
     */
    readonly BoardLaserHit: {
      /** @enum {unknown} */
      readonly type: 'BoardLaserHit';
      readonly robot: number;
      readonly start: number;
      /** @enum {integer} */
      readonly direction: 0 | 1 | 2 | 3;
      readonly shots: number;
    };
    /**
     * BoardTurned
     * @description A board turned clockwise under its robots and flags.
     */
    readonly BoardTurned: {
      /** @enum {unknown} */
      readonly type: 'BoardTurned';
      readonly number: number;
      readonly board: string;
    };
    /**
     * CannotLock
     * @description Fire Control locks a register that is open, with damage that does not destroy the robot (ruling 13).
     */
    readonly CannotLock: {
      /** @enum {unknown} */
      readonly type: 'CannotLock';
      readonly register: number;
    };
    /**
     * CardRevealed
     * @description A robot's card was turned up, and the turn beside it.
     */
    readonly CardRevealed: {
      /** @enum {unknown} */
      readonly type: 'CardRevealed';
      readonly robot: number;
      readonly register: number;
      readonly action: components['schemas']['Action'];
      readonly priority: number;
      readonly beside: components['schemas']['Action'] | null;
    };
    /**
     * CardStored
     * @description A left-over card was put, face down, on an option card.
     */
    readonly CardStored: {
      /** @enum {unknown} */
      readonly type: 'CardStored';
      readonly seat: number;
      readonly robot: number;
      readonly option: components['schemas']['OptionCard'];
    };
    /**
     * CardSwapped
     * @description A card was replaced by the top card of the deck: by the Abort Switch or a Scrambler.
     */
    readonly CardSwapped: {
      /** @enum {unknown} */
      readonly type: 'CardSwapped';
      readonly robot: number;
      readonly register: number;
      readonly action: components['schemas']['Action'];
      readonly priority: number;
      readonly option: components['schemas']['OptionCard'];
    };
    /**
     * CardView
     * @description A program card, face up or the seat's own.
     */
    readonly CardView: {
      readonly action: components['schemas']['Action'];
      readonly priority: number;
    };
    /**
     * CardsDealt
     * @description A robot was dealt its program cards.
     */
    readonly CardsDealt: {
      /** @enum {unknown} */
      readonly type: 'CardsDealt';
      readonly seat: number;
      readonly robot: number;
      readonly count: number;
      readonly cards: readonly number[];
    };
    /**
     * Carried
     * @description A belt carried a robot one square, and a curve may have turned it.
     */
    readonly Carried: {
      /** @enum {unknown} */
      readonly type: 'Carried';
      readonly robot: number;
      /** @enum {integer} */
      readonly direction: 0 | 1 | 2 | 3;
      readonly square: number | null;
      /** @enum {integer} */
      readonly facing: 0 | 1 | 2 | 3;
      readonly express: boolean;
      /** @default null */
      readonly curve: (0 | 1 | 2 | 3) | null;
    };
    readonly Choice:
      | components['schemas']['Beside']
      | components['schemas']['DestroyOption']
      | components['schemas']['Distance']
      | components['schemas']['Done']
      | components['schemas']['Face']
      | components['schemas']['GiveUp']
      | components['schemas']['HomeBoard']
      | components['schemas']['Keep']
      | components['schemas']['LetTimeRunOut']
      | components['schemas']['LockRegister']
      | components['schemas']['No']
      | components['schemas']['Nothing']
      | components['schemas']['Place']
      | components['schemas']['PlainHit']
      | components['schemas']['PowerDown']
      | components['schemas']['Spot']
      | components['schemas']['StayOn']
      | components['schemas']['TakeDamage']
      | components['schemas']['Weapon']
      | components['schemas']['Yes'];
    /**
     * ChooseDistance
     * @description Brakes, Fourth Gear or Reverse Gear: how far the card moves the robot.
     */
    readonly ChooseDistance: {
      /** @enum {unknown} */
      readonly type: 'ChooseDistance';
      readonly seat: number;
      readonly robot: number;
    };
    /**
     * ChooseFacing
     * @description Which way a robot faces.
     */
    readonly ChooseFacing: {
      /** @enum {unknown} */
      readonly type: 'ChooseFacing';
      readonly seat: number;
      readonly robot: number;
      readonly anywhere: boolean;
    };
    /**
     * ChooseHome
     * @description Which board is the team's home.
     */
    readonly ChooseHome: {
      /** @enum {unknown} */
      readonly type: 'ChooseHome';
      readonly seat: number;
      readonly robot: number;
    };
    /**
     * ChooseSquare
     * @description On which square a robot comes back.
     */
    readonly ChooseSquare: {
      /** @enum {unknown} */
      readonly type: 'ChooseSquare';
      readonly seat: number;
      readonly robot: number;
    };
    /**
     * ChooseWeapon
     * @description What a robot fires in this register.
     */
    readonly ChooseWeapon: {
      /** @enum {unknown} */
      readonly type: 'ChooseWeapon';
      readonly seat: number;
      readonly robot: number;
    };
    /**
     * CircuitBroken
     * @description The Circuit Breaker powers a robot down for the next turn.
     */
    readonly CircuitBroken: {
      /** @enum {unknown} */
      readonly type: 'CircuitBroken';
      readonly robot: number;
    };
    /**
     * CoinFlipped
     * @description A coin decided whether a board turns (Frenetic Factory).
     */
    readonly CoinFlipped: {
      /** @enum {unknown} */
      readonly type: 'CoinFlipped';
      readonly seat: number;
      readonly heads: boolean;
    };
    /**
     * Condition
     * @description How a robot is doing: what the table counts as `Status`, in a word.
     * @enum {unknown}
     */
    readonly Condition: 'home' | 'out' | 'racing' | 'sent_off' | 'wrecked';
    /**
     * ConditionalUsed
     * @description The parked card replaces that of the register which is about to be revealed.
     */
    readonly ConditionalUsed: {
      /** @enum {unknown} */
      readonly type: 'ConditionalUsed';
      readonly seat: number;
      readonly robot: number;
      readonly register: number;
    };
    /**
     * Controlled
     * @description A robot executes another's program for the rest of the turn.
     */
    readonly Controlled: {
      /** @enum {unknown} */
      readonly type: 'Controlled';
      readonly robot: number;
      readonly by: number;
    };
    /**
     * Course
     * @description A course, ready-made or of one's own.
     */
    readonly Course: {
      readonly boards: readonly components['schemas']['Placed'][];
      /** @default null */
      readonly bay: components['schemas']['Placed'] | null;
      /** @default [] */
      readonly flags: readonly (readonly [number, number])[];
      /** @default [] */
      readonly rules: readonly components['schemas']['Rule'][];
      /**
       * @default [
       *       2,
       *       3,
       *       4,
       *       5,
       *       6,
       *       7,
       *       8
       *     ]
       */
      readonly players: readonly number[];
      /** @default own */
      readonly id: string;
      /** @default  */
      readonly title: string;
      /**
       * @default own
       * @enum {unknown}
       */
      readonly category: 'beginner' | 'expert' | 'own' | 'team';
      /** @default null */
      readonly level: ('easy' | 'hard' | 'mid') | null;
      /** @default null */
      readonly length: ('long' | 'medium' | 'short') | null;
    };
    /**
     * CoursePreview
     * @description A course, and its factory if it can be drawn.
     */
    readonly CoursePreview: {
      readonly plan: components['schemas']['Course'];
      readonly factory: components['schemas']['CourseView'] | null;
    };
    /**
     * CourseView
     * @description The course and its factory.
     */
    readonly CourseView: {
      readonly id: string;
      readonly title: string;
      /** @enum {unknown} */
      readonly category: 'beginner' | 'expert' | 'own' | 'team';
      readonly level: ('easy' | 'hard' | 'mid') | null;
      readonly length: ('long' | 'medium' | 'short') | null;
      readonly rules: readonly components['schemas']['Rule'][];
      readonly width: number;
      readonly height: number;
      readonly parts: readonly components['schemas']['PartView'][];
      readonly squares: readonly (components['schemas']['SquareView'] | null)[];
      readonly beams: readonly components['schemas']['Beam'][];
    };
    /**
     * DamageSoaked
     * @description An option card stopped a point of damage.
     */
    readonly DamageSoaked: {
      /** @enum {unknown} */
      readonly type: 'DamageSoaked';
      readonly robot: number;
      readonly card: components['schemas']['OptionCard'];
    };
    /**
     * Damaged
     * @description A robot took a point of damage.
     */
    readonly Damaged: {
      /** @enum {unknown} */
      readonly type: 'Damaged';
      readonly robot: number;
      readonly damage: number;
      readonly locked: number | null;
    };
    /**
     * DestroyOption
     * @description Shoot this option card away.
     */
    readonly DestroyOption: {
      /** @enum {unknown} */
      readonly type: 'DestroyOption';
      readonly card: components['schemas']['OptionCard'];
    };
    /**
     * Destroyed
     * @description A robot was destroyed.
     */
    readonly Destroyed: {
      /** @enum {unknown} */
      readonly type: 'Destroyed';
      readonly robot: number;
      /** @enum {unknown} */
      readonly cause: 'damage' | 'edge' | 'pit';
      readonly square: number;
      readonly lives: number;
    };
    /**
     * DirectHit
     * @description What Fire Control does with a hit of the main laser (ruling 13).
     */
    readonly DirectHit: {
      /** @enum {unknown} */
      readonly type: 'DirectHit';
      readonly seat: number;
      readonly shooter: number;
      readonly robot: number;
      /** @enum {integer} */
      readonly direction: 0 | 1 | 2 | 3;
    };
    /**
     * Distance
     * @description How many squares.
     */
    readonly Distance: {
      /** @enum {unknown} */
      readonly type: 'Distance';
      readonly squares: number;
    };
    /**
     * DockTaken
     * @description A robot starts on this dock.
     */
    readonly DockTaken: {
      /** @enum {unknown} */
      readonly type: 'DockTaken';
      readonly seat: number;
      readonly robot: number;
      readonly dock: number;
      readonly square: number;
    };
    /**
     * Done
     * @description The program is finished.
     */
    readonly Done: {
      /** @enum {unknown} */
      readonly type: 'Done';
    };
    /**
     * Eliminated
     * @description A robot had no life left.
     */
    readonly Eliminated: {
      /** @enum {unknown} */
      readonly type: 'Eliminated';
      readonly seat: number;
      readonly robot: number;
    };
    /** @enum {unknown} */
    readonly Ending:
      'all_out' | 'flag_captured' | 'flags_held' | 'last_flag' | 'last_standing' | 'ranked' | 'turn_limit';
    readonly Event:
      | components['schemas']['ArchiveMoved']
      | components['schemas']['BoardLaserHit']
      | components['schemas']['BoardTurned']
      | components['schemas']['CardRevealed']
      | components['schemas']['CardStored']
      | components['schemas']['CardSwapped']
      | components['schemas']['CardsDealt']
      | components['schemas']['Carried']
      | components['schemas']['CircuitBroken']
      | components['schemas']['CoinFlipped']
      | components['schemas']['ConditionalUsed']
      | components['schemas']['Controlled']
      | components['schemas']['DamageSoaked']
      | components['schemas']['Damaged']
      | components['schemas']['Destroyed']
      | components['schemas']['DockTaken']
      | components['schemas']['Eliminated']
      | components['schemas']['Finished']
      | components['schemas']['FlagCarried']
      | components['schemas']['FlagDropped']
      | components['schemas']['FlagFell']
      | components['schemas']['FlagHeld']
      | components['schemas']['FlagReturned']
      | components['schemas']['FlagTaken']
      | components['schemas']['FlagTouched']
      | components['schemas']['FlywheelUsed']
      | components['schemas']['GameEnded']
      | components['schemas']['HeldUp']
      | components['schemas']['HomeChosen']
      | components['schemas']['LockedRegisterFilled']
      | components['schemas']['LotsDrawn']
      | components['schemas']['Moved']
      | components['schemas']['OptionDrawn']
      | components['schemas']['OptionLost']
      | components['schemas']['OptionsDealt']
      | components['schemas']['PowerDownAnnounced']
      | components['schemas']['PoweredDown']
      | components['schemas']['Programmed']
      | components['schemas']['Pushed']
      | components['schemas']['PushedByBoard']
      | components['schemas']['Rammed']
      | components['schemas']['Recompiled']
      | components['schemas']['Reentered']
      | components['schemas']['RegisterBegan']
      | components['schemas']['RegistersFilled']
      | components['schemas']['Repaired']
      | components['schemas']['Restored']
      | components['schemas']['RobotPlaced']
      | components['schemas']['RobotShot']
      | components['schemas']['SentOff']
      | components['schemas']['Stabilized']
      | components['schemas']['Stayed']
      | components['schemas']['Stopped']
      | components['schemas']['SuperBotNamed']
      | components['schemas']['TimeRanOut']
      | components['schemas']['TossWon']
      | components['schemas']['TurnBegan']
      | components['schemas']['Turned']
      | components['schemas']['TurnedByGear']
      | components['schemas']['WeaponAimed']
      | components['schemas']['WeaponFired'];
    /**
     * Face
     * @description A direction.
     */
    readonly Face: {
      /** @enum {unknown} */
      readonly type: 'Face';
      /** @enum {integer} */
      readonly direction: 0 | 1 | 2 | 3;
    };
    /**
     * FacesRobot
     * @description A robot would stand within three squares in front of it.
     */
    readonly FacesRobot: {
      /** @enum {unknown} */
      readonly type: 'FacesRobot';
    };
    /**
     * Finish
     * @description Say that the program is finished.
     */
    readonly Finish: {
      /** @enum {unknown} */
      readonly type: 'Finish';
      readonly seat: number;
    };
    /**
     * Finished
     * @description A robot has touched the last flag and leaves the board.
     */
    readonly Finished: {
      /** @enum {unknown} */
      readonly type: 'Finished';
      readonly seat: number;
      readonly robot: number;
      readonly place: number;
    };
    /**
     * FlagCarried
     * @description A belt carried a flag one square (Moving Targets).
     */
    readonly FlagCarried: {
      /** @enum {unknown} */
      readonly type: 'FlagCarried';
      readonly flag: number;
      /** @enum {integer} */
      readonly direction: 0 | 1 | 2 | 3;
      readonly square: number;
    };
    /**
     * FlagDropped
     * @description A robot lost the flag that it carried (Capture the Flag).
     */
    readonly FlagDropped: {
      /** @enum {unknown} */
      readonly type: 'FlagDropped';
      readonly robot: number;
      readonly flag: number;
      readonly square: number;
    };
    /**
     * FlagFell
     * @description A flag fell off the board (Moving Targets).
     */
    readonly FlagFell: {
      /** @enum {unknown} */
      readonly type: 'FlagFell';
      readonly flag: number;
    };
    /**
     * FlagHeld
     * @description A team holds a flag (Toggle Boggle).
     */
    readonly FlagHeld: {
      /** @enum {unknown} */
      readonly type: 'FlagHeld';
      readonly robot: number;
      readonly flag: number;
      readonly team: number;
    };
    /**
     * FlagReturned
     * @description A flag is back on its starting square.
     */
    readonly FlagReturned: {
      /** @enum {unknown} */
      readonly type: 'FlagReturned';
      readonly flag: number;
      readonly square: number;
    };
    /**
     * FlagTaken
     * @description A robot picked up the enemy flag (Capture the Flag).
     */
    readonly FlagTaken: {
      /** @enum {unknown} */
      readonly type: 'FlagTaken';
      readonly robot: number;
      readonly flag: number;
    };
    /**
     * FlagTouched
     * @description A robot touched its next flag.
     */
    readonly FlagTouched: {
      /** @enum {unknown} */
      readonly type: 'FlagTouched';
      readonly seat: number;
      readonly robot: number;
      readonly flag: number;
    };
    /**
     * FlagView
     * @description A flag.
     */
    readonly FlagView: {
      readonly number: number;
      readonly square: number | null;
      readonly team: number | null;
      readonly carrier: number | null;
    };
    /**
     * FlywheelUsed
     * @description The card on the Flywheel went into the hand.
     */
    readonly FlywheelUsed: {
      /** @enum {unknown} */
      readonly type: 'FlywheelUsed';
      readonly seat: number;
      readonly robot: number;
    };
    /**
     * GameEnded
     * @description The race is over.
     */
    readonly GameEnded: {
      /** @enum {unknown} */
      readonly type: 'GameEnded';
      /** @enum {unknown} */
      readonly ending:
        'all_out' | 'flag_captured' | 'flags_held' | 'last_flag' | 'last_standing' | 'ranked' | 'turn_limit';
    };
    /**
     * GiveUp
     * @description An option card.
     */
    readonly GiveUp: {
      /** @enum {unknown} */
      readonly type: 'GiveUp';
      readonly card: components['schemas']['OptionCard'];
    };
    /**
     * HeldUp
     * @description A belt could not carry a robot: the square ahead was taken, or wanted by another.
     */
    readonly HeldUp: {
      /** @enum {unknown} */
      readonly type: 'HeldUp';
      readonly robot: number;
      readonly square: number;
    };
    /**
     * HomeBoard
     * @description A board.
     */
    readonly HomeBoard: {
      /** @enum {unknown} */
      readonly type: 'HomeBoard';
      readonly number: number;
      readonly board: string;
    };
    /**
     * HomeChosen
     * @description A team has its home board.
     */
    readonly HomeChosen: {
      /** @enum {unknown} */
      readonly type: 'HomeChosen';
      readonly team: number;
      readonly board: string;
    };
    /**
     * Keep
     * @description An option card.
     */
    readonly Keep: {
      /** @enum {unknown} */
      readonly type: 'Keep';
      readonly card: components['schemas']['OptionCard'];
    };
    /**
     * KeepOption
     * @description Which of three option cards to keep.
     */
    readonly KeepOption: {
      /** @enum {unknown} */
      readonly type: 'KeepOption';
      readonly seat: number;
    };
    /**
     * LetTimeRunOut
     * @description Leave what is missing to chance, as when the sand timer has run out.
     */
    readonly LetTimeRunOut: {
      /** @enum {unknown} */
      readonly type: 'LetTimeRunOut';
    };
    /**
     * LockRegister
     * @description Lay the damage on this register, which locks it.
     */
    readonly LockRegister: {
      /** @enum {unknown} */
      readonly type: 'LockRegister';
      readonly register: number;
    };
    /**
     * LockedRegisterFilled
     * @description A register that was locked while it was empty got a card at random, face up.
     */
    readonly LockedRegisterFilled: {
      /** @enum {unknown} */
      readonly type: 'LockedRegisterFilled';
      readonly robot: number;
      readonly register: number;
      readonly action: components['schemas']['Action'];
      readonly priority: number;
    };
    /**
     * LoseOption
     * @description Which option card a destroyed robot loses.
     */
    readonly LoseOption: {
      /** @enum {unknown} */
      readonly type: 'LoseOption';
      readonly seat: number;
      readonly robot: number;
    };
    /**
     * LotsDrawn
     * @description Robots destroyed at the same moment will come back in this order.
     */
    readonly LotsDrawn: {
      /** @enum {unknown} */
      readonly type: 'LotsDrawn';
      readonly robots: readonly number[];
    };
    /**
     * Moved
     * @description A robot moved one square by its own card.
     */
    readonly Moved: {
      /** @enum {unknown} */
      readonly type: 'Moved';
      readonly robot: number;
      /** @enum {integer} */
      readonly direction: 0 | 1 | 2 | 3;
      readonly square: number | null;
    };
    /**
     * No
     * @description Leave it.
     */
    readonly No: {
      /** @enum {unknown} */
      readonly type: 'No';
    };
    /**
     * NoFloor
     * @description A robot cannot come back in a pit or outside the boards.
     */
    readonly NoFloor: {
      /** @enum {unknown} */
      readonly type: 'NoFloor';
    };
    /**
     * NoHome
     * @description A team's home is one of the two boards of the course.
     */
    readonly NoHome: {
      /** @enum {unknown} */
      readonly type: 'NoHome';
    };
    /**
     * NoTarget
     * @description This weapon would hit nothing, or nothing else than the main laser does (rulings 26, 41).
     */
    readonly NoTarget: {
      /** @enum {unknown} */
      readonly type: 'NoTarget';
      readonly card: components['schemas']['OptionCard'];
    };
    /**
     * NotBeside
     * @description A turn lies beside one's own move of this turn, once a register, as the option card says.
     */
    readonly NotBeside: {
      /** @enum {unknown} */
      readonly type: 'NotBeside';
      readonly register: number;
    };
    /**
     * NotHeld
     * @description The robot does not have this option card.
     */
    readonly NotHeld: {
      /** @enum {unknown} */
      readonly type: 'NotHeld';
      readonly card: components['schemas']['OptionCard'];
    };
    /**
     * NotInHand
     * @description This card is not in the robot's hand.
     */
    readonly NotInHand: {
      /** @enum {unknown} */
      readonly type: 'NotInHand';
      readonly priority: number;
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
     * Nothing
     * @description No card.
     */
    readonly Nothing: {
      /** @enum {unknown} */
      readonly type: 'Nothing';
    };
    /**
     * OptionCard
     * @description The name of an option card.
     * @enum {unknown}
     */
    readonly OptionCard:
      | 'ablative_coat'
      | 'abort_switch'
      | 'brakes'
      | 'circuit_breaker'
      | 'conditional_program'
      | 'crab_legs'
      | 'double_barreled_laser'
      | 'dual_processor'
      | 'extra_memory'
      | 'fire_control'
      | 'flywheel'
      | 'fourth_gear'
      | 'gyroscopic_stabilizer'
      | 'high_power_laser'
      | 'mechanical_arm'
      | 'mini_howitzer'
      | 'power_down_shield'
      | 'pressor_beam'
      | 'radio_control'
      | 'ramming_gear'
      | 'rear_firing_laser'
      | 'recompile'
      | 'reverse_gear'
      | 'scrambler'
      | 'superior_archive'
      | 'tractor_beam';
    /**
     * OptionDrawn
     * @description A robot has a new option card.
     */
    readonly OptionDrawn: {
      /** @enum {unknown} */
      readonly type: 'OptionDrawn';
      readonly robot: number;
      readonly card: components['schemas']['OptionCard'];
    };
    /**
     * OptionLost
     * @description A robot has an option card less.
     */
    readonly OptionLost: {
      /** @enum {unknown} */
      readonly type: 'OptionLost';
      readonly robot: number;
      readonly card: components['schemas']['OptionCard'];
      /** @enum {unknown} */
      readonly cause: 'destroyed' | 'given_up' | 'shot_away' | 'used_up';
    };
    /**
     * Options
     * @description How a match is varied.
     */
    readonly Options: {
      /** @default risky-exchange */
      readonly course: string;
      /** @default null */
      readonly own_course: components['schemas']['Course'] | null;
      /** @default false */
      readonly any_number: boolean;
      /**
       * @default 3
       * @enum {unknown}
       */
      readonly lives: 3 | 4;
      /** @default false */
      readonly play_on: boolean;
      /** @default true */
      readonly option_cards: boolean;
      /** @default [] */
      readonly left_out: readonly components['schemas']['OptionCard'][];
      /** @default true */
      readonly sand_timer: boolean;
      /**
       * @default phase
       * @enum {unknown}
       */
      readonly next_flag: 'phase' | 'turn';
      /**
       * @default two
       * @enum {unknown}
       */
      readonly reentry_damage: 'added' | 'two';
      /** @default false */
      readonly down_robots_fire: boolean;
      /** @default false */
      readonly down_robots_draw: boolean;
      /**
       * @default dock
       * @enum {unknown}
       */
      readonly ties: 'dock' | 'lot';
      /** @default 200 */
      readonly turn_limit: number;
    };
    /**
     * OptionsDealt
     * @description A seat has looked at the option cards of which it keeps one.
     */
    readonly OptionsDealt: {
      /** @enum {unknown} */
      readonly type: 'OptionsDealt';
      readonly seat: number;
      readonly cards: readonly components['schemas']['OptionCard'][];
    };
    /**
     * ParkCard
     * @description Which left-over card waits on Conditional Program.
     */
    readonly ParkCard: {
      /** @enum {unknown} */
      readonly type: 'ParkCard';
      readonly seat: number;
      readonly robot: number;
    };
    /**
     * PartView
     * @description A board as it lies.
     */
    readonly PartView: {
      readonly board: string;
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      readonly turn: number;
    };
    /**
     * Phase
     * @description Where in the turn the table is.
     * @enum {unknown}
     */
    readonly Phase:
      | 'announce'
      | 'belts'
      | 'clean_up'
      | 'deal'
      | 'express'
      | 'flags'
      | 'gears'
      | 'lasers'
      | 'move'
      | 'over'
      | 'program'
      | 'pushers'
      | 'reveal'
      | 'setup';
    /**
     * Place
     * @description A program card for the register.
     */
    readonly Place: {
      /** @enum {unknown} */
      readonly type: 'Place';
      readonly action: components['schemas']['Action'];
      readonly priority: number;
    };
    /**
     * Placed
     * @description A board on the table: the grid square of its north-west corner, and its clockwise turn in degrees.
     */
    readonly Placed: {
      readonly board: string;
      readonly x: number;
      readonly y: number;
      /**
       * @default 0
       * @enum {unknown}
       */
      readonly turn: 0 | 90 | 180 | 270;
    };
    /**
     * PlainHit
     * @description An ordinary point of damage.
     */
    readonly PlainHit: {
      /** @enum {unknown} */
      readonly type: 'PlainHit';
    };
    /**
     * PowerDown
     * @description Be powered down next turn.
     */
    readonly PowerDown: {
      /** @enum {unknown} */
      readonly type: 'PowerDown';
    };
    /**
     * PowerDownAnnounced
     * @description A robot will be powered down next turn.
     */
    readonly PowerDownAnnounced: {
      /** @enum {unknown} */
      readonly type: 'PowerDownAnnounced';
      readonly seat: number;
      readonly robot: number;
    };
    /**
     * PoweredDown
     * @description A robot is down for this turn; its damage is gone.
     */
    readonly PoweredDown: {
      /** @enum {unknown} */
      readonly type: 'PoweredDown';
      readonly robot: number;
    };
    readonly Preview: components['schemas']['CoursePreview'];
    /**
     * Program
     * @description Which card goes into a register.
     */
    readonly Program: {
      /** @enum {unknown} */
      readonly type: 'Program';
      readonly seat: number;
      readonly robot: number;
      readonly register: number;
    };
    /**
     * Programmed
     * @description A seat has finished programming, and does not think again (ruling 50).
     */
    readonly Programmed: {
      /** @enum {unknown} */
      readonly type: 'Programmed';
      readonly seat: number;
    };
    readonly Prompt:
      | components['schemas']['AddTurn']
      | components['schemas']['AnnouncePowerDown']
      | components['schemas']['ChooseDistance']
      | components['schemas']['ChooseFacing']
      | components['schemas']['ChooseHome']
      | components['schemas']['ChooseSquare']
      | components['schemas']['ChooseWeapon']
      | components['schemas']['DirectHit']
      | components['schemas']['Finish']
      | components['schemas']['KeepOption']
      | components['schemas']['LoseOption']
      | components['schemas']['ParkCard']
      | components['schemas']['Program']
      | components['schemas']['ProtectRobot']
      | components['schemas']['PullAbortSwitch']
      | components['schemas']['Recompile']
      | components['schemas']['ReenterDown']
      | components['schemas']['Stabilize']
      | components['schemas']['StayDown']
      | components['schemas']['StoreCard']
      | components['schemas']['TakeFromFlywheel']
      | components['schemas']['UseParkedCard'];
    /**
     * Prospects
     * @description What a seat's programs would do if there were no other robots; in a register, at whom it may fire.
     */
    readonly Prospects: {
      readonly routes: readonly components['schemas']['Route'][];
      readonly options: readonly (components['schemas']['Way'] | null)[];
      /** @default [] */
      readonly targets: readonly (readonly number[])[];
    };
    /**
     * ProtectRobot
     * @description Give up an option card against a point of damage, at the moment that it comes.
     */
    readonly ProtectRobot: {
      /** @enum {unknown} */
      readonly type: 'ProtectRobot';
      readonly seat: number;
      readonly robot: number;
      /** @default null */
      readonly by: number | null;
    };
    /**
     * PullAbortSwitch
     * @description Whether to swap the card just revealed, and every later one this turn, for the top of the deck.
     */
    readonly PullAbortSwitch: {
      /** @enum {unknown} */
      readonly type: 'PullAbortSwitch';
      readonly seat: number;
      readonly robot: number;
    };
    /**
     * Pushed
     * @description A robot was pushed one square by another.
     */
    readonly Pushed: {
      /** @enum {unknown} */
      readonly type: 'Pushed';
      readonly robot: number;
      readonly by: number;
      /** @enum {integer} */
      readonly direction: 0 | 1 | 2 | 3;
      readonly square: number | null;
    };
    /**
     * PushedByBoard
     * @description A pusher pushed a robot one square.
     */
    readonly PushedByBoard: {
      /** @enum {unknown} */
      readonly type: 'PushedByBoard';
      readonly robot: number;
      /** @enum {integer} */
      readonly direction: 0 | 1 | 2 | 3;
      readonly square: number | null;
    };
    /**
     * RallyView
     * @description What a seat may know of the table.
     */
    readonly RallyView: {
      readonly course: components['schemas']['CourseView'];
      readonly turn: number;
      readonly register: number;
      readonly phase: components['schemas']['Phase'];
      readonly robots: readonly components['schemas']['RobotView'][];
      readonly flags: readonly components['schemas']['FlagView'][];
      readonly moving: readonly number[];
      readonly homes: readonly number[];
      readonly back_rows: number;
      readonly timer: readonly components['schemas']['TimerView'][];
      readonly deck: number;
      readonly discard: number;
      readonly option_deck: number;
      readonly option_discard: readonly components['schemas']['OptionCard'][];
      readonly draft: readonly components['schemas']['OptionCard'][];
      readonly kept: components['schemas']['OptionCard'] | null;
      readonly ending:
        ('all_out' | 'flag_captured' | 'flags_held' | 'last_flag' | 'last_standing' | 'ranked' | 'turn_limit') | null;
    };
    /**
     * Rammed
     * @description The Ramming Gear hit a robot.
     */
    readonly Rammed: {
      /** @enum {unknown} */
      readonly type: 'Rammed';
      readonly robot: number;
      readonly by: number;
    };
    readonly Reason:
      | components['schemas']['CannotLock']
      | components['schemas']['FacesRobot']
      | components['schemas']['NoFloor']
      | components['schemas']['NoHome']
      | components['schemas']['NoTarget']
      | components['schemas']['NotBeside']
      | components['schemas']['NotHeld']
      | components['schemas']['NotInHand']
      | components['schemas']['SquareTaken']
      | components['schemas']['TooFar']
      | components['schemas']['WrongDistance']
      | components['schemas']['AnotherQuestion']
      | components['schemas']['NotOffered'];
    /**
     * Recompile
     * @description Whether to throw the dealt hand away for a fresh one and a point of damage.
     */
    readonly Recompile: {
      /** @enum {unknown} */
      readonly type: 'Recompile';
      readonly seat: number;
      readonly robot: number;
    };
    /**
     * Recompiled
     * @description A hand was thrown away for a new one.
     */
    readonly Recompiled: {
      /** @enum {unknown} */
      readonly type: 'Recompiled';
      readonly seat: number;
      readonly robot: number;
    };
    /**
     * ReenterDown
     * @description Whether a robot that comes back is powered down for the next turn.
     */
    readonly ReenterDown: {
      /** @enum {unknown} */
      readonly type: 'ReenterDown';
      readonly seat: number;
      readonly robot: number;
    };
    /**
     * Reentered
     * @description A destroyed robot is back in the race.
     */
    readonly Reentered: {
      /** @enum {unknown} */
      readonly type: 'Reentered';
      readonly seat: number;
      readonly robot: number;
      readonly square: number;
      /** @enum {integer} */
      readonly facing: 0 | 1 | 2 | 3;
      readonly damage: number;
      readonly column: number;
      readonly row: number;
    };
    /**
     * RegisterBegan
     * @description The next register.
     */
    readonly RegisterBegan: {
      /** @enum {unknown} */
      readonly type: 'RegisterBegan';
      readonly register: number;
    };
    /**
     * RegisterView
     * @description A register: `filled` and no card is a card face down.
     */
    readonly RegisterView: {
      readonly filled: boolean;
      readonly locked: boolean;
      readonly card: components['schemas']['CardView'] | null;
      readonly beside: components['schemas']['CardView'] | null;
      readonly with_turn: boolean;
    };
    /**
     * RegistersFilled
     * @description Empty registers were filled at random from the hand.
     */
    readonly RegistersFilled: {
      /** @enum {unknown} */
      readonly type: 'RegistersFilled';
      readonly seat: number;
      readonly robot: number;
      readonly registers: readonly number[];
      readonly cards: readonly number[];
    };
    /**
     * Repaired
     * @description A robot has lost damage.
     */
    readonly Repaired: {
      /** @enum {unknown} */
      readonly type: 'Repaired';
      readonly robot: number;
      readonly damage: number;
      readonly unlocked: number | null;
    };
    /**
     * Restored
     * @description A robot has lost all its damage at once, and no register is locked any more.
     */
    readonly Restored: {
      /** @enum {unknown} */
      readonly type: 'Restored';
      readonly robot: number;
    };
    /**
     * RobotPlaced
     * @description A robot was put on the board.
     */
    readonly RobotPlaced: {
      /** @enum {unknown} */
      readonly type: 'RobotPlaced';
      readonly seat: number;
      readonly robot: number;
      readonly square: number;
      /** @enum {integer} */
      readonly facing: 0 | 1 | 2 | 3;
    };
    /**
     * RobotShot
     * @description A robot's laser hit another robot.
     */
    readonly RobotShot: {
      /** @enum {unknown} */
      readonly type: 'RobotShot';
      readonly robot: number;
      readonly shooter: number;
      readonly start: number;
      /** @enum {integer} */
      readonly direction: 0 | 1 | 2 | 3;
      readonly shots: number;
    };
    /**
     * RobotView
     * @description A robot as a seat sees it.
     */
    readonly RobotView: {
      readonly robot: number;
      readonly seat: number;
      readonly team: number;
      readonly dock: number;
      readonly blocker: boolean;
      readonly superbot: boolean;
      readonly status: components['schemas']['Condition'];
      readonly square: number | null;
      /** @enum {integer} */
      readonly facing: 0 | 1 | 2 | 3;
      readonly archive: number | null;
      readonly damage: number;
      readonly lives: number;
      readonly touched: number;
      readonly place: number;
      readonly announced: boolean;
      readonly down: boolean;
      readonly options: readonly components['schemas']['OptionCard'][];
      readonly stores: readonly components['schemas']['StoredView'][];
      readonly aim: components['schemas']['OptionCard'] | null;
      readonly controller: number | null;
      readonly ready: boolean;
      readonly registers: readonly components['schemas']['RegisterView'][];
      readonly hand_size: number;
      readonly hand: readonly components['schemas']['CardView'][];
    };
    /**
     * Route
     * @description Where a robot's program so far would take it, register by register, until it is destroyed.
     */
    readonly Route: {
      readonly robot: number;
      readonly ways: readonly components['schemas']['Way'][];
    };
    /**
     * Rule
     * @description A special rule of a course.
     * @enum {unknown}
     */
    readonly Rule:
      | 'capture_the_flag'
      | 'coin_flip_rotation'
      | 'draft_start_option'
      | 'flags_ride_belts'
      | 'no_power_down'
      | 'program_time_30s'
      | 'program_time_60s'
      | 'racer_and_blocker'
      | 'repairs_give_options'
      | 'robot_lasers_doubled'
      | 'start_damage_2'
      | 'start_option_1'
      | 'superbot'
      | 'team_elimination'
      | 'team_flag_control'
      | 'team_pairs_shared_flags'
      | 'two_teams_one_winner';
    /**
     * SentOff
     * @description A defender took an enemy robot off the board until the end of the turn (Capture the Flag).
     */
    readonly SentOff: {
      /** @enum {unknown} */
      readonly type: 'SentOff';
      readonly robot: number;
      readonly by: number;
    };
    /**
     * Spot
     * @description A square, with its column from the west and its row from the north.
     */
    readonly Spot: {
      /** @enum {unknown} */
      readonly type: 'Spot';
      readonly square: number;
      readonly column: number;
      readonly row: number;
    };
    /**
     * SquareTaken
     * @description A robot stands there.
     */
    readonly SquareTaken: {
      /** @enum {unknown} */
      readonly type: 'SquareTaken';
    };
    /**
     * SquareView
     * @description A square of the factory.
     */
    readonly SquareView: {
      readonly terrain?: components['schemas']['Terrain'];
      readonly out?: (0 | 1 | 2 | 3) | null;
      readonly entries?: readonly (0 | 1 | 2 | 3)[];
      readonly walls?: readonly (0 | 1 | 2 | 3)[];
      readonly lasers?: readonly (readonly [0 | 1 | 2 | 3, number])[];
      readonly pushers?: readonly (readonly [0 | 1 | 2 | 3, readonly number[]])[];
      readonly dock?: number;
      readonly bay?: boolean;
    };
    /**
     * Stabilize
     * @description Whether the Gyroscopic Stabilizer is on for this turn.
     */
    readonly Stabilize: {
      /** @enum {unknown} */
      readonly type: 'Stabilize';
      readonly seat: number;
      readonly robot: number;
    };
    /**
     * Stabilized
     * @description Gears and curves do not turn this robot this turn.
     */
    readonly Stabilized: {
      /** @enum {unknown} */
      readonly type: 'Stabilized';
      readonly seat: number;
      readonly robot: number;
    };
    /**
     * StayDown
     * @description Whether a robot that was powered down stays so for the next turn.
     */
    readonly StayDown: {
      /** @enum {unknown} */
      readonly type: 'StayDown';
      readonly seat: number;
      readonly robot: number;
    };
    /**
     * StayOn
     * @description Keep running.
     */
    readonly StayOn: {
      /** @enum {unknown} */
      readonly type: 'StayOn';
    };
    /**
     * Stayed
     * @description A robot used its Brakes.
     */
    readonly Stayed: {
      /** @enum {unknown} */
      readonly type: 'Stayed';
      readonly robot: number;
    };
    /**
     * Stopped
     * @description A wall stopped a robot, or one that it was pushing.
     */
    readonly Stopped: {
      /** @enum {unknown} */
      readonly type: 'Stopped';
      readonly robot: number;
      /** @enum {integer} */
      readonly direction: 0 | 1 | 2 | 3;
    };
    /**
     * StoreCard
     * @description Which left-over card is kept on the Flywheel for a later turn.
     */
    readonly StoreCard: {
      /** @enum {unknown} */
      readonly type: 'StoreCard';
      readonly seat: number;
      readonly robot: number;
    };
    /**
     * StoredView
     * @description An option card that holds a program card or counters.
     */
    readonly StoredView: {
      readonly option: components['schemas']['OptionCard'];
      readonly full: boolean;
      readonly card: components['schemas']['CardView'] | null;
      readonly used: number;
    };
    /**
     * SuperBotNamed
     * @description A robot is the SuperBot from now on.
     */
    readonly SuperBotNamed: {
      /** @enum {unknown} */
      readonly type: 'SuperBotNamed';
      readonly robot: number;
    };
    /**
     * TakeDamage
     * @description Let the robot take the damage.
     */
    readonly TakeDamage: {
      /** @enum {unknown} */
      readonly type: 'TakeDamage';
    };
    /**
     * TakeFromFlywheel
     * @description Whether the card kept on the Flywheel joins the hand.
     */
    readonly TakeFromFlywheel: {
      /** @enum {unknown} */
      readonly type: 'TakeFromFlywheel';
      readonly seat: number;
      readonly robot: number;
    };
    /**
     * Terrain
     * @description What kind of square it is.
     * @enum {unknown}
     */
    readonly Terrain: 'belt' | 'express' | 'floor' | 'gear_ccw' | 'gear_cw' | 'pit' | 'wrench' | 'wrench_hammer';
    /**
     * TimeRanOut
     * @description A seat leaves the rest of its program to chance, for good.
     */
    readonly TimeRanOut: {
      /** @enum {unknown} */
      readonly type: 'TimeRanOut';
      readonly seat: number;
    };
    /**
     * TimerView
     * @description The sand timer runs for this seat.
     */
    readonly TimerView: {
      readonly seat: number;
      readonly seconds: number;
    };
    /**
     * TooFar
     * @description The square is not as near to the archive as it must be.
     */
    readonly TooFar: {
      /** @enum {unknown} */
      readonly type: 'TooFar';
    };
    /**
     * TossWon
     * @description A team won the toss and picks its home board.
     */
    readonly TossWon: {
      /** @enum {unknown} */
      readonly type: 'TossWon';
      readonly team: number;
    };
    /**
     * TurnBegan
     * @description A new turn.
     */
    readonly TurnBegan: {
      /** @enum {unknown} */
      readonly type: 'TurnBegan';
      readonly turn: number;
    };
    /**
     * Turned
     * @description A robot turned by its own card.
     */
    readonly Turned: {
      /** @enum {unknown} */
      readonly type: 'Turned';
      readonly robot: number;
      /** @enum {integer} */
      readonly facing: 0 | 1 | 2 | 3;
    };
    /**
     * TurnedByGear
     * @description A gear turned a robot.
     */
    readonly TurnedByGear: {
      /** @enum {unknown} */
      readonly type: 'TurnedByGear';
      readonly robot: number;
      /** @enum {integer} */
      readonly facing: 0 | 1 | 2 | 3;
    };
    /**
     * UseParkedCard
     * @description Whether the card on Conditional Program replaces that of the next register.
     */
    readonly UseParkedCard: {
      /** @enum {unknown} */
      readonly type: 'UseParkedCard';
      readonly seat: number;
      readonly robot: number;
      readonly register: number;
    };
    readonly View: components['schemas']['RallyView'];
    /**
     * Way
     * @description What one register does to a robot that is alone in the factory.
     */
    readonly Way: {
      readonly square: number | null;
      /** @enum {integer} */
      readonly facing: 0 | 1 | 2 | 3;
      readonly damage: number;
      readonly moved: readonly number[];
      readonly carried: readonly number[];
    };
    /**
     * Weapon
     * @description What to fire: an option card, or none for the main laser.
     */
    readonly Weapon: {
      /** @enum {unknown} */
      readonly type: 'Weapon';
      readonly card: components['schemas']['OptionCard'] | null;
    };
    /**
     * WeaponAimed
     * @description A robot will fire something else than its main laser.
     */
    readonly WeaponAimed: {
      /** @enum {unknown} */
      readonly type: 'WeaponAimed';
      readonly seat: number;
      readonly robot: number;
      readonly weapon: components['schemas']['OptionCard'];
    };
    /**
     * WeaponFired
     * @description A robot fired something else than its main laser.
     */
    readonly WeaponFired: {
      /** @enum {unknown} */
      readonly type: 'WeaponFired';
      readonly shooter: number;
      readonly robot: number;
      readonly weapon: components['schemas']['OptionCard'];
    };
    /**
     * WrongDistance
     * @description A card moves as far as it says, or as its option card allows.
     */
    readonly WrongDistance: {
      /** @enum {unknown} */
      readonly type: 'WrongDistance';
      readonly squares: number;
    };
    /**
     * Yes
     * @description Do it.
     */
    readonly Yes: {
      /** @enum {unknown} */
      readonly type: 'Yes';
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
