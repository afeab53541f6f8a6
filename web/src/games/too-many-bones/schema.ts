/** The types of all that travels, generated from the server by `npm run types`: do not edit. */
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    /**
     * AddedDie
     * @description What one more die promises.
     */
    readonly AddedDie: {
      /** @enum {unknown} */
      readonly type: 'AddedDie';
      readonly useful: number;
      readonly bones: number;
      readonly lost: number;
    };
    /**
     * Again
     * @description Roll it again, or not.
     */
    readonly Again: {
      /** @enum {unknown} */
      readonly type: 'Again';
      readonly again: boolean;
    };
    /**
     * Aim
     * @description Choose the target now.
     */
    readonly Aim: {
      /** @enum {unknown} */
      readonly type: 'Aim';
      readonly unit: number;
      readonly name: components['schemas']['UnitName'];
      readonly place: number;
    };
    /**
     * AimDynamite
     * @description Where a dynamite is thrown.
     */
    readonly AimDynamite: {
      /** @enum {unknown} */
      readonly type: 'AimDynamite';
      readonly seat: number;
    };
    /**
     * AimGrenade
     * @description Where a grenade is thrown, chosen before it is rolled.
     */
    readonly AimGrenade: {
      /** @enum {unknown} */
      readonly type: 'AimGrenade';
      readonly seat: number;
      readonly number: number;
    };
    /**
     * AimedAlready
     * @description A target is chosen before the roll; later only by a card or skill that says so.
     */
    readonly AimedAlready: {
      /** @enum {unknown} */
      readonly type: 'AimedAlready';
    };
    /**
     * AllyAttack
     * @description Whom the helper attacks.
     */
    readonly AllyAttack: {
      /** @enum {unknown} */
      readonly type: 'AllyAttack';
      readonly seat: number;
      readonly unit: number;
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
     * Answered
     * @description Use the die, or keep it.
     */
    readonly Answered: {
      /** @enum {unknown} */
      readonly type: 'Answered';
      readonly answered: boolean;
    };
    /**
     * AnyTime
     * @description Something that needs no roll: the deed, the die it is done with, and what it is done to.
     */
    readonly AnyTime: {
      /** @enum {unknown} */
      readonly type: 'AnyTime';
      readonly deed: components['schemas']['VerbName'] | components['schemas']['FreeDeed'];
      readonly skill: components['schemas']['SkillName'];
      readonly on: number | null;
      readonly die: number | null;
      readonly name: components['schemas']['EndName'] | null;
    };
    /**
     * AttemptView
     * @description The dice of an attempt, from the leftmost; none where one is spent.
     */
    readonly AttemptView: {
      readonly dice: readonly (components['schemas']['PickDieView'] | null)[];
      readonly intuition: components['schemas']['Intuition'];
    };
    /**
     * BaddieActed
     * @description A Baddie's skill had its effect.
     */
    readonly BaddieActed: {
      /** @enum {unknown} */
      readonly type: 'BaddieActed';
      readonly unit: number;
      readonly name: components['schemas']['UnitName'];
      readonly skill: components['schemas']['Trait'];
    };
    /**
     * BaddieFound
     * @description A certain Baddie was looked for and put into the Battle Queue.
     */
    readonly BaddieFound: {
      /** @enum {unknown} */
      readonly type: 'BaddieFound';
      readonly name: components['schemas']['ChipName'];
    };
    /**
     * BaddieRolled
     * @description A Baddie rolled dice.
     */
    readonly BaddieRolled: {
      /** @enum {unknown} */
      readonly type: 'BaddieRolled';
      readonly unit: number;
      readonly name: components['schemas']['UnitName'];
      readonly hits: readonly number[];
      readonly shields: readonly number[];
      readonly bones: number;
    };
    /**
     * Barrels
     * @description How many barrels break on average, and how likely any does.
     */
    readonly Barrels: {
      /** @enum {unknown} */
      readonly type: 'Barrels';
      readonly average: number;
      readonly any: number;
    };
    /**
     * BattleLost
     * @description The battle is lost.
     */
    readonly BattleLost: {
      /** @enum {unknown} */
      readonly type: 'BattleLost';
    };
    /**
     * BattleWon
     * @description The battle is won.
     */
    readonly BattleWon: {
      /** @enum {unknown} */
      readonly type: 'BattleWon';
    };
    /**
     * BeforeOrAfter
     * @description Loot is used while one walks, and after the roll: in between it would change nothing (ruling 95).
     */
    readonly BeforeOrAfter: {
      /** @enum {unknown} */
      readonly type: 'BeforeOrAfter';
    };
    /**
     * BesideHelper
     * @description A helper attacks a foe beside it that it can see.
     */
    readonly BesideHelper: {
      /** @enum {unknown} */
      readonly type: 'BesideHelper';
    };
    /**
     * BeyondScouting
     * @description The roll does not reach this stack, or all of it is known.
     */
    readonly BeyondScouting: {
      /** @enum {unknown} */
      readonly type: 'BeyondScouting';
    };
    /**
     * Blow
     * @description What all the ATK dice that can be rolled would do to a target: HP on average, how likely it falls.
     */
    readonly Blow: {
      /** @enum {unknown} */
      readonly type: 'Blow';
      readonly dice: number;
      readonly lost: number;
      readonly falls: number;
    };
    /**
     * BonesStored
     * @description Bones went into the Backup Plan.
     */
    readonly BonesStored: {
      /** @enum {unknown} */
      readonly type: 'BonesStored';
      readonly seat: number;
      readonly count: number;
      readonly total: number;
    };
    /**
     * BonesView
     * @description The whole table.
     */
    readonly BonesView: {
      readonly day: number;
      readonly days: number;
      readonly progress: number;
      readonly needed: number;
      readonly phase: components['schemas']['Phase'];
      readonly tyrant: components['schemas']['Tyrant'];
      readonly tyrant_card: components['schemas']['TyrantCard'];
      readonly difficulty: components['schemas']['Difficulty'];
      readonly card: components['schemas']['CardName'] | null;
      readonly choices: readonly components['schemas']['ChoiceView'][];
      readonly offered: readonly components['schemas']['CardName'][];
      readonly choice: number | null;
      readonly deck: number;
      readonly known_cards: readonly (components['schemas']['CardName'] | null)[];
      readonly proposals: readonly (number | null)[];
      readonly gearlocs: readonly components['schemas']['GearlocView'][];
      readonly foes: readonly components['schemas']['FoeView'][];
      readonly round: number;
      readonly calm: number;
      readonly meter: readonly number[];
      readonly initiatives: readonly (number | null)[];
      readonly acted: readonly number[];
      readonly turn: number | null;
      readonly dex: number;
      readonly target: number | null;
      readonly picked: readonly components['schemas']['SkillName'][];
      readonly rolled: readonly components['schemas']['DieView'][];
      readonly queue: readonly components['schemas']['QueuedView'][];
      readonly stacks: readonly components['schemas']['StackView'][];
      readonly stored: readonly components['schemas']['ChipName'][];
      readonly trophies: readonly components['schemas']['ChipName'][];
      readonly loot_deck: number;
      readonly trove_deck: number;
      readonly shown: readonly components['schemas']['ShownView'][];
      readonly locks: readonly components['schemas']['LockView'][];
      readonly attempt: components['schemas']['AttemptView'] | null;
      readonly lanterns: readonly number[];
      readonly critters: readonly number[];
      readonly rules: readonly components['schemas']['RuleName'][];
      readonly throne: number | null;
      readonly darts: components['schemas']['DartsView'] | null;
      readonly ending: components['schemas']['Ending'] | null;
    };
    /**
     * BoostPick
     * @description A Loot card adds to one action die.
     */
    readonly BoostPick: {
      /** @enum {unknown} */
      readonly type: 'BoostPick';
      readonly loot: components['schemas']['ToolName'];
      readonly die: number;
    };
    /**
     * BraceForPain
     * @description Whether a Gearloc uses Loot before the pain with which its turn begins.
     */
    readonly BraceForPain: {
      /** @enum {unknown} */
      readonly type: 'BraceForPain';
      readonly seat: number;
    };
    /**
     * BuffLost
     * @description Buff HP were lost.
     */
    readonly BuffLost: {
      /** @enum {unknown} */
      readonly type: 'BuffLost';
      readonly seat: number;
      readonly lost: number;
    };
    /**
     * Buried
     * @description Put it under the stack, or leave it.
     */
    readonly Buried: {
      /** @enum {unknown} */
      readonly type: 'Buried';
      readonly buried: boolean;
    };
    /**
     * BuryScouted
     * @description Whether a scouted Baddie goes under its stack.
     */
    readonly BuryScouted: {
      /** @enum {unknown} */
      readonly type: 'BuryScouted';
      readonly seat: number;
      readonly chip: number;
      readonly name: components['schemas']['ChipName'];
    };
    /**
     * CampOver
     * @description Done for today.
     */
    readonly CampOver: {
      /** @enum {unknown} */
      readonly type: 'CampOver';
    };
    /**
     * CanWait
     * @description This card is for the dice of this turn, which come after the pain.
     */
    readonly CanWait: {
      /** @enum {unknown} */
      readonly type: 'CanWait';
    };
    /**
     * CannotBeAimedAt
     * @description The foe is hidden, shrouded, terrifying, or behind the front line.
     */
    readonly CannotBeAimedAt: {
      /** @enum {unknown} */
      readonly type: 'CannotBeAimedAt';
      readonly name: components['schemas']['UnitName'];
    };
    /**
     * CannotStep
     * @description Nobody takes a step in a single lane, nor stuck in the mud.
     */
    readonly CannotStep: {
      /** @enum {unknown} */
      readonly type: 'CannotStep';
    };
    /**
     * CardAdded
     * @description An encounter card was shuffled into the deck.
     */
    readonly CardAdded: {
      /** @enum {unknown} */
      readonly type: 'CardAdded';
      readonly card: components['schemas']['CardName'];
    };
    /**
     * CardForbids
     * @description Today's card allows no such dice in this round.
     */
    readonly CardForbids: {
      /** @enum {unknown} */
      readonly type: 'CardForbids';
    };
    /** CardLabel */
    readonly CardLabel: components['schemas']['LootName'] | 'closed_trove';
    /**
     * CardName
     * @enum {unknown}
     */
    readonly CardName:
      | 'G01'
      | 'G02'
      | 'G03'
      | 'G04'
      | 'G05'
      | 'G06'
      | 'G07'
      | 'G08'
      | 'G09'
      | 'G10'
      | 'G11'
      | 'G12'
      | 'G13'
      | 'G14'
      | 'G15'
      | 'G16'
      | 'G17'
      | 'G18'
      | 'G19'
      | 'G20'
      | 'G21'
      | 'G22'
      | 'G23'
      | 'G24'
      | 'G25'
      | 'G26'
      | 'G27'
      | 'G28'
      | 'G29'
      | 'G30'
      | 'S01'
      | 'S02'
      | 'S03'
      | 'S04'
      | 'S05'
      | 'S06'
      | 'S07'
      | 'S08'
      | 'S09'
      | 'S10'
      | 'S11'
      | 'S12'
      | 'SP1'
      | 'SP2'
      | 'SP3'
      | 'SP4'
      | 'SP5'
      | 'SP6'
      | 'T-drellen-1'
      | 'T-duster-1'
      | 'T-duster-2'
      | 'T-duster-3'
      | 'T-gendricks-1'
      | 'T-gendricks-2'
      | 'T-goblinking-1'
      | 'T-goblinking-2'
      | 'T-marrow-1'
      | 'T-marrow-2'
      | 'T-mulmesh-1'
      | 'T-nom-1';
    /**
     * CardNotHeld
     * @description This card is not in the Gearloc's hand.
     */
    readonly CardNotHeld: {
      /** @enum {unknown} */
      readonly type: 'CardNotHeld';
      readonly loot: components['schemas']['CardLabel'];
    };
    /**
     * CardReturned
     * @description An encounter card went on top of the deck.
     */
    readonly CardReturned: {
      /** @enum {unknown} */
      readonly type: 'CardReturned';
      readonly card: components['schemas']['CardName'];
    };
    /**
     * CaughtFood
     * @description A Gearloc caught a critter.
     */
    readonly CaughtFood: {
      /** @enum {unknown} */
      readonly type: 'CaughtFood';
      readonly seat: number;
      readonly hp: number;
    };
    /**
     * Cause
     * @enum {unknown}
     */
    readonly Cause:
      | 'ale'
      | 'attack'
      | 'axe'
      | 'backlash'
      | 'bleed'
      | 'bones'
      | 'burning_kobold'
      | 'card'
      | 'careless'
      | 'careless_bomb'
      | 'execution'
      | 'fatigue'
      | 'fire'
      | 'grenade'
      | 'lashback'
      | 'loot'
      | 'orb'
      | 'plan'
      | 'poison'
      | 'rage'
      | 'riposte'
      | 'skill'
      | 'splash'
      | 'tainted'
      | 'thunderclub'
      | 'trap'
      | 'troll_brew';
    /**
     * Chance
     * @description How likely something comes true.
     */
    readonly Chance: {
      /** @enum {unknown} */
      readonly type: 'Chance';
      readonly hope: components['schemas']['Hope'];
      readonly share: number;
    };
    /**
     * Change
     * @description How a unit's HP would change, and whether it would leave the mat.
     */
    readonly Change: {
      readonly unit: number;
      readonly hp: number;
      readonly falls: boolean;
    };
    /**
     * Changes
     * @description What certainly happens to the HP on the mat.
     */
    readonly Changes: {
      /** @enum {unknown} */
      readonly type: 'Changes';
      readonly changes: readonly components['schemas']['Change'][];
    };
    /**
     * ChipName
     * @enum {unknown}
     */
    readonly ChipName:
      | 'acid_spitter'
      | 'boar'
      | 'bog_frog'
      | 'bog_lurk'
      | 'bog_pole'
      | 'boulder_hurler'
      | 'bridge_brat'
      | 'bridge_keeper'
      | 'clay_golem'
      | 'cloak'
      | 'club_swinger'
      | 'cutpurse'
      | 'dire_wolf'
      | 'drellen'
      | 'drummer'
      | 'duster'
      | 'elder_dragon'
      | 'fire_drake'
      | 'gendricks'
      | 'gob'
      | 'gob_captain'
      | 'gob_regent'
      | 'goblin_king'
      | 'golden_golem'
      | 'great_bear'
      | 'grunt'
      | 'hexer'
      | 'horn_blower'
      | 'kobold'
      | 'lout'
      | 'lynx'
      | 'marrow'
      | 'mohlnor'
      | 'mossback'
      | 'mountain_mother'
      | 'mud_crawler'
      | 'mulmesh'
      | 'nom'
      | 'orb'
      | 'orc_archer'
      | 'pack_mother'
      | 'pit_brawler'
      | 'powder_king'
      | 'quill_cat'
      | 'raider'
      | 'rat'
      | 'rock_tosser'
      | 'rot_sage'
      | 'rubble'
      | 'sand_worm'
      | 'scaled_duelist'
      | 'screech_owl'
      | 'shield_breaker'
      | 'siege_chief'
      | 'slinger'
      | 'spine_spitter'
      | 'stone_golem'
      | 'tail_biter'
      | 'toll_baron'
      | 'trapper'
      | 'war_captain'
      | 'warlord'
      | 'whelp'
      | 'wolf'
      | 'wyrm_queen'
      | 'young_dragon';
    /**
     * ChipType
     * @enum {unknown}
     */
    readonly ChipType: 'beast' | 'bog' | 'goblin' | 'none' | 'orc' | 'scale' | 'troll' | 'tyrant';
    readonly Choice:
      | components['schemas']['Again']
      | components['schemas']['Aim']
      | components['schemas']['Answered']
      | components['schemas']['AnyTime']
      | components['schemas']['BoostPick']
      | components['schemas']['Buried']
      | components['schemas']['CampOver']
      | components['schemas']['Consumable']
      | components['schemas']['Critter']
      | components['schemas']['DartsDice']
      | components['schemas']['DartsPlan']
      | components['schemas']['Done']
      | components['schemas']['Drop']
      | components['schemas']['Dropped']
      | components['schemas']['Endure']
      | components['schemas']['Enough']
      | components['schemas']['Foe']
      | components['schemas']['Give']
      | components['schemas']['GivenDie']
      | components['schemas']['KeepLoot']
      | components['schemas']['KeptCard']
      | components['schemas']['KeptLoot']
      | components['schemas']['KeptTrove']
      | components['schemas']['LearnSkill']
      | components['schemas']['LetOthersFirst']
      | components['schemas']['Lit']
      | components['schemas']['LockKind']
      | components['schemas']['LockShield']
      | components['schemas']['Lost']
      | components['schemas']['LostBones']
      | components['schemas']['LostStat']
      | components['schemas']['MapRead']
      | components['schemas']['Marked']
      | components['schemas']['MechPick']
      | components['schemas']['MeterPlace']
      | components['schemas']['NoCritter']
      | components['schemas']['NoFoe']
      | components['schemas']['NoProposal']
      | components['schemas']['NoTarget']
      | components['schemas']['Number']
      | components['schemas']['OneMore']
      | components['schemas']['OpenByIntuition']
      | components['schemas']['OpenLock']
      | components['schemas']['Parried']
      | components['schemas']['Part']
      | components['schemas']['Payment']
      | components['schemas']['PickAttack']
      | components['schemas']['PickDefence']
      | components['schemas']['PickSkill']
      | components['schemas']['PickTrove']
      | components['schemas']['Place']
      | components['schemas']['RerollPick']
      | components['schemas']['Rescue']
      | components['schemas']['Rest']
      | components['schemas']['Restored']
      | components['schemas']['Retry']
      | components['schemas']['Returned']
      | components['schemas']['RollMarked']
      | components['schemas']['RollThem']
      | components['schemas']['RushOn']
      | components['schemas']['Scout']
      | components['schemas']['Search']
      | components['schemas']['Shield']
      | components['schemas']['ShieldDie']
      | components['schemas']['Spot']
      | components['schemas']['Stack']
      | components['schemas']['StartOrder']
      | components['schemas']['Stay']
      | components['schemas']['StayUp']
      | components['schemas']['StopPicking']
      | components['schemas']['StoreBones']
      | components['schemas']['Strike']
      | components['schemas']['Studied']
      | components['schemas']['Suffered']
      | components['schemas']['TrainStat']
      | components['schemas']['UseCampLoot']
      | components['schemas']['UseDie']
      | components['schemas']['UseLoot']
      | components['schemas']['UsePlan']
      | components['schemas']['Verdict']
      | components['schemas']['Victim'];
    /**
     * ChoiceView
     * @description One of the choices on the card.
     */
    readonly ChoiceView: {
      readonly name: string;
      readonly open: boolean;
      readonly battle: boolean;
      readonly rewards: readonly components['schemas']['RewardView'][];
    };
    /**
     * ChooseApproach
     * @description Which of several equally short ways a Baddie takes.
     */
    readonly ChooseApproach: {
      /** @enum {unknown} */
      readonly type: 'ChooseApproach';
      readonly seat: number;
      readonly unit: number;
      readonly places: readonly number[];
      readonly name: components['schemas']['UnitName'];
    };
    /**
     * ChooseBaddie
     * @description Which of several equal Baddies a tyrant's die strikes.
     */
    readonly ChooseBaddie: {
      /** @enum {unknown} */
      readonly type: 'ChooseBaddie';
      readonly seat: number;
      readonly unit: number;
      readonly face: components['schemas']['TyrantFace'];
      readonly tied: readonly number[];
    };
    /**
     * ChooseBarrels
     * @description How many barrels are lined up.
     */
    readonly ChooseBarrels: {
      /** @enum {unknown} */
      readonly type: 'ChooseBarrels';
      readonly seat: number;
    };
    /**
     * ChooseConsumable
     * @description Which consumable die a Gearloc finds.
     */
    readonly ChooseConsumable: {
      /** @enum {unknown} */
      readonly type: 'ChooseConsumable';
      readonly seat: number;
    };
    /**
     * ChooseCritter
     * @description Which critter a Gearloc hunts.
     */
    readonly ChooseCritter: {
      /** @enum {unknown} */
      readonly type: 'ChooseCritter';
      readonly seat: number;
    };
    /**
     * ChooseDarts
     * @description Which three dice a Gearloc throws, two of a kind at most.
     */
    readonly ChooseDarts: {
      /** @enum {unknown} */
      readonly type: 'ChooseDarts';
      readonly seat: number;
    };
    /**
     * ChooseLanding
     * @description On which of several equally far places a thrown Gearloc lands.
     */
    readonly ChooseLanding: {
      /** @enum {unknown} */
      readonly type: 'ChooseLanding';
      readonly seat: number;
      readonly unit: number;
      readonly places: readonly number[];
      readonly name: components['schemas']['UnitName'];
    };
    /**
     * ChooseLoser
     * @description Which of several Gearlocs loses HP.
     */
    readonly ChooseLoser: {
      /** @enum {unknown} */
      readonly type: 'ChooseLoser';
      readonly seat: number;
      readonly tied: readonly number[];
      readonly amount: number;
    };
    /**
     * ChoosePart
     * @description Which component Boomer adds.
     */
    readonly ChoosePart: {
      /** @enum {unknown} */
      readonly type: 'ChoosePart';
      readonly seat: number;
    };
    /**
     * ChooseRerolls
     * @description Which of the dice rolled this turn are rolled again, up to so many.
     */
    readonly ChooseRerolls: {
      /** @enum {unknown} */
      readonly type: 'ChooseRerolls';
      readonly seat: number;
      readonly numbers: readonly number[];
      readonly most: number;
    };
    /**
     * ChooseRestored
     * @description Which exhausted die is ready again.
     */
    readonly ChooseRestored: {
      /** @enum {unknown} */
      readonly type: 'ChooseRestored';
      readonly seat: number;
      readonly owner: number;
    };
    /**
     * ChooseShield
     * @description Which shield takes what was stopped; it takes as much as it can.
     */
    readonly ChooseShield: {
      /** @enum {unknown} */
      readonly type: 'ChooseShield';
      readonly seat: number;
      readonly damage: number;
    };
    /**
     * ChooseStack
     * @description Which stack a Gearloc scouts.
     */
    readonly ChooseStack: {
      /** @enum {unknown} */
      readonly type: 'ChooseStack';
      readonly seat: number;
      readonly highest: number;
    };
    /**
     * ChooseTarget
     * @description Whom a Gearloc targets.
     */
    readonly ChooseTarget: {
      /** @enum {unknown} */
      readonly type: 'ChooseTarget';
      readonly seat: number;
    };
    /**
     * ChooseTrophy
     * @description Which type of Baddie will be Surprised in the next battle.
     */
    readonly ChooseTrophy: {
      /** @enum {unknown} */
      readonly type: 'ChooseTrophy';
      readonly seat: number;
    };
    /**
     * ChooseVictim
     * @description Whom a Baddie targets among equals: players decide.
     */
    readonly ChooseVictim: {
      /** @enum {unknown} */
      readonly type: 'ChooseVictim';
      readonly seat: number;
      readonly unit: number;
      readonly tied: readonly number[];
      readonly name: components['schemas']['UnitName'];
    };
    /**
     * Consumable
     * @description A consumable die.
     */
    readonly Consumable: {
      /** @enum {unknown} */
      readonly type: 'Consumable';
      readonly skill: components['schemas']['SkillName'];
    };
    /**
     * CounterTurned
     * @description A counter die was turned.
     */
    readonly CounterTurned: {
      /** @enum {unknown} */
      readonly type: 'CounterTurned';
      readonly seat: number;
      readonly skill: components['schemas']['SkillName'];
      readonly value: number;
    };
    /**
     * Critter
     * @description A critter, by its place.
     */
    readonly Critter: {
      /** @enum {unknown} */
      readonly type: 'Critter';
      readonly place: number;
      readonly hp: number;
    };
    /**
     * CritterTooFar
     * @description Critters in reach are hunted.
     */
    readonly CritterTooFar: {
      /** @enum {unknown} */
      readonly type: 'CritterTooFar';
    };
    /**
     * Damaged
     * @description A unit lost HP.
     */
    readonly Damaged: {
      /** @enum {unknown} */
      readonly type: 'Damaged';
      readonly unit: number;
      readonly name: components['schemas']['UnitName'];
      readonly lost: number;
      readonly left: number;
      readonly cause: components['schemas']['Cause'];
    };
    /**
     * DartsDice
     * @description Three dice: so many for attack, defence and status.
     */
    readonly DartsDice: {
      /** @enum {unknown} */
      readonly type: 'DartsDice';
      readonly attack: number;
      readonly defence: number;
      readonly status: number;
    };
    /**
     * DartsLine
     * @enum {unknown}
     */
    readonly DartsLine: 'bullseye' | 'deep_breath' | 'shake_off' | 'sharp_throw';
    /**
     * DartsLost
     * @description A Gearloc lost at Dangerous Darts.
     */
    readonly DartsLost: {
      /** @enum {unknown} */
      readonly type: 'DartsLost';
      readonly seat: number;
    };
    /**
     * DartsPlan
     * @description A line of the darts plan; without one the Bones are lost.
     */
    readonly DartsPlan: {
      /** @enum {unknown} */
      readonly type: 'DartsPlan';
      readonly plan: components['schemas']['DartsLine'] | null;
    };
    /**
     * DartsRolled
     * @description Both sides threw their darts.
     */
    readonly DartsRolled: {
      /** @enum {unknown} */
      readonly type: 'DartsRolled';
      readonly seat: number;
      readonly hits: number;
      readonly shields: number;
      readonly bones: number;
      readonly status: readonly components['schemas']['Status'][];
      readonly hits_taken: number;
      readonly status_taken: readonly components['schemas']['Status'][];
    };
    /**
     * DartsScore
     * @description How a game of Dangerous Darts stands.
     */
    readonly DartsScore: {
      /** @enum {unknown} */
      readonly type: 'DartsScore';
      readonly seat: number;
      readonly mine: number;
      readonly theirs: number;
    };
    /**
     * DartsView
     * @description The HP of both sides, the dice that the Gearloc throws, and the throw that lies on the table.
     */
    readonly DartsView: {
      readonly mine: number;
      readonly theirs: number;
      readonly turn: number;
      readonly attack: number;
      readonly defence: number;
      readonly status: number;
      readonly hits: number;
      readonly shields: number;
      readonly bones: number;
      readonly taken: number;
      readonly on_me: readonly components['schemas']['Status'][];
      readonly on_them: readonly components['schemas']['Status'][];
    };
    /**
     * DartsWon
     * @description A Gearloc won at Dangerous Darts.
     */
    readonly DartsWon: {
      /** @enum {unknown} */
      readonly type: 'DartsWon';
      readonly seat: number;
    };
    /**
     * DayBegan
     * @description A new day.
     */
    readonly DayBegan: {
      /** @enum {unknown} */
      readonly type: 'DayBegan';
      readonly day: number;
      readonly days: number;
    };
    /**
     * Decide
     * @description What the leader decides for the party.
     */
    readonly Decide: {
      /** @enum {unknown} */
      readonly type: 'Decide';
      readonly seat: number;
      readonly topic: components['schemas']['Topic'];
    };
    /**
     * DeckShuffled
     * @description The encounter deck was shuffled.
     */
    readonly DeckShuffled: {
      /** @enum {unknown} */
      readonly type: 'DeckShuffled';
    };
    /**
     * Defeated
     * @description A Baddie was defeated.
     */
    readonly Defeated: {
      /** @enum {unknown} */
      readonly type: 'Defeated';
      readonly unit: number;
      readonly name: components['schemas']['UnitName'];
    };
    /**
     * DelayBaddie
     * @description Which Baddie the squirrel delays.
     */
    readonly DelayBaddie: {
      /** @enum {unknown} */
      readonly type: 'DelayBaddie';
      readonly seat: number;
    };
    /**
     * DiceDoNotOpen
     * @description These dice do not open the leftmost lock.
     */
    readonly DiceDoNotOpen: {
      /** @enum {unknown} */
      readonly type: 'DiceDoNotOpen';
    };
    /**
     * DiceLost
     * @description White dice of a stat were exhausted.
     */
    readonly DiceLost: {
      /** @enum {unknown} */
      readonly type: 'DiceLost';
      readonly seat: number;
      readonly stat: components['schemas']['Stat'];
      readonly count: number;
    };
    /**
     * DiceRolled
     * @description A Gearloc rolled dice.
     */
    readonly DiceRolled: {
      /** @enum {unknown} */
      readonly type: 'DiceRolled';
      readonly seat: number;
      readonly skills: readonly components['schemas']['SkillName'][];
      readonly icons: readonly components['schemas']['Icon'][];
      readonly values: readonly number[];
    };
    /**
     * DieIgnored
     * @description A result was not used.
     */
    readonly DieIgnored: {
      /** @enum {unknown} */
      readonly type: 'DieIgnored';
      readonly seat: number;
      readonly skill: components['schemas']['SkillName'];
    };
    /**
     * DieKept
     * @description A die was put into an Active slot.
     */
    readonly DieKept: {
      /** @enum {unknown} */
      readonly type: 'DieKept';
      readonly seat: number;
      readonly skill: components['schemas']['SkillName'];
      readonly icon: components['schemas']['Icon'];
      readonly value: number;
    };
    /**
     * DieLocked
     * @description A die was put into a Locked slot.
     */
    readonly DieLocked: {
      /** @enum {unknown} */
      readonly type: 'DieLocked';
      readonly seat: number;
      readonly skill: components['schemas']['SkillName'];
      readonly icon: components['schemas']['Icon'];
      readonly value: number;
    };
    /**
     * DieSpent
     * @description A skill die is exhausted.
     */
    readonly DieSpent: {
      /** @enum {unknown} */
      readonly type: 'DieSpent';
      readonly seat: number;
      readonly skill: components['schemas']['SkillName'];
    };
    /**
     * DieView
     * @description A die that shows something.
     */
    readonly DieView: {
      readonly owner: number;
      readonly skill: components['schemas']['SkillName'];
      readonly icon: components['schemas']['Icon'];
      readonly value: number;
    };
    /**
     * Difficulty
     * @description How much help the party gets at set-up (ruling 37).
     * @enum {unknown}
     */
    readonly Difficulty: 'adventurer' | 'heroic' | 'legendary';
    /**
     * Done
     * @description End the turn; what was not used goes back.
     */
    readonly Done: {
      /** @enum {unknown} */
      readonly type: 'Done';
    };
    /**
     * Drop
     * @description Take a die out of a slot; a skill die is exhausted by it.
     */
    readonly Drop: {
      /** @enum {unknown} */
      readonly type: 'Drop';
      readonly zone: components['schemas']['Zone'];
      readonly skill: components['schemas']['SkillName'];
      readonly value: number;
    };
    /**
     * DropLoot
     * @description Which card a Gearloc discards to make room; outside battle it may use one instead.
     */
    readonly DropLoot: {
      /** @enum {unknown} */
      readonly type: 'DropLoot';
      readonly seat: number;
    };
    /**
     * Dropped
     * @description A card to discard.
     */
    readonly Dropped: {
      /** @enum {unknown} */
      readonly type: 'Dropped';
      readonly loot: components['schemas']['CardLabel'];
      readonly number: number;
    };
    /**
     * EffectFaded
     * @description An effect die was turned down.
     */
    readonly EffectFaded: {
      /** @enum {unknown} */
      readonly type: 'EffectFaded';
      readonly unit: number;
      readonly name: components['schemas']['UnitName'];
      readonly effect: components['schemas']['EffectName'];
      readonly value: number;
    };
    /**
     * EffectGone
     * @description An effect die was removed.
     */
    readonly EffectGone: {
      /** @enum {unknown} */
      readonly type: 'EffectGone';
      readonly unit: number;
      readonly name: components['schemas']['UnitName'];
      readonly effect: components['schemas']['EffectName'];
    };
    /**
     * EffectName
     * @enum {unknown}
     */
    readonly EffectName:
      'bleed' | 'disable' | 'flight' | 'poison' | 'stun' | 'taunt' | 'terrify' | 'untargetable' | 'weaken';
    /**
     * EffectPlaced
     * @description An effect die was put on a unit.
     */
    readonly EffectPlaced: {
      /** @enum {unknown} */
      readonly type: 'EffectPlaced';
      readonly unit: number;
      readonly name: components['schemas']['UnitName'];
      readonly effect: components['schemas']['EffectName'];
      readonly value: number;
    };
    /**
     * EffectStopped
     * @description An effect was kept off a unit.
     */
    readonly EffectStopped: {
      /** @enum {unknown} */
      readonly type: 'EffectStopped';
      readonly unit: number;
      readonly name: components['schemas']['UnitName'];
      readonly effect: components['schemas']['EffectName'];
    };
    /**
     * EffectView
     * @description An effect die on a unit.
     */
    readonly EffectView: {
      readonly effect: components['schemas']['EffectName'];
      readonly value: number;
    };
    /**
     * EncounterDrawn
     * @description The top card of the encounter deck was turned up.
     */
    readonly EncounterDrawn: {
      /** @enum {unknown} */
      readonly type: 'EncounterDrawn';
      readonly card: components['schemas']['CardName'];
    };
    /** EndName */
    readonly EndName:
      | components['schemas']['UnitName']
      | ('chem_kit' | 'hit_1' | 'hit_2' | 'med_kit' | 'med_pack' | 'stim_belt' | 'stim_kit' | 'stim_lethal');
    /**
     * Ending
     * @enum {unknown}
     */
    readonly Ending: 'out_of_days' | 'tyrant_defeated';
    /**
     * Endure
     * @description Use nothing, and bear it.
     */
    readonly Endure: {
      /** @enum {unknown} */
      readonly type: 'Endure';
    };
    /**
     * Enough
     * @description No more.
     */
    readonly Enough: {
      /** @enum {unknown} */
      readonly type: 'Enough';
    };
    /**
     * Entered
     * @description A Baddie came onto the mat.
     */
    readonly Entered: {
      /** @enum {unknown} */
      readonly type: 'Entered';
      readonly unit: number;
      readonly name: components['schemas']['ChipName'];
      readonly place: number;
    };
    /**
     * EquallyFar
     * @description A thrown Gearloc lands on one of the places that are equally far.
     */
    readonly EquallyFar: {
      /** @enum {unknown} */
      readonly type: 'EquallyFar';
    };
    readonly Event:
      | components['schemas']['BaddieActed']
      | components['schemas']['BaddieFound']
      | components['schemas']['BaddieRolled']
      | components['schemas']['BattleLost']
      | components['schemas']['BattleWon']
      | components['schemas']['BonesStored']
      | components['schemas']['BuffLost']
      | components['schemas']['CardAdded']
      | components['schemas']['CardReturned']
      | components['schemas']['CaughtFood']
      | components['schemas']['CounterTurned']
      | components['schemas']['Damaged']
      | components['schemas']['DartsLost']
      | components['schemas']['DartsRolled']
      | components['schemas']['DartsScore']
      | components['schemas']['DartsWon']
      | components['schemas']['DayBegan']
      | components['schemas']['DeckShuffled']
      | components['schemas']['Defeated']
      | components['schemas']['DiceLost']
      | components['schemas']['DiceRolled']
      | components['schemas']['DieIgnored']
      | components['schemas']['DieKept']
      | components['schemas']['DieLocked']
      | components['schemas']['DieSpent']
      | components['schemas']['EffectFaded']
      | components['schemas']['EffectGone']
      | components['schemas']['EffectPlaced']
      | components['schemas']['EffectStopped']
      | components['schemas']['EncounterDrawn']
      | components['schemas']['Entered']
      | components['schemas']['Fatigued']
      | components['schemas']['GameEnded']
      | components['schemas']['Healed']
      | components['schemas']['InitiativeRolled']
      | components['schemas']['InnateUpgraded']
      | components['schemas']['InnateWorked']
      | components['schemas']['Intercepted']
      | components['schemas']['KnockedOut']
      | components['schemas']['Left']
      | components['schemas']['LockHeld']
      | components['schemas']['LockOpened']
      | components['schemas']['LocksRolled']
      | components['schemas']['LootDiscarded']
      | components['schemas']['LootDrawn']
      | components['schemas']['LootGiven']
      | components['schemas']['LootKept']
      | components['schemas']['LootShown']
      | components['schemas']['LootTurned']
      | components['schemas']['LootUsed']
      | components['schemas']['MeterChanged']
      | components['schemas']['Missed']
      | components['schemas']['Moved']
      | components['schemas']['NumberRolled']
      | components['schemas']['OptionTaken']
      | components['schemas']['Placed']
      | components['schemas']['PlanUsed']
      | components['schemas']['ProgressMade']
      | components['schemas']['Proposed']
      | components['schemas']['QueueBuilt']
      | components['schemas']['QueueGrew']
      | components['schemas']['RageTurned']
      | components['schemas']['Rested']
      | components['schemas']['Revived']
      | components['schemas']['Riposted']
      | components['schemas']['RoundBegan']
      | components['schemas']['Scouted']
      | components['schemas']['ScoutedAway']
      | components['schemas']['Searched']
      | components['schemas']['Shielded']
      | components['schemas']['SkillLearnt']
      | components['schemas']['SkillUsed']
      | components['schemas']['StatLimited']
      | components['schemas']['StatLowered']
      | components['schemas']['Targeted']
      | components['schemas']['TestFailed']
      | components['schemas']['TestPassed']
      | components['schemas']['TestRolled']
      | components['schemas']['ThroneStruck']
      | components['schemas']['Trained']
      | components['schemas']['TrainingRolled']
      | components['schemas']['TrainingWasted']
      | components['schemas']['TroveDrawn']
      | components['schemas']['TroveOpened']
      | components['schemas']['TroveShown']
      | components['schemas']['TroveTurned']
      | components['schemas']['TurnBegan']
      | components['schemas']['TurnLost']
      | components['schemas']['TyrantRolled']
      | components['schemas']['Unharmed'];
    /**
     * FaceView
     * @description A face of a skill die.
     */
    readonly FaceView: {
      readonly icon: components['schemas']['Icon'];
      readonly value: number;
    };
    /**
     * Fatigued
     * @description Everybody tires.
     */
    readonly Fatigued: {
      /** @enum {unknown} */
      readonly type: 'Fatigued';
      readonly round: number;
    };
    /**
     * Foe
     * @description A foe on the mat.
     */
    readonly Foe: {
      /** @enum {unknown} */
      readonly type: 'Foe';
      readonly unit: number;
      readonly name: components['schemas']['UnitName'];
      readonly place: number;
    };
    /**
     * FoeView
     * @description A Baddie, a tyrant, a helper or a thing on the mat.
     */
    readonly FoeView: {
      readonly unit: number;
      readonly name: components['schemas']['ChipName'];
      readonly kind: components['schemas']['ChipType'];
      readonly points: number;
      readonly hp: number;
      readonly most_hp: number;
      readonly place: number;
      readonly attack: number;
      readonly threat: number;
      readonly defence: number;
      readonly initiative: number;
      readonly melee: boolean;
      readonly aim: components['schemas']['Victims'];
      readonly targets: number;
      readonly diagonal: boolean;
      readonly traits: readonly components['schemas']['TraitView'][];
      readonly faces: readonly components['schemas']['TyrantFace'][];
      readonly shields: readonly number[];
      readonly fire: number;
      readonly effects: readonly components['schemas']['EffectView'][];
      readonly ally: boolean;
    };
    /**
     * FreeDeed
     * @enum {unknown}
     */
    readonly FreeDeed: 'advance' | 'build' | 'cash_bodies' | 'execute' | 'throw_axe' | 'vent';
    /**
     * GameEnded
     * @description The adventure is over.
     */
    readonly GameEnded: {
      /** @enum {unknown} */
      readonly type: 'GameEnded';
      readonly ending: components['schemas']['Ending'];
    };
    /**
     * GearlocName
     * @enum {unknown}
     */
    readonly GearlocName: 'boomer' | 'patches' | 'picket' | 'tantrum';
    /**
     * GearlocView
     * @description A Gearloc and its mat.
     */
    readonly GearlocView: {
      readonly seat: number;
      readonly name: components['schemas']['GearlocName'];
      readonly melee: boolean;
      readonly hp: number;
      readonly most_hp: number;
      readonly buff: number;
      readonly shields: number;
      readonly stats: readonly number[];
      readonly bonus: readonly number[];
      readonly innate: components['schemas']['Innate'];
      readonly innate_plus: boolean;
      readonly healing: number;
      readonly place: number | null;
      readonly away: boolean;
      readonly active: readonly components['schemas']['DieView'][];
      readonly locked: readonly components['schemas']['DieView'][];
      readonly plan: readonly components['schemas']['DieView'][];
      readonly plans: readonly components['schemas']['PlanView'][];
      readonly skills: readonly components['schemas']['SkillView'][];
      readonly grenades: number;
      readonly axes: number;
      readonly bodies: number;
      readonly effects: readonly components['schemas']['EffectView'][];
      readonly loot: readonly components['schemas']['LootView'][];
      readonly training: number;
    };
    /**
     * Give
     * @description Give a card to another Gearloc; a full hand gives one back.
     */
    readonly Give: {
      /** @enum {unknown} */
      readonly type: 'Give';
      readonly loot: components['schemas']['CardLabel'];
      readonly number: number;
      readonly to: number;
    };
    /**
     * GiveUpDie
     * @description Which white die the party gives up next.
     */
    readonly GiveUpDie: {
      /** @enum {unknown} */
      readonly type: 'GiveUpDie';
      readonly seat: number;
    };
    /**
     * GiveUpLoot
     * @description Which Loot a Gearloc gives up for the party.
     */
    readonly GiveUpLoot: {
      /** @enum {unknown} */
      readonly type: 'GiveUpLoot';
      readonly seat: number;
    };
    /**
     * GivenDie
     * @description A white die of a Gearloc.
     */
    readonly GivenDie: {
      /** @enum {unknown} */
      readonly type: 'GivenDie';
      readonly who: number;
      readonly name: components['schemas']['UnitName'];
      readonly stat: components['schemas']['Stat'];
    };
    /**
     * HandsDoNotHold
     * @description After a swap both hands must hold what they have.
     */
    readonly HandsDoNotHold: {
      /** @enum {unknown} */
      readonly type: 'HandsDoNotHold';
    };
    /**
     * HealWithInnate
     * @description Whom Patches heals at the start of his turn.
     */
    readonly HealWithInnate: {
      /** @enum {unknown} */
      readonly type: 'HealWithInnate';
      readonly seat: number;
    };
    /**
     * Healed
     * @description A unit regained HP.
     */
    readonly Healed: {
      /** @enum {unknown} */
      readonly type: 'Healed';
      readonly unit: number;
      readonly name: components['schemas']['UnitName'];
      readonly gained: number;
      readonly hp: number;
    };
    /**
     * HealthyAlready
     * @description Nothing is missing that rest would bring.
     */
    readonly HealthyAlready: {
      /** @enum {unknown} */
      readonly type: 'HealthyAlready';
    };
    /**
     * Hope
     * @enum {unknown}
     */
    readonly Hope:
      | 'caught'
      | 'cleared'
      | 'finds'
      | 'higher'
      | 'next_lock'
      | 'opens'
      | 'passes'
      | 'saves'
      | 'stumbles'
      | 'wins'
      | 'works';
    /**
     * Icon
     * @enum {unknown}
     */
    readonly Icon:
      | 'adv_def'
      | 'advance'
      | 'ale'
      | 'anger'
      | 'atk_mod'
      | 'attack'
      | 'axes'
      | 'bigger_boom'
      | 'blank'
      | 'body_count'
      | 'bones'
      | 'booster'
      | 'buff_atk'
      | 'buff_hp'
      | 'casing'
      | 'cleanse'
      | 'const_def'
      | 'const_dmg'
      | 'const_move'
      | 'const_regen'
      | 'const_taunt'
      | 'controlled_blast'
      | 'def_training'
      | 'defence'
      | 'disable'
      | 'disorient_all'
      | 'drop_ini'
      | 'ecells'
      | 'element'
      | 'element_325'
      | 'fuse'
      | 'gain_holy_grenade'
      | 'grenades'
      | 'hardy'
      | 'heal'
      | 'heal_mult'
      | 'holy_blast'
      | 'holy_small_explosion'
      | 'intact_grenade'
      | 'intercept'
      | 'jerky'
      | 'jump'
      | 'lashback'
      | 'loot'
      | 'melee_dmg'
      | 'multi_parts'
      | 'napalm'
      | 'negizap'
      | 'party_inspire'
      | 'perma_hp'
      | 'poison_armor'
      | 'poison_dart'
      | 'poison_jar'
      | 'posizap'
      | 'rage'
      | 'recover'
      | 'reroll_buff'
      | 'reroll_heal'
      | 'reusable_bones'
      | 'revive'
      | 'riposte'
      | 'rush'
      | 'small_explosion'
      | 'smoke'
      | 'steal_axe'
      | 'stunner'
      | 'switch'
      | 'tainted'
      | 'taunt';
    /**
     * InitiativeRolled
     * @description A Gearloc rolled its initiative.
     */
    readonly InitiativeRolled: {
      /** @enum {unknown} */
      readonly type: 'InitiativeRolled';
      readonly seat: number;
      readonly number: number;
    };
    /**
     * Innate
     * @enum {unknown}
     */
    readonly Innate:
      | 'fearless_rage'
      | 'gearloc_wall'
      | 'major_recovery'
      | 'rage'
      | 'recovery'
      | 'resourceful_scavenger'
      | 'scavenger'
      | 'shield_wall';
    /**
     * InnateUpgraded
     * @description A Gearloc's innate is upgraded.
     */
    readonly InnateUpgraded: {
      /** @enum {unknown} */
      readonly type: 'InnateUpgraded';
      readonly seat: number;
    };
    /**
     * InnateWorked
     * @description An innate had its effect.
     */
    readonly InnateWorked: {
      /** @enum {unknown} */
      readonly type: 'InnateWorked';
      readonly seat: number;
      readonly innate: components['schemas']['Innate'];
    };
    /**
     * Intercepted
     * @description Picket stepped in.
     */
    readonly Intercepted: {
      /** @enum {unknown} */
      readonly type: 'Intercepted';
      readonly seat: number;
      readonly by: number;
    };
    /**
     * Intuition
     * @enum {unknown}
     */
    readonly Intuition: 'convert' | 'reroll' | 'save';
    /**
     * KeepEncounter
     * @description Which of two encounters the party meets.
     */
    readonly KeepEncounter: {
      /** @enum {unknown} */
      readonly type: 'KeepEncounter';
      readonly seat: number;
    };
    /**
     * KeepInitiative
     * @description Whether Reflex Powder is spent to roll initiative again.
     */
    readonly KeepInitiative: {
      /** @enum {unknown} */
      readonly type: 'KeepInitiative';
      readonly seat: number;
    };
    /**
     * KeepLoot
     * @description Use nothing now.
     */
    readonly KeepLoot: {
      /** @enum {unknown} */
      readonly type: 'KeepLoot';
    };
    /**
     * KeepOne
     * @description Which of the cards on the table a Gearloc keeps.
     */
    readonly KeepOne: {
      /** @enum {unknown} */
      readonly type: 'KeepOne';
      readonly seat: number;
    };
    /**
     * KeepTrove
     * @description Which closed Trove Loot a Gearloc keeps.
     */
    readonly KeepTrove: {
      /** @enum {unknown} */
      readonly type: 'KeepTrove';
      readonly seat: number;
    };
    /**
     * KeptCard
     * @description An encounter card.
     */
    readonly KeptCard: {
      /** @enum {unknown} */
      readonly type: 'KeptCard';
      readonly card: components['schemas']['CardName'];
    };
    /**
     * KeptLoot
     * @description A card on the table.
     */
    readonly KeptLoot: {
      /** @enum {unknown} */
      readonly type: 'KeptLoot';
      readonly loot: components['schemas']['LootName'];
    };
    /**
     * KeptTrove
     * @description A closed card on the table, by its place.
     */
    readonly KeptTrove: {
      /** @enum {unknown} */
      readonly type: 'KeptTrove';
      readonly number: number;
      readonly locks: readonly components['schemas']['Lock'][];
    };
    /**
     * KnockedOut
     * @description A Gearloc was KO'd.
     */
    readonly KnockedOut: {
      /** @enum {unknown} */
      readonly type: 'KnockedOut';
      readonly seat: number;
    };
    /**
     * LadysAnswer
     * @description How likely the old lady's answer is worth two training points, and how likely a Trove.
     */
    readonly LadysAnswer: {
      /** @enum {unknown} */
      readonly type: 'LadysAnswer';
      readonly training: number;
      readonly trove: number;
    };
    /**
     * LandBeside
     * @description Beside which side of a Baddie a leaping Gearloc lands.
     */
    readonly LandBeside: {
      /** @enum {unknown} */
      readonly type: 'LandBeside';
      readonly seat: number;
      readonly unit: number;
    };
    /**
     * LanternDark
     * @description A lantern is put out that burns.
     */
    readonly LanternDark: {
      /** @enum {unknown} */
      readonly type: 'LanternDark';
    };
    /**
     * LearnSkill
     * @description Take a skill die.
     */
    readonly LearnSkill: {
      /** @enum {unknown} */
      readonly type: 'LearnSkill';
      readonly skill: components['schemas']['SkillName'];
    };
    /**
     * Left
     * @description A unit left the mat.
     */
    readonly Left: {
      /** @enum {unknown} */
      readonly type: 'Left';
      readonly unit: number;
      readonly name: components['schemas']['UnitName'];
    };
    /**
     * LetOthersFirst
     * @description Recover after the others, once an evening.
     */
    readonly LetOthersFirst: {
      /** @enum {unknown} */
      readonly type: 'LetOthersFirst';
    };
    /**
     * LightFlare
     * @description Whether a flare lowers the Baddie points by 3.
     */
    readonly LightFlare: {
      /** @enum {unknown} */
      readonly type: 'LightFlare';
      readonly seat: number;
    };
    /**
     * LimitStat
     * @description Which stat die a Gearloc loses for this battle.
     */
    readonly LimitStat: {
      /** @enum {unknown} */
      readonly type: 'LimitStat';
      readonly seat: number;
    };
    /**
     * Lit
     * @description Light it, or not.
     */
    readonly Lit: {
      /** @enum {unknown} */
      readonly type: 'Lit';
      readonly lit: boolean;
    };
    /**
     * Lock
     * @enum {unknown}
     */
    readonly Lock: '2F' | '2L' | '2T' | '3F' | '3L' | '3T' | '4F' | '4L' | '4T' | '5F' | '5L' | '5T';
    /**
     * LockHeld
     * @description The attempt is over with a lock still closed.
     */
    readonly LockHeld: {
      /** @enum {unknown} */
      readonly type: 'LockHeld';
      readonly seat: number;
    };
    /**
     * LockKind
     * @description A type of lock.
     */
    readonly LockKind: {
      /** @enum {unknown} */
      readonly type: 'LockKind';
      readonly kind: components['schemas']['LockType'];
    };
    /**
     * LockOdds
     * @description What the leftmost lock needs, and how likely a fresh roll of the dice that are left opens it.
     */
    readonly LockOdds: {
      readonly needed: number;
      readonly fresh: number;
    };
    /**
     * LockOpened
     * @description A lock was opened.
     */
    readonly LockOpened: {
      /** @enum {unknown} */
      readonly type: 'LockOpened';
      readonly seat: number;
      readonly lock: components['schemas']['Lock'];
    };
    /**
     * LockShield
     * @description Put a white DEF die into a Locked slot (Gearloc Wall).
     */
    readonly LockShield: {
      /** @enum {unknown} */
      readonly type: 'LockShield';
      readonly value: number;
    };
    /**
     * LockType
     * @enum {unknown}
     */
    readonly LockType: 'F' | 'L' | 'T';
    /**
     * LockView
     * @description A lock: how hard it is, and of which type.
     */
    readonly LockView: {
      readonly value: number;
      readonly kind: components['schemas']['LockType'];
    };
    /**
     * LocksRolled
     * @description Lockpicking dice were rolled.
     */
    readonly LocksRolled: {
      /** @enum {unknown} */
      readonly type: 'LocksRolled';
      readonly seat: number;
      readonly dice: readonly string[];
      readonly intuition: components['schemas']['Intuition'];
    };
    /**
     * LootDiscarded
     * @description A Gearloc discarded a card.
     */
    readonly LootDiscarded: {
      /** @enum {unknown} */
      readonly type: 'LootDiscarded';
      readonly seat: number;
      readonly loot: components['schemas']['CardLabel'];
    };
    /**
     * LootDrawn
     * @description A Gearloc gained a Loot card.
     */
    readonly LootDrawn: {
      /** @enum {unknown} */
      readonly type: 'LootDrawn';
      readonly seat: number;
      readonly loot: components['schemas']['LootName'];
    };
    /**
     * LootGiven
     * @description A Gearloc gave a card to another.
     */
    readonly LootGiven: {
      /** @enum {unknown} */
      readonly type: 'LootGiven';
      readonly seat: number;
      readonly to: number;
      readonly loot: components['schemas']['CardLabel'];
    };
    /**
     * LootIdle
     * @description The card waits for this: now it would do nothing.
     */
    readonly LootIdle: {
      /** @enum {unknown} */
      readonly type: 'LootIdle';
      readonly loot: components['schemas']['LootName'];
      readonly moment: components['schemas']['LootMoment'];
    };
    /**
     * LootKept
     * @description Of the cards on the table a Gearloc kept this one.
     */
    readonly LootKept: {
      /** @enum {unknown} */
      readonly type: 'LootKept';
      readonly seat: number;
      readonly loot: components['schemas']['LootName'];
    };
    /**
     * LootMoment
     * @enum {unknown}
     */
    readonly LootMoment:
      | 'aim'
      | 'battle'
      | 'battle_begins'
      | 'by_itself'
      | 'camp'
      | 'day_begins'
      | 'dice_rolled'
      | 'doorway'
      | 'effect_placed'
      | 'encounter_drawn'
      | 'exhausted_die'
      | 'first_root'
      | 'growth'
      | 'hidden_baddie'
      | 'locks'
      | 'lost_consumable'
      | 'outside_battle'
      | 'own_wound'
      | 'plan'
      | 'roll_to_come'
      | 'target'
      | 'training_failed'
      | 'wound';
    /**
     * LootName
     * @enum {unknown}
     */
    readonly LootName:
      | 'care_package'
      | 'dex_infuser'
      | 'exploding_shrooms'
      | 'flare_distraction'
      | 'flash_arrows'
      | 'fortunate_discovery'
      | 'fresh_bog_meat'
      | 'gadget_arm'
      | 'grappling_gun'
      | 'healing_flask'
      | 'hunters_body_count_necklace'
      | 'infused_incense'
      | 'laser_pointer'
      | 'last_battle_stew'
      | 'lightning_on_a_stick'
      | 'locksmith_manual'
      | 'maximizer_stim'
      | 'mech_pick'
      | 'mechanical_assistance'
      | 'mechanical_boomerang'
      | 'mechanical_squirrel'
      | 'micro_neural_implant'
      | 'minor_patch_kit'
      | 'mixed_berries'
      | 'multi_tool'
      | 'oggot_herbs'
      | 'pip_loc_2000'
      | 'poison_vial_kit'
      | 'prying_iron'
      | 'red_minotaur'
      | 'reflex_powder'
      | 'reflex_powder_tin'
      | 'reinforced_buckler'
      | 'rusty_optics'
      | 'shock_inducer'
      | 'shoulder_mounted_rock_slinger'
      | 'skinning_knife'
      | 'small_spotting_scope'
      | 'sparring_weapon'
      | 'spirits_of_ebon'
      | 'stone_hammer'
      | 'tattered_map'
      | 'tewaren_gem'
      | 'throwing_axe'
      | 'treasure_trove_map'
      | 'troll_brew'
      | 'utility_belt'
      | 'utility_parts'
      | 'zelfey_root'
      | 'zelfey_seeds';
    /**
     * LootOnly
     * @description A Loot card of the own hand is given up, no Trove Loot.
     */
    readonly LootOnly: {
      /** @enum {unknown} */
      readonly type: 'LootOnly';
    };
    /**
     * LootShown
     * @description Loot cards lie on the table to be chosen from.
     */
    readonly LootShown: {
      /** @enum {unknown} */
      readonly type: 'LootShown';
      readonly loot: readonly components['schemas']['LootName'][];
    };
    /**
     * LootTurned
     * @description A Loot card for the party lies on the table.
     */
    readonly LootTurned: {
      /** @enum {unknown} */
      readonly type: 'LootTurned';
      readonly loot: components['schemas']['LootName'];
    };
    /**
     * LootUsed
     * @description A Gearloc used a Loot card.
     */
    readonly LootUsed: {
      /** @enum {unknown} */
      readonly type: 'LootUsed';
      readonly seat: number;
      readonly loot: components['schemas']['LootName'];
    };
    /**
     * LootView
     * @description A card in hand.
     */
    readonly LootView: {
      readonly loot: components['schemas']['CardLabel'];
      readonly uses: number | null;
      readonly slots: number;
      readonly locks: readonly components['schemas']['LockView'][];
    };
    /**
     * LoseBones
     * @description Which Bones go when there are more than five; a die of several may stay with fewer.
     */
    readonly LoseBones: {
      /** @enum {unknown} */
      readonly type: 'LoseBones';
      readonly seat: number;
    };
    /**
     * LoseDie
     * @description Which die a Gearloc loses to Mischief.
     */
    readonly LoseDie: {
      /** @enum {unknown} */
      readonly type: 'LoseDie';
      readonly seat: number;
    };
    /**
     * Lost
     * @description A die in an Active slot.
     */
    readonly Lost: {
      /** @enum {unknown} */
      readonly type: 'Lost';
      readonly skill: components['schemas']['SkillName'];
      readonly value: number;
    };
    /**
     * LostBones
     * @description A die with Bones in the Backup Plan.
     */
    readonly LostBones: {
      /** @enum {unknown} */
      readonly type: 'LostBones';
      readonly skill: components['schemas']['StoredName'];
      readonly count: number;
    };
    /**
     * LostDay
     * @description A day is lost.
     */
    readonly LostDay: {
      /** @enum {unknown} */
      readonly type: 'LostDay';
    };
    /**
     * LostStat
     * @description A stat.
     */
    readonly LostStat: {
      /** @enum {unknown} */
      readonly type: 'LostStat';
      readonly stat: components['schemas']['Stat'];
    };
    /**
     * MapRead
     * @description Read the map, or not.
     */
    readonly MapRead: {
      /** @enum {unknown} */
      readonly type: 'MapRead';
      readonly read: boolean;
    };
    /**
     * Marked
     * @description A die to roll again.
     */
    readonly Marked: {
      /** @enum {unknown} */
      readonly type: 'Marked';
      readonly skill: components['schemas']['SkillName'];
      readonly icon: components['schemas']['Icon'];
      readonly value: number;
    };
    /**
     * MechPick
     * @description A Mech-Pick opens the lock by itself.
     */
    readonly MechPick: {
      /** @enum {unknown} */
      readonly type: 'MechPick';
    };
    /**
     * MeleeReach
     * @description Melee aims at a foe beside.
     */
    readonly MeleeReach: {
      /** @enum {unknown} */
      readonly type: 'MeleeReach';
      readonly name: components['schemas']['UnitName'];
    };
    /**
     * MeterChanged
     * @description The order on the initiative meter.
     */
    readonly MeterChanged: {
      /** @enum {unknown} */
      readonly type: 'MeterChanged';
      readonly meter: readonly number[];
      readonly names: readonly components['schemas']['UnitName'][];
    };
    /**
     * MeterPlace
     * @description A place on the meter, 0 on top.
     */
    readonly MeterPlace: {
      /** @enum {unknown} */
      readonly type: 'MeterPlace';
      readonly place: number;
    };
    /**
     * Missed
     * @description A Baddie missed.
     */
    readonly Missed: {
      /** @enum {unknown} */
      readonly type: 'Missed';
      readonly unit: number;
      readonly name: components['schemas']['UnitName'];
      readonly seat: number;
    };
    /**
     * MoreThanHeld
     * @description No more than there are.
     */
    readonly MoreThanHeld: {
      /** @enum {unknown} */
      readonly type: 'MoreThanHeld';
    };
    /**
     * MoveUnit
     * @description Where a unit is moved, up to so many steps.
     */
    readonly MoveUnit: {
      /** @enum {unknown} */
      readonly type: 'MoveUnit';
      readonly seat: number;
      readonly unit: number;
      readonly steps: number;
    };
    /**
     * Moved
     * @description A unit moved.
     */
    readonly Moved: {
      /** @enum {unknown} */
      readonly type: 'Moved';
      readonly unit: number;
      readonly name: components['schemas']['UnitName'];
      readonly place: number;
    };
    /**
     * MustBeUsed
     * @description A result that must be used keeps the turn open.
     */
    readonly MustBeUsed: {
      /** @enum {unknown} */
      readonly type: 'MustBeUsed';
    };
    /**
     * MustRest
     * @description A KO'd Gearloc must rest (ruling 22).
     */
    readonly MustRest: {
      /** @enum {unknown} */
      readonly type: 'MustRest';
    };
    /**
     * Nailed
     * @description There is no DEX for another step.
     */
    readonly Nailed: {
      /** @enum {unknown} */
      readonly type: 'Nailed';
    };
    /**
     * NameLock
     * @description Which type of lock a Gearloc tries on the ticking box.
     */
    readonly NameLock: {
      /** @enum {unknown} */
      readonly type: 'NameLock';
      readonly seat: number;
    };
    /**
     * NameNumber
     * @description How much the party dares to grab.
     */
    readonly NameNumber: {
      /** @enum {unknown} */
      readonly type: 'NameNumber';
      readonly seat: number;
    };
    /**
     * NoCritter
     * @description Leave them all alone.
     */
    readonly NoCritter: {
      /** @enum {unknown} */
      readonly type: 'NoCritter';
    };
    /**
     * NoDexForDice
     * @description Every die that is rolled costs 1 DEX.
     */
    readonly NoDexForDice: {
      /** @enum {unknown} */
      readonly type: 'NoDexForDice';
    };
    /**
     * NoFoe
     * @description Nobody.
     */
    readonly NoFoe: {
      /** @enum {unknown} */
      readonly type: 'NoFoe';
    };
    /**
     * NoProposal
     * @description Leave it to the others.
     */
    readonly NoProposal: {
      /** @enum {unknown} */
      readonly type: 'NoProposal';
    };
    /**
     * NoReroll
     * @description Neither intuition nor powder rolls this die again.
     */
    readonly NoReroll: {
      /** @enum {unknown} */
      readonly type: 'NoReroll';
    };
    /**
     * NoRoomThere
     * @description The other hand is full, and no swap makes room (rulings 42, 78).
     */
    readonly NoRoomThere: {
      /** @enum {unknown} */
      readonly type: 'NoRoomThere';
      readonly loot: components['schemas']['CardLabel'];
    };
    /**
     * NoSuchShield
     * @description There is no such shield.
     */
    readonly NoSuchShield: {
      /** @enum {unknown} */
      readonly type: 'NoSuchShield';
    };
    /**
     * NoTarget
     * @description Aim at nobody this turn.
     */
    readonly NoTarget: {
      /** @enum {unknown} */
      readonly type: 'NoTarget';
    };
    /**
     * NoTargetForAttack
     * @description ATK dice are rolled at a target.
     */
    readonly NoTargetForAttack: {
      /** @enum {unknown} */
      readonly type: 'NoTargetForAttack';
    };
    /**
     * NoTroveThere
     * @description There is no closed Trove Loot there.
     */
    readonly NoTroveThere: {
      /** @enum {unknown} */
      readonly type: 'NoTroveThere';
    };
    /**
     * NoUse
     * @description What the die shows has nobody to be used on, or no slot.
     */
    readonly NoUse: {
      /** @enum {unknown} */
      readonly type: 'NoUse';
      readonly skill: components['schemas']['SkillName'];
    };
    /**
     * NobodyToStrike
     * @description ATK dice strike the target, as long as it stands.
     */
    readonly NobodyToStrike: {
      /** @enum {unknown} */
      readonly type: 'NobodyToStrike';
    };
    /**
     * NoneToDrop
     * @description A card of the own hand makes room; outside battle, one that can be used now.
     */
    readonly NoneToDrop: {
      /** @enum {unknown} */
      readonly type: 'NoneToDrop';
    };
    /**
     * NotActive
     * @description A die in an Active slot is lost, never Rage.
     */
    readonly NotActive: {
      /** @enum {unknown} */
      readonly type: 'NotActive';
    };
    /**
     * NotAmongEquals
     * @description A Gearloc stands before, between or after units of its initiative.
     */
    readonly NotAmongEquals: {
      /** @enum {unknown} */
      readonly type: 'NotAmongEquals';
    };
    /**
     * NotAtHand
     * @description The Gearloc does not have this, or it would not help.
     */
    readonly NotAtHand: {
      /** @enum {unknown} */
      readonly type: 'NotAtHand';
    };
    /**
     * NotBesidePicket
     * @description Picket rushes into a Baddie beside him.
     */
    readonly NotBesidePicket: {
      /** @enum {unknown} */
      readonly type: 'NotBesidePicket';
    };
    /**
     * NotConsumable
     * @description A consumable die is found that is not on the mat.
     */
    readonly NotConsumable: {
      /** @enum {unknown} */
      readonly type: 'NotConsumable';
    };
    /**
     * NotDefeated
     * @description A type is studied of which a Baddie was defeated.
     */
    readonly NotDefeated: {
      /** @enum {unknown} */
      readonly type: 'NotDefeated';
    };
    /**
     * NotDelayed
     * @description Any Baddie on the mat is delayed but the tyrant.
     */
    readonly NotDelayed: {
      /** @enum {unknown} */
      readonly type: 'NotDelayed';
    };
    /**
     * NotDrawn
     * @description One of the two encounters that were drawn is met.
     */
    readonly NotDrawn: {
      /** @enum {unknown} */
      readonly type: 'NotDrawn';
    };
    /**
     * NotExhausted
     * @description A die that is exhausted is ready again.
     */
    readonly NotExhausted: {
      /** @enum {unknown} */
      readonly type: 'NotExhausted';
    };
    /**
     * NotFreeBeside
     * @description The place is not free, or not beside.
     */
    readonly NotFreeBeside: {
      /** @enum {unknown} */
      readonly type: 'NotFreeBeside';
    };
    /**
     * NotHurt
     * @description A Gearloc on the mat that is hurt is healed.
     */
    readonly NotHurt: {
      /** @enum {unknown} */
      readonly type: 'NotHurt';
    };
    /**
     * NotInPlan
     * @description There is no such die in the Backup Plan.
     */
    readonly NotInPlan: {
      /** @enum {unknown} */
      readonly type: 'NotInPlan';
    };
    /**
     * NotInSlots
     * @description No such die lies in the slots; Rage is never taken out.
     */
    readonly NotInSlots: {
      /** @enum {unknown} */
      readonly type: 'NotInSlots';
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
     * NotOnMat
     * @description There is no such foe on the mat.
     */
    readonly NotOnMat: {
      /** @enum {unknown} */
      readonly type: 'NotOnMat';
    };
    /**
     * NotOnTable
     * @description One of the cards on the table is kept.
     */
    readonly NotOnTable: {
      /** @enum {unknown} */
      readonly type: 'NotOnTable';
    };
    /**
     * NotRolled
     * @description No such die lies there unused.
     */
    readonly NotRolled: {
      /** @enum {unknown} */
      readonly type: 'NotRolled';
    };
    /**
     * NotTied
     * @description The rule holds several equal, and one of them it must be.
     */
    readonly NotTied: {
      /** @enum {unknown} */
      readonly type: 'NotTied';
    };
    /**
     * NotToBeRolledAgain
     * @description Own unused dice of the kinds allowed are marked, so many at most, and one at least.
     */
    readonly NotToBeRolledAgain: {
      /** @enum {unknown} */
      readonly type: 'NotToBeRolledAgain';
    };
    /**
     * NotUpForDecision
     * @description The conditions for this do not hold, or it was tried in vain.
     */
    readonly NotUpForDecision: {
      /** @enum {unknown} */
      readonly type: 'NotUpForDecision';
    };
    /**
     * NothingAdded
     * @description Only the Dex Infuser adds a die after the roll, once.
     */
    readonly NothingAdded: {
      /** @enum {unknown} */
      readonly type: 'NothingAdded';
    };
    /**
     * NothingAtStake
     * @description This card changes nothing of what comes next.
     */
    readonly NothingAtStake: {
      /** @enum {unknown} */
      readonly type: 'NothingAtStake';
    };
    /**
     * NothingToAnswer
     * @description There is nothing to answer any more.
     */
    readonly NothingToAnswer: {
      /** @enum {unknown} */
      readonly type: 'NothingToAnswer';
    };
    /**
     * Number
     * @description A number.
     */
    readonly Number: {
      /** @enum {unknown} */
      readonly type: 'Number';
      readonly number: number;
    };
    /**
     * NumberRolled
     * @description The D6 was rolled, by a seat or by the whole party.
     */
    readonly NumberRolled: {
      /** @enum {unknown} */
      readonly type: 'NumberRolled';
      readonly seat: number | null;
      readonly number: number;
    };
    /**
     * OneADay
     * @description Rest, search or scout: one of them a day.
     */
    readonly OneADay: {
      /** @enum {unknown} */
      readonly type: 'OneADay';
    };
    /**
     * OneMore
     * @description Choose the die that the Dex Infuser adds.
     */
    readonly OneMore: {
      /** @enum {unknown} */
      readonly type: 'OneMore';
    };
    /**
     * OpenByIntuition
     * @description Open the lock with these dice, one of which intuition converts or saves.
     */
    readonly OpenByIntuition: {
      /** @enum {unknown} */
      readonly type: 'OpenByIntuition';
      readonly dice: readonly number[];
      readonly bent: number;
      readonly by: components['schemas']['Intuition'];
    };
    /**
     * OpenLock
     * @description Open the lock with these dice as they lie.
     */
    readonly OpenLock: {
      /** @enum {unknown} */
      readonly type: 'OpenLock';
      readonly dice: readonly number[];
    };
    /**
     * OptionTaken
     * @description The party has decided.
     */
    readonly OptionTaken: {
      /** @enum {unknown} */
      readonly type: 'OptionTaken';
      readonly topic: components['schemas']['Topic'];
      readonly name: string;
    };
    /**
     * Options
     * @description How a match is varied.
     */
    readonly Options: {
      /** @default nom */
      readonly tyrant: components['schemas']['Tyrant'];
      /** @default adventurer */
      readonly difficulty: components['schemas']['Difficulty'];
      /** @default [] */
      readonly gearlocs: readonly string[];
    };
    /**
     * OrderStart
     * @description Whether pain or healing comes first at the start of a unit's turn.
     */
    readonly OrderStart: {
      /** @enum {unknown} */
      readonly type: 'OrderStart';
      readonly seat: number;
      readonly unit: number;
      readonly name: components['schemas']['UnitName'];
      readonly healing: number;
      readonly fire: number;
    };
    /**
     * OutOfRange
     * @description A number is named within these bounds.
     */
    readonly OutOfRange: {
      /** @enum {unknown} */
      readonly type: 'OutOfRange';
      readonly least: number;
      readonly most: number;
    };
    /**
     * OutOfSteps
     * @description The place cannot be reached with so many steps.
     */
    readonly OutOfSteps: {
      /** @enum {unknown} */
      readonly type: 'OutOfSteps';
    };
    /**
     * Parried
     * @description Spend so many Ripostes: none, one to parry, two to hit back as well.
     */
    readonly Parried: {
      /** @enum {unknown} */
      readonly type: 'Parried';
      readonly count: number;
    };
    /**
     * Parry
     * @description Whether Picket parries all that a Baddie does to him this turn.
     */
    readonly Parry: {
      /** @enum {unknown} */
      readonly type: 'Parry';
      readonly seat: number;
      readonly unit: number;
    };
    /**
     * Part
     * @description One component.
     */
    readonly Part: {
      /** @enum {unknown} */
      readonly type: 'Part';
      readonly skill: components['schemas']['PartName'];
    };
    /**
     * PartName
     * @enum {unknown}
     */
    readonly PartName: 'casing' | 'element' | 'fuse';
    /**
     * PayBones
     * @description Which dice pay for a plan.
     */
    readonly PayBones: {
      /** @enum {unknown} */
      readonly type: 'PayBones';
      readonly seat: number;
      readonly cost: number;
    };
    /**
     * PayLady
     * @description How many Loot cards the old lady gets.
     */
    readonly PayLady: {
      /** @enum {unknown} */
      readonly type: 'PayLady';
      readonly seat: number;
    };
    /**
     * Payment
     * @description The dice that pay, by their names, and the Bones on them.
     */
    readonly Payment: {
      /** @enum {unknown} */
      readonly type: 'Payment';
      readonly dice: readonly components['schemas']['StoredName'][];
      readonly bones: number;
    };
    /**
     * Phase
     * @description Where in the day the table is.
     * @enum {unknown}
     */
    readonly Phase: 'battle' | 'encounter' | 'new_day' | 'over' | 'recovery' | 'reward';
    /**
     * PickAttack
     * @description One more white ATK die.
     */
    readonly PickAttack: {
      /** @enum {unknown} */
      readonly type: 'PickAttack';
    };
    /**
     * PickDefence
     * @description One more white DEF die.
     */
    readonly PickDefence: {
      /** @enum {unknown} */
      readonly type: 'PickDefence';
    };
    /**
     * PickDie
     * @description Which die a Gearloc adds to the roll.
     */
    readonly PickDie: {
      /** @enum {unknown} */
      readonly type: 'PickDie';
      readonly seat: number;
    };
    /**
     * PickDieView
     * @description What a lockpicking die shows.
     */
    readonly PickDieView: {
      readonly value: number;
      readonly kind: components['schemas']['LockType'];
    };
    /**
     * PickLock
     * @description What is done with the lockpicking dice.
     */
    readonly PickLock: {
      /** @enum {unknown} */
      readonly type: 'PickLock';
      readonly seat: number;
    };
    /**
     * PickOneMore
     * @description Which die the Dex Infuser adds: one that was not rolled this turn.
     */
    readonly PickOneMore: {
      /** @enum {unknown} */
      readonly type: 'PickOneMore';
      readonly seat: number;
    };
    /**
     * PickSkill
     * @description A skill die.
     */
    readonly PickSkill: {
      /** @enum {unknown} */
      readonly type: 'PickSkill';
      readonly skill: components['schemas']['SkillName'];
    };
    /**
     * PickTrove
     * @description Try the locks of a Trove Loot, one's own or another's.
     */
    readonly PickTrove: {
      /** @enum {unknown} */
      readonly type: 'PickTrove';
      readonly owner: number;
      readonly number: number;
    };
    /**
     * Place
     * @description A position on the mat.
     */
    readonly Place: {
      /** @enum {unknown} */
      readonly type: 'Place';
      readonly place: number;
    };
    /**
     * Placed
     * @description A Gearloc took its place on the mat.
     */
    readonly Placed: {
      /** @enum {unknown} */
      readonly type: 'Placed';
      readonly seat: number;
      readonly place: number;
    };
    /**
     * PlanIdle
     * @description The Backup Plan holds too few Bones for this line, or there is nobody to use it on.
     */
    readonly PlanIdle: {
      /** @enum {unknown} */
      readonly type: 'PlanIdle';
    };
    /**
     * PlanName
     * @enum {unknown}
     */
    readonly PlanName:
      | 'axe_collector'
      | 'benevolence'
      | 'bluff_bomb'
      | 'calm_down'
      | 'dex_infuser'
      | 'do_over'
      | 'flash_arrows'
      | 'fortunate_discovery'
      | 'get_angry'
      | 'grappling_gun'
      | 'heal_gearloc'
      | 'hide'
      | 'innate_upgrade'
      | 'laser_pointer'
      | 'lightning_on_a_stick'
      | 'maximizer_stim'
      | 'mechanical_boomerang'
      | 'minor_patch_kit'
      | 'needle_jab'
      | 'overcharge'
      | 'poison_vial_kit'
      | 'recoup'
      | 'reflex_powder_tin'
      | 'search_again'
      | 'shield_bash'
      | 'shield_shock'
      | 'shock_inducer'
      | 'throw_ends'
      | 'throw_odds'
      | 'utility_belt';
    /**
     * PlanUsed
     * @description A Backup Plan was used.
     */
    readonly PlanUsed: {
      /** @enum {unknown} */
      readonly type: 'PlanUsed';
      readonly seat: number;
      readonly plan: components['schemas']['PlanName'];
    };
    /**
     * PlanView
     * @description A line of the Backup Plan, or a Loot that extends it, and its price in Bones now.
     */
    readonly PlanView: {
      readonly plan: components['schemas']['PlanName'];
      readonly cost: number;
    };
    readonly Preview: null;
    /**
     * Profession
     * @enum {unknown}
     */
    readonly Profession:
      | 'captain'
      | 'combat_medic'
      | 'consumable'
      | 'forester'
      | 'grenadier'
      | 'hero'
      | 'keen_eye'
      | 'mimic'
      | 'protector'
      | 'scavenger'
      | 'skirmisher'
      | 'stim_stacker'
      | 'utility_bomber'
      | 'warden'
      | 'white'
      | 'zerker';
    /**
     * ProgressMade
     * @description The party has made progress.
     */
    readonly ProgressMade: {
      /** @enum {unknown} */
      readonly type: 'ProgressMade';
      readonly gained: number;
      readonly total: number;
    };
    readonly Prompt:
      | components['schemas']['AimDynamite']
      | components['schemas']['AimGrenade']
      | components['schemas']['AllyAttack']
      | components['schemas']['BraceForPain']
      | components['schemas']['BuryScouted']
      | components['schemas']['ChooseApproach']
      | components['schemas']['ChooseBaddie']
      | components['schemas']['ChooseBarrels']
      | components['schemas']['ChooseConsumable']
      | components['schemas']['ChooseCritter']
      | components['schemas']['ChooseDarts']
      | components['schemas']['ChooseLanding']
      | components['schemas']['ChooseLoser']
      | components['schemas']['ChoosePart']
      | components['schemas']['ChooseRerolls']
      | components['schemas']['ChooseRestored']
      | components['schemas']['ChooseShield']
      | components['schemas']['ChooseStack']
      | components['schemas']['ChooseTarget']
      | components['schemas']['ChooseTrophy']
      | components['schemas']['ChooseVictim']
      | components['schemas']['Decide']
      | components['schemas']['DelayBaddie']
      | components['schemas']['DropLoot']
      | components['schemas']['GiveUpDie']
      | components['schemas']['GiveUpLoot']
      | components['schemas']['HealWithInnate']
      | components['schemas']['KeepEncounter']
      | components['schemas']['KeepInitiative']
      | components['schemas']['KeepOne']
      | components['schemas']['KeepTrove']
      | components['schemas']['LandBeside']
      | components['schemas']['LightFlare']
      | components['schemas']['LimitStat']
      | components['schemas']['LoseBones']
      | components['schemas']['LoseDie']
      | components['schemas']['MoveUnit']
      | components['schemas']['NameLock']
      | components['schemas']['NameNumber']
      | components['schemas']['OrderStart']
      | components['schemas']['Parry']
      | components['schemas']['PayBones']
      | components['schemas']['PayLady']
      | components['schemas']['PickDie']
      | components['schemas']['PickLock']
      | components['schemas']['PickOneMore']
      | components['schemas']['Propose']
      | components['schemas']['PutOut']
      | components['schemas']['RaiseShield']
      | components['schemas']['ReadMap']
      | components['schemas']['RecoverInCamp']
      | components['schemas']['RefuseEffect']
      | components['schemas']['RescueTraining']
      | components['schemas']['RiskDice']
      | components['schemas']['RushInto']
      | components['schemas']['SettleDown']
      | components['schemas']['SpendTraining']
      | components['schemas']['StrikeBack']
      | components['schemas']['TakeInReturn']
      | components['schemas']['TakeMeterPlace']
      | components['schemas']['TakePosition']
      | components['schemas']['UseDartsPlan']
      | components['schemas']['UseDice']
      | components['schemas']['UseLootFirst']
      | components['schemas']['WalkOrStay'];
    /**
     * Propose
     * @description What a seat proposes to the leader.
     */
    readonly Propose: {
      /** @enum {unknown} */
      readonly type: 'Propose';
      readonly seat: number;
      readonly topic: components['schemas']['Topic'];
    };
    /**
     * Proposed
     * @description A seat proposed something to the leader.
     */
    readonly Proposed: {
      /** @enum {unknown} */
      readonly type: 'Proposed';
      readonly seat: number;
      readonly topic: components['schemas']['Topic'];
      readonly name: string;
    };
    /**
     * Prospects
     * @description What is likely, and what is certain.
     */
    readonly Prospects: {
      readonly options: readonly (
        | (
            | components['schemas']['Chance']
            | components['schemas']['Sure']
            | components['schemas']['LostDay']
            | components['schemas']['Score']
            | components['schemas']['Barrels']
            | components['schemas']['LadysAnswer']
            | components['schemas']['Blow']
            | components['schemas']['AddedDie']
            | components['schemas']['Changes']
            | components['schemas']['Reach']
          )
        | null
      )[];
      readonly roll: components['schemas']['RollOdds'] | null;
      readonly lock: components['schemas']['LockOdds'] | null;
    };
    /**
     * PutOut
     * @description Which lantern a Gearloc tries to put out.
     */
    readonly PutOut: {
      /** @enum {unknown} */
      readonly type: 'PutOut';
      readonly seat: number;
    };
    /**
     * QueueBuilt
     * @description The Battle Queue is ready.
     */
    readonly QueueBuilt: {
      /** @enum {unknown} */
      readonly type: 'QueueBuilt';
      readonly points: readonly number[];
    };
    /**
     * QueueGrew
     * @description A Baddie was added to the Battle Queue.
     */
    readonly QueueGrew: {
      /** @enum {unknown} */
      readonly type: 'QueueGrew';
      readonly points: number;
    };
    /**
     * QueuedView
     * @description A Baddie in the queue; without a name if it lies face down.
     */
    readonly QueuedView: {
      readonly points: number;
      readonly name: components['schemas']['ChipName'] | null;
    };
    /**
     * RageLevel
     * @enum {unknown}
     */
    readonly RageLevel:
      | '1.0'
      | '1.2'
      | '1.4'
      | '1.6'
      | '1.8'
      | '2.0'
      | '2.2'
      | '2.4'
      | '2.6'
      | '2.8'
      | '3.0'
      | '3.2'
      | '3.4'
      | '3.6'
      | '3.8'
      | 'breakdown';
    /**
     * RageTurned
     * @description Tantrum's Rage die was turned.
     */
    readonly RageTurned: {
      /** @enum {unknown} */
      readonly type: 'RageTurned';
      readonly seat: number;
      readonly skill: components['schemas']['SkillName'];
      readonly level: components['schemas']['RageLevel'];
    };
    /**
     * RaiseShield
     * @description Whether a shield of the Gearloc Wall is Active or Locked.
     */
    readonly RaiseShield: {
      /** @enum {unknown} */
      readonly type: 'RaiseShield';
      readonly seat: number;
      readonly value: number;
    };
    /**
     * Reach
     * @description The Baddies that could be targeted from there.
     */
    readonly Reach: {
      /** @enum {unknown} */
      readonly type: 'Reach';
      readonly units: readonly number[];
    };
    /**
     * ReadMap
     * @description Whether a Tattered Map shows a second encounter.
     */
    readonly ReadMap: {
      /** @enum {unknown} */
      readonly type: 'ReadMap';
      readonly seat: number;
    };
    readonly Reason:
      | components['schemas']['AimedAlready']
      | components['schemas']['BeforeOrAfter']
      | components['schemas']['BesideHelper']
      | components['schemas']['BeyondScouting']
      | components['schemas']['CanWait']
      | components['schemas']['CannotBeAimedAt']
      | components['schemas']['CannotStep']
      | components['schemas']['CardForbids']
      | components['schemas']['CardNotHeld']
      | components['schemas']['CritterTooFar']
      | components['schemas']['DiceDoNotOpen']
      | components['schemas']['EquallyFar']
      | components['schemas']['HandsDoNotHold']
      | components['schemas']['HealthyAlready']
      | components['schemas']['LanternDark']
      | components['schemas']['LootIdle']
      | components['schemas']['LootOnly']
      | components['schemas']['MeleeReach']
      | components['schemas']['MoreThanHeld']
      | components['schemas']['MustBeUsed']
      | components['schemas']['MustRest']
      | components['schemas']['Nailed']
      | components['schemas']['NoDexForDice']
      | components['schemas']['NoReroll']
      | components['schemas']['NoRoomThere']
      | components['schemas']['NoSuchShield']
      | components['schemas']['NoTargetForAttack']
      | components['schemas']['NoTroveThere']
      | components['schemas']['NoUse']
      | components['schemas']['NobodyToStrike']
      | components['schemas']['NoneToDrop']
      | components['schemas']['NotActive']
      | components['schemas']['NotAmongEquals']
      | components['schemas']['NotAtHand']
      | components['schemas']['NotBesidePicket']
      | components['schemas']['NotConsumable']
      | components['schemas']['NotDefeated']
      | components['schemas']['NotDelayed']
      | components['schemas']['NotDrawn']
      | components['schemas']['NotExhausted']
      | components['schemas']['NotFreeBeside']
      | components['schemas']['NotHurt']
      | components['schemas']['NotInPlan']
      | components['schemas']['NotInSlots']
      | components['schemas']['NotOnMat']
      | components['schemas']['NotOnTable']
      | components['schemas']['NotRolled']
      | components['schemas']['NotTied']
      | components['schemas']['NotToBeRolledAgain']
      | components['schemas']['NotUpForDecision']
      | components['schemas']['NothingAdded']
      | components['schemas']['NothingAtStake']
      | components['schemas']['NothingToAnswer']
      | components['schemas']['OneADay']
      | components['schemas']['OutOfRange']
      | components['schemas']['OutOfSteps']
      | components['schemas']['PlanIdle']
      | components['schemas']['RetriedAlready']
      | components['schemas']['RubbleOnly']
      | components['schemas']['ShortestWay']
      | components['schemas']['SkillClosed']
      | components['schemas']['SkillNotReady']
      | components['schemas']['SlotsFull']
      | components['schemas']['StatClosed']
      | components['schemas']['StatSpent']
      | components['schemas']['StepTaken']
      | components['schemas']['Taunted']
      | components['schemas']['ThreeDarts']
      | components['schemas']['TooFewBones']
      | components['schemas']['TooFewRipostes']
      | components['schemas']['ToolNotHeld']
      | components['schemas']['TriedToday']
      | components['schemas']['UntrainedStat']
      | components['schemas']['WaitedAlready']
      | components['schemas']['WhiteDieOnly']
      | components['schemas']['WholeBlow']
      | components['schemas']['WrongAim']
      | components['schemas']['WrongPayment']
      | components['schemas']['WrongStart']
      | components['schemas']['AnotherQuestion']
      | components['schemas']['NotOffered'];
    /**
     * RecoverInCamp
     * @description What a Gearloc does in the recovery phase.
     */
    readonly RecoverInCamp: {
      /** @enum {unknown} */
      readonly type: 'RecoverInCamp';
      readonly seat: number;
    };
    /**
     * RefuseEffect
     * @description Whether Spirits of Ebon stop an effect.
     */
    readonly RefuseEffect: {
      /** @enum {unknown} */
      readonly type: 'RefuseEffect';
      readonly seat: number;
      readonly effect: components['schemas']['EffectName'];
      readonly value: number;
    };
    /**
     * RerollPick
     * @description Roll one action die again: by intuition (with that die), or with powder.
     */
    readonly RerollPick: {
      /** @enum {unknown} */
      readonly type: 'RerollPick';
      readonly die: number;
      /** @enum {unknown} */
      readonly by: 'intuition' | 'powder';
    };
    /**
     * Rescue
     * @description Something that saves a failed training roll; without one it fails.
     */
    readonly Rescue: {
      /** @enum {unknown} */
      readonly type: 'Rescue';
      readonly by: components['schemas']['RescueName'] | null;
    };
    /**
     * RescueName
     * @enum {unknown}
     */
    readonly RescueName: 'bravado' | 'gadget_arm' | 'red_minotaur' | 'reflex_powder';
    /**
     * RescueTraining
     * @description Whether a failed training roll is saved, and by what.
     */
    readonly RescueTraining: {
      /** @enum {unknown} */
      readonly type: 'RescueTraining';
      readonly seat: number;
      readonly stat: number;
      readonly bones: number;
    };
    /**
     * Rest
     * @description Be in full health again.
     */
    readonly Rest: {
      /** @enum {unknown} */
      readonly type: 'Rest';
    };
    /**
     * Rested
     * @description A Gearloc is in full health again.
     */
    readonly Rested: {
      /** @enum {unknown} */
      readonly type: 'Rested';
      readonly seat: number;
      readonly hp: number;
    };
    /**
     * Restored
     * @description An exhausted die: a skill's, or a white one.
     */
    readonly Restored: {
      /** @enum {unknown} */
      readonly type: 'Restored';
      readonly skill: components['schemas']['SkillName'];
    };
    /**
     * RetriedAlready
     * @description All dice are rolled again once a day, after a first roll that opened nothing.
     */
    readonly RetriedAlready: {
      /** @enum {unknown} */
      readonly type: 'RetriedAlready';
    };
    /**
     * Retry
     * @description All four dice again: once a day, after a first roll that opened nothing.
     */
    readonly Retry: {
      /** @enum {unknown} */
      readonly type: 'Retry';
    };
    /**
     * Returned
     * @description A card that comes back in a swap.
     */
    readonly Returned: {
      /** @enum {unknown} */
      readonly type: 'Returned';
      readonly loot: components['schemas']['CardLabel'];
      readonly number: number;
    };
    /**
     * Revived
     * @description A Gearloc is back.
     */
    readonly Revived: {
      /** @enum {unknown} */
      readonly type: 'Revived';
      readonly seat: number;
      readonly hp: number;
    };
    /**
     * RewardName
     * @enum {unknown}
     */
    readonly RewardName:
      | 'loot_each'
      | 'loot_party'
      | 'loot_per_winner'
      | 'progress'
      | 'training'
      | 'trove_each'
      | 'trove_if_opened'
      | 'trove_party';
    /**
     * RewardView
     * @description Something that success brings; without an amount if that is decided on the way.
     */
    readonly RewardView: {
      readonly reward: components['schemas']['RewardName'];
      readonly amount: number | null;
    };
    /**
     * Riposted
     * @description Picket parried.
     */
    readonly Riposted: {
      /** @enum {unknown} */
      readonly type: 'Riposted';
      readonly seat: number;
      readonly name: components['schemas']['UnitName'];
    };
    /**
     * RiskDice
     * @description How many ATK dice are shot at the scout.
     */
    readonly RiskDice: {
      /** @enum {unknown} */
      readonly type: 'RiskDice';
      readonly seat: number;
    };
    /**
     * RollMarked
     * @description Enough: roll them.
     */
    readonly RollMarked: {
      /** @enum {unknown} */
      readonly type: 'RollMarked';
    };
    /**
     * RollOdds
     * @description What the dice chosen so far promise together.
     */
    readonly RollOdds: {
      readonly damage: number;
      readonly bones: number;
      readonly shields: number;
      readonly hits: readonly number[];
      readonly lost: number;
      readonly falls: number;
    };
    /**
     * RollThem
     * @description Roll what was chosen.
     */
    readonly RollThem: {
      /** @enum {unknown} */
      readonly type: 'RollThem';
    };
    /**
     * RoundBegan
     * @description A new round.
     */
    readonly RoundBegan: {
      /** @enum {unknown} */
      readonly type: 'RoundBegan';
      readonly round: number;
    };
    /**
     * RubbleOnly
     * @description Dynamite is thrown at rubble.
     */
    readonly RubbleOnly: {
      /** @enum {unknown} */
      readonly type: 'RubbleOnly';
    };
    /**
     * RuleName
     * @enum {unknown}
     */
    readonly RuleName:
      | 'ally_must_live'
      | 'burning'
      | 'calm_until'
      | 'costly_bones'
      | 'dex_cap'
      | 'double_bones'
      | 'duel'
      | 'guards'
      | 'guerrilla'
      | 'hall_orb'
      | 'keen_archers'
      | 'less_dex'
      | 'melee_calm_until'
      | 'melee_first'
      | 'mud'
      | 'no_defence'
      | 'no_plans'
      | 'no_skills_until'
      | 'nom_visits'
      | 'one_lane'
      | 'orb'
      | 'pay_off'
      | 'pigs'
      | 'pit'
      | 'ranged_first'
      | 'rise_again'
      | 'scout_called'
      | 'silver_hide'
      | 'skills_only_until'
      | 'snares'
      | 'step_cost'
      | 'surprised_baddies'
      | 'surprised_party'
      | 'swamp'
      | 'thicket'
      | 'throne'
      | 'tied_hands';
    /**
     * RushInto
     * @description Which Baddie a double Rush runs into, unless the second die is used alone.
     */
    readonly RushInto: {
      /** @enum {unknown} */
      readonly type: 'RushInto';
      readonly seat: number;
    };
    /**
     * RushOn
     * @description No pair: a Rush of its own.
     */
    readonly RushOn: {
      /** @enum {unknown} */
      readonly type: 'RushOn';
    };
    /**
     * Score
     * @description What both sides have left at darts.
     */
    readonly Score: {
      /** @enum {unknown} */
      readonly type: 'Score';
      readonly mine: number;
      readonly theirs: number;
    };
    /**
     * Scout
     * @description Look at what waits.
     */
    readonly Scout: {
      /** @enum {unknown} */
      readonly type: 'Scout';
    };
    /**
     * Scouted
     * @description The first face-down Baddie of a stack was turned up.
     */
    readonly Scouted: {
      /** @enum {unknown} */
      readonly type: 'Scouted';
      readonly seat: number;
      readonly name: components['schemas']['ChipName'];
    };
    /**
     * ScoutedAway
     * @description A scouted Baddie went under its stack.
     */
    readonly ScoutedAway: {
      /** @enum {unknown} */
      readonly type: 'ScoutedAway';
      readonly seat: number;
      readonly name: components['schemas']['ChipName'];
    };
    /**
     * Search
     * @description Discard a card and look for something better.
     */
    readonly Search: {
      /** @enum {unknown} */
      readonly type: 'Search';
      readonly loot: components['schemas']['CardLabel'];
      readonly number: number;
    };
    /**
     * Searched
     * @description Dice were rolled to search for better Loot.
     */
    readonly Searched: {
      /** @enum {unknown} */
      readonly type: 'Searched';
      readonly seat: number;
      readonly bones: number;
    };
    /**
     * SettleDown
     * @description Whether a Gearloc rests, is done for today, or stays up.
     */
    readonly SettleDown: {
      /** @enum {unknown} */
      readonly type: 'SettleDown';
      readonly seat: number;
    };
    /**
     * Shield
     * @description Put a white DEF die into an Active slot.
     */
    readonly Shield: {
      /** @enum {unknown} */
      readonly type: 'Shield';
      readonly value: number;
    };
    /**
     * ShieldDie
     * @description A shield in a slot.
     */
    readonly ShieldDie: {
      /** @enum {unknown} */
      readonly type: 'ShieldDie';
      readonly zone: components['schemas']['Zone'];
      readonly skill: components['schemas']['SkillName'];
      readonly value: number;
    };
    /**
     * Shielded
     * @description Defence took damage away.
     */
    readonly Shielded: {
      /** @enum {unknown} */
      readonly type: 'Shielded';
      readonly unit: number;
      readonly name: components['schemas']['UnitName'];
      readonly blocked: number;
    };
    /**
     * ShortestWay
     * @description A Baddie takes one of the shortest ways.
     */
    readonly ShortestWay: {
      /** @enum {unknown} */
      readonly type: 'ShortestWay';
    };
    /**
     * ShownView
     * @description A card on the table: Loot by its name, closed Trove Loot by its locks.
     */
    readonly ShownView: {
      readonly loot: components['schemas']['LootName'] | null;
      readonly locks: readonly components['schemas']['LockView'][];
    };
    /**
     * SkillClosed
     * @description The skill is learnt, a consumable, another Gearloc's, or nothing leads to it yet.
     */
    readonly SkillClosed: {
      /** @enum {unknown} */
      readonly type: 'SkillClosed';
      readonly skill: components['schemas']['SkillName'];
    };
    /**
     * SkillLearnt
     * @description A skill die was gained.
     */
    readonly SkillLearnt: {
      /** @enum {unknown} */
      readonly type: 'SkillLearnt';
      readonly seat: number;
      readonly skill: components['schemas']['SkillName'];
    };
    /**
     * SkillName
     * @enum {unknown}
     */
    readonly SkillName:
      | 'anger_management'
      | 'attack'
      | 'axe_collector'
      | 'baga_booms'
      | 'big_boom'
      | 'bigger_boom'
      | 'body_count'
      | 'body_search'
      | 'bone_saw'
      | 'boom_counter'
      | 'bravado'
      | 'casing'
      | 'chain_reactor'
      | 'chem_kit'
      | 'confidence'
      | 'cripple'
      | 'defence'
      | 'distiller'
      | 'e_cells'
      | 'element'
      | 'fast_hands'
      | 'flashbang'
      | 'frag'
      | 'fuse'
      | 'gobby_jerky'
      | 'holy_hand_grenade'
      | 'horn_o_the_zerker'
      | 'innervate'
      | 'intercept'
      | 'intimidate'
      | 'like_a_kobold'
      | 'like_a_wolf'
      | 'like_a_wyrm'
      | 'liquid_life'
      | 'lockdown'
      | 'med_kit'
      | 'med_pack'
      | 'napalm'
      | 'nutrients'
      | 'orcish_ale'
      | 'poison_dart'
      | 'raaaaage'
      | 'raaage'
      | 'rage'
      | 'redshirt'
      | 'renown'
      | 'riposte'
      | 'rush'
      | 'search_for_325'
      | 'shield_form'
      | 'situational_awareness'
      | 'smoke_screen'
      | 'sonic_cleanse'
      | 'stand_ground'
      | 'stim_belt'
      | 'stim_kit'
      | 'stim_lethal'
      | 'strengthen'
      | 'stunner'
      | 'switch'
      | 'sword_advance'
      | 'tenacity'
      | 'toxins'
      | 'way_of_the_ebon'
      | 'way_of_the_wild'
      | 'zappack';
    /**
     * SkillNotReady
     * @description The die is not learnt, exhausted, chosen already, or what it needs is missing.
     */
    readonly SkillNotReady: {
      /** @enum {unknown} */
      readonly type: 'SkillNotReady';
      readonly skill: components['schemas']['SkillName'];
    };
    /**
     * SkillState
     * @enum {unknown}
     */
    readonly SkillState: 'absent' | 'exhausted' | 'placed' | 'ready';
    /**
     * SkillUsed
     * @description A skill die was used.
     */
    readonly SkillUsed: {
      /** @enum {unknown} */
      readonly type: 'SkillUsed';
      readonly seat: number;
      readonly skill: components['schemas']['SkillName'];
      readonly icon: components['schemas']['Icon'];
      readonly value: number;
    };
    /**
     * SkillView
     * @description A skill die on the mat.
     */
    readonly SkillView: {
      readonly skill: components['schemas']['SkillName'];
      readonly state: components['schemas']['SkillState'];
      readonly profession: components['schemas']['Profession'];
      readonly star: boolean;
      readonly requires: readonly number[];
      readonly consumable: boolean;
      readonly faces: readonly components['schemas']['FaceView'][];
    };
    /**
     * SlotsFull
     * @description No slot of this kind is free.
     */
    readonly SlotsFull: {
      /** @enum {unknown} */
      readonly type: 'SlotsFull';
    };
    /**
     * SpendTraining
     * @description What a training point is spent on.
     */
    readonly SpendTraining: {
      /** @enum {unknown} */
      readonly type: 'SpendTraining';
      readonly seat: number;
    };
    /**
     * Spot
     * @description A position on the mat.
     */
    readonly Spot: {
      /** @enum {unknown} */
      readonly type: 'Spot';
      readonly place: number;
    };
    /**
     * Stack
     * @description A stack of Baddies by their points.
     */
    readonly Stack: {
      /** @enum {unknown} */
      readonly type: 'Stack';
      readonly points: number;
    };
    /**
     * StackView
     * @description A stack of Baddies from the top, with the names that everybody knows, and those that have fallen.
     */
    readonly StackView: {
      readonly points: number;
      readonly count: number;
      readonly known: readonly (components['schemas']['ChipName'] | null)[];
      readonly fallen: readonly components['schemas']['ChipName'][];
    };
    /**
     * Stake
     * @enum {unknown}
     */
    readonly Stake: 'battle' | 'choice' | 'draw' | 'payment' | 'test';
    /**
     * StartOrder
     * @description What comes first: `pain` or `healing`.
     */
    readonly StartOrder: {
      /** @enum {unknown} */
      readonly type: 'StartOrder';
      /** @enum {unknown} */
      readonly first: 'healing' | 'pain';
    };
    /**
     * Stat
     * @enum {unknown}
     */
    readonly Stat: 'atk' | 'def' | 'dex' | 'hp';
    /**
     * StatClosed
     * @description The stat is at +6, or this point was tried on it in vain.
     */
    readonly StatClosed: {
      /** @enum {unknown} */
      readonly type: 'StatClosed';
      readonly stat: components['schemas']['Stat'];
    };
    /**
     * StatLimited
     * @description A stat die is lost for this battle.
     */
    readonly StatLimited: {
      /** @enum {unknown} */
      readonly type: 'StatLimited';
      readonly seat: number;
      readonly stat: components['schemas']['Stat'];
    };
    /**
     * StatLowered
     * @description A stat went down for good.
     */
    readonly StatLowered: {
      /** @enum {unknown} */
      readonly type: 'StatLowered';
      readonly seat: number;
      readonly stat: components['schemas']['Stat'];
    };
    /**
     * StatSpent
     * @description No more white dice are rolled than the stat says; those in Active slots count.
     */
    readonly StatSpent: {
      /** @enum {unknown} */
      readonly type: 'StatSpent';
    };
    /**
     * Status
     * @enum {unknown}
     */
    readonly Status: 'poison1' | 'poison2' | 'poison3' | 'stun' | 'weaken1' | 'weaken2';
    /**
     * Stay
     * @description Go on from here.
     */
    readonly Stay: {
      /** @enum {unknown} */
      readonly type: 'Stay';
    };
    /**
     * StayUp
     * @description Recover in turn, with all that can be done in camp.
     */
    readonly StayUp: {
      /** @enum {unknown} */
      readonly type: 'StayUp';
    };
    /**
     * StepTaken
     * @description A step leads to a free place beside.
     */
    readonly StepTaken: {
      /** @enum {unknown} */
      readonly type: 'StepTaken';
    };
    /**
     * StopPicking
     * @description Leave it.
     */
    readonly StopPicking: {
      /** @enum {unknown} */
      readonly type: 'StopPicking';
    };
    /**
     * StoreBones
     * @description Put a die that shows Bones into the Backup Plan.
     */
    readonly StoreBones: {
      /** @enum {unknown} */
      readonly type: 'StoreBones';
      readonly skill: components['schemas']['SkillName'];
      readonly count: number;
    };
    /** StoredName */
    readonly StoredName: components['schemas']['SkillName'] | 'white';
    /**
     * Strike
     * @description Deal the damage of all ATK dice to the target.
     */
    readonly Strike: {
      /** @enum {unknown} */
      readonly type: 'Strike';
      readonly damage: number;
    };
    /**
     * StrikeBack
     * @description Whether Tantrum uses a die that waits for a blow: poison, or a blow back.
     */
    readonly StrikeBack: {
      /** @enum {unknown} */
      readonly type: 'StrikeBack';
      readonly seat: number;
      readonly unit: number;
      readonly icon: components['schemas']['Icon'];
    };
    /**
     * Studied
     * @description A type of Baddie to study; without one the knife is kept.
     */
    readonly Studied: {
      /** @enum {unknown} */
      readonly type: 'Studied';
      readonly kind: components['schemas']['ChipType'] | null;
    };
    /**
     * Suffered
     * @description Suffer it, or not.
     */
    readonly Suffered: {
      /** @enum {unknown} */
      readonly type: 'Suffered';
      readonly suffered: boolean;
    };
    /**
     * Sure
     * @description It works for sure.
     */
    readonly Sure: {
      /** @enum {unknown} */
      readonly type: 'Sure';
    };
    /**
     * TakeInReturn
     * @description Which card comes back for one that is given to a full hand.
     */
    readonly TakeInReturn: {
      /** @enum {unknown} */
      readonly type: 'TakeInReturn';
      readonly seat: number;
      readonly number: number;
      readonly to: number;
    };
    /**
     * TakeMeterPlace
     * @description Where a Gearloc stands among units of the same initiative.
     */
    readonly TakeMeterPlace: {
      /** @enum {unknown} */
      readonly type: 'TakeMeterPlace';
      readonly seat: number;
      readonly first: number;
      readonly last: number;
    };
    /**
     * TakePosition
     * @description Where a Gearloc starts: in the row of its attack type (ruling 10).
     */
    readonly TakePosition: {
      /** @enum {unknown} */
      readonly type: 'TakePosition';
      readonly seat: number;
    };
    /**
     * Targeted
     * @description A unit was chosen as a target.
     */
    readonly Targeted: {
      /** @enum {unknown} */
      readonly type: 'Targeted';
      readonly unit: number;
      readonly name: components['schemas']['UnitName'];
      readonly target: number;
      readonly target_name: components['schemas']['UnitName'];
    };
    /**
     * Taunted
     * @description A taunt beside binds.
     */
    readonly Taunted: {
      /** @enum {unknown} */
      readonly type: 'Taunted';
    };
    /**
     * TestFailed
     * @description An encounter's test was failed, by a seat or by the whole party.
     */
    readonly TestFailed: {
      /** @enum {unknown} */
      readonly type: 'TestFailed';
      readonly seat: number | null;
    };
    /**
     * TestPassed
     * @description An encounter's test was passed, by a seat or by the whole party.
     */
    readonly TestPassed: {
      /** @enum {unknown} */
      readonly type: 'TestPassed';
      readonly seat: number | null;
    };
    /**
     * TestRolled
     * @description Dice were rolled for an encounter, by a seat or by nobody in particular.
     */
    readonly TestRolled: {
      /** @enum {unknown} */
      readonly type: 'TestRolled';
      readonly seat: number | null;
      readonly hits: readonly number[];
    };
    /**
     * ThreeDarts
     * @description Three dice are thrown, two of a kind at most.
     */
    readonly ThreeDarts: {
      /** @enum {unknown} */
      readonly type: 'ThreeDarts';
    };
    /**
     * ThroneStruck
     * @description The Goblin King's throne took damage for him.
     */
    readonly ThroneStruck: {
      /** @enum {unknown} */
      readonly type: 'ThroneStruck';
      readonly lost: number;
      readonly left: number;
    };
    /**
     * TooFewBones
     * @description The Bones do not pay for this line.
     */
    readonly TooFewBones: {
      /** @enum {unknown} */
      readonly type: 'TooFewBones';
    };
    /**
     * TooFewRipostes
     * @description No more Ripostes are spent than wait, two at most.
     */
    readonly TooFewRipostes: {
      /** @enum {unknown} */
      readonly type: 'TooFewRipostes';
    };
    /**
     * ToolName
     * @enum {unknown}
     */
    readonly ToolName: 'multi_tool' | 'prying_iron' | 'stone_hammer';
    /**
     * ToolNotHeld
     * @description The Gearloc does not have this tool, or it is of no use to the die.
     */
    readonly ToolNotHeld: {
      /** @enum {unknown} */
      readonly type: 'ToolNotHeld';
    };
    /**
     * Topic
     * @enum {unknown}
     */
    readonly Topic: 'option' | 'share' | 'tyrant' | 'volunteer';
    /**
     * TrainStat
     * @description Raise a stat.
     */
    readonly TrainStat: {
      /** @enum {unknown} */
      readonly type: 'TrainStat';
      readonly stat: components['schemas']['Stat'];
    };
    /**
     * Trained
     * @description A stat went up.
     */
    readonly Trained: {
      /** @enum {unknown} */
      readonly type: 'Trained';
      readonly seat: number;
      readonly stat: components['schemas']['Stat'];
    };
    /**
     * TrainingRolled
     * @description Dice were rolled to train a stat.
     */
    readonly TrainingRolled: {
      /** @enum {unknown} */
      readonly type: 'TrainingRolled';
      readonly seat: number;
      readonly stat: components['schemas']['Stat'];
      readonly bones: number;
    };
    /**
     * TrainingWasted
     * @description A training roll failed.
     */
    readonly TrainingWasted: {
      /** @enum {unknown} */
      readonly type: 'TrainingWasted';
      readonly seat: number;
      readonly stat: components['schemas']['Stat'];
    };
    /**
     * Trait
     * @enum {unknown}
     */
    readonly Trait:
      | 'bleed'
      | 'bog_ruler'
      | 'boom'
      | 'break'
      | 'call_orc'
      | 'careless'
      | 'compound'
      | 'corrosive'
      | 'dive'
      | 'engulf'
      | 'flight'
      | 'frenzy'
      | 'frenzy_all'
      | 'hardy'
      | 'hide'
      | 'inspire'
      | 'kaboom'
      | 'lashback'
      | 'limit'
      | 'mischief'
      | 'poison'
      | 'rage'
      | 'raiding'
      | 'recover'
      | 'retreat'
      | 'shrouded'
      | 'signal'
      | 'stun'
      | 'taunt'
      | 'terrify'
      | 'thick_skin'
      | 'undead'
      | 'untargetable'
      | 'weaken';
    /**
     * TraitView
     * @description A skill of a Baddie, and how many Bones it needs.
     */
    readonly TraitView: {
      readonly trait: components['schemas']['Trait'];
      readonly value: number;
      readonly cost: number;
    };
    /**
     * TriedToday
     * @description A Gearloc tries its luck with locks once a day.
     */
    readonly TriedToday: {
      /** @enum {unknown} */
      readonly type: 'TriedToday';
    };
    /**
     * TroveDrawn
     * @description A Gearloc gained a closed Trove Loot.
     */
    readonly TroveDrawn: {
      /** @enum {unknown} */
      readonly type: 'TroveDrawn';
      readonly seat: number;
      readonly locks: readonly components['schemas']['Lock'][];
    };
    /**
     * TroveOpened
     * @description All locks of a Trove Loot are open.
     */
    readonly TroveOpened: {
      /** @enum {unknown} */
      readonly type: 'TroveOpened';
      readonly seat: number;
      readonly loot: components['schemas']['LootName'];
    };
    /**
     * TroveShown
     * @description Closed Trove Loot cards lie on the table.
     */
    readonly TroveShown: {
      /** @enum {unknown} */
      readonly type: 'TroveShown';
      readonly count: number;
    };
    /**
     * TroveTurned
     * @description A closed Trove Loot lies on the table.
     */
    readonly TroveTurned: {
      /** @enum {unknown} */
      readonly type: 'TroveTurned';
      readonly locks: readonly components['schemas']['Lock'][];
    };
    /**
     * TurnBegan
     * @description A unit's turn.
     */
    readonly TurnBegan: {
      /** @enum {unknown} */
      readonly type: 'TurnBegan';
      readonly unit: number;
      readonly name: components['schemas']['UnitName'];
    };
    /**
     * TurnLost
     * @description A Stunned unit loses its turn.
     */
    readonly TurnLost: {
      /** @enum {unknown} */
      readonly type: 'TurnLost';
      readonly unit: number;
      readonly name: components['schemas']['UnitName'];
    };
    /**
     * Tyrant
     * @description Whom the party must defeat, from the shortest adventure to the longest.
     * @enum {unknown}
     */
    readonly Tyrant: 'drellen' | 'duster' | 'gendricks' | 'goblin_king' | 'marrow' | 'mulmesh' | 'nom';
    /**
     * TyrantCard
     * @description What is printed on the chip of a tyrant, for whoever prepares to meet it.
     */
    readonly TyrantCard: {
      readonly hp: number;
      readonly attack: number;
      readonly defence: number;
      readonly initiative: number;
      readonly melee: boolean;
      readonly aim: components['schemas']['Victims'];
      readonly targets: number;
      readonly diagonal: boolean;
      readonly traits: readonly components['schemas']['TraitView'][];
      readonly faces: readonly components['schemas']['TyrantFace'][];
    };
    /**
     * TyrantFace
     * @enum {unknown}
     */
    readonly TyrantFace:
      | 'blank'
      | 'blood_rage'
      | 'call_for_help'
      | 'careless_bomb'
      | 'charred_mander'
      | 'cloak_and_dagger'
      | 'dusters_dagger'
      | 'howl'
      | 'om_nom'
      | 'orb_1'
      | 'orb_2'
      | 'orb_3'
      | 'orb_4'
      | 'poison_2'
      | 'poison_enhancer'
      | 'silver_hide'
      | 'skull_crack_axe'
      | 'thunderclub';
    /**
     * TyrantRolled
     * @description A tyrant rolled its die.
     */
    readonly TyrantRolled: {
      /** @enum {unknown} */
      readonly type: 'TyrantRolled';
      readonly unit: number;
      readonly face: components['schemas']['TyrantFace'];
    };
    /**
     * Unharmed
     * @description Damage had no effect.
     */
    readonly Unharmed: {
      /** @enum {unknown} */
      readonly type: 'Unharmed';
      readonly unit: number;
      readonly name: components['schemas']['UnitName'];
    };
    /** UnitName */
    readonly UnitName: components['schemas']['GearlocName'] | components['schemas']['ChipName'];
    /**
     * UntrainedStat
     * @description A stat is limited that was trained and is not limited yet.
     */
    readonly UntrainedStat: {
      /** @enum {unknown} */
      readonly type: 'UntrainedStat';
    };
    /**
     * UseCampLoot
     * @description A Loot card, and whom it is used on.
     */
    readonly UseCampLoot: {
      /** @enum {unknown} */
      readonly type: 'UseCampLoot';
      readonly loot: components['schemas']['LootName'];
      readonly on: number | null;
      readonly name: components['schemas']['UnitName'] | null;
    };
    /**
     * UseDartsPlan
     * @description What a Gearloc does with the Bones of this throw.
     */
    readonly UseDartsPlan: {
      /** @enum {unknown} */
      readonly type: 'UseDartsPlan';
      readonly seat: number;
    };
    /**
     * UseDice
     * @description What a Gearloc does with its rolled dice, its plan, its Loot and its slots.
     */
    readonly UseDice: {
      /** @enum {unknown} */
      readonly type: 'UseDice';
      readonly seat: number;
    };
    /**
     * UseDie
     * @description Use a rolled die: what it shows, how it is used, and on whom.
     */
    readonly UseDie: {
      /** @enum {unknown} */
      readonly type: 'UseDie';
      readonly skill: components['schemas']['SkillName'];
      readonly icon: components['schemas']['Icon'];
      readonly value: number;
      readonly verb: components['schemas']['VerbName'];
      readonly on: number | null;
      readonly die: number | null;
      readonly name: components['schemas']['EndName'] | null;
    };
    /**
     * UseLoot
     * @description A Loot card, and whom it is used on.
     */
    readonly UseLoot: {
      /** @enum {unknown} */
      readonly type: 'UseLoot';
      readonly loot: components['schemas']['LootName'];
      readonly on: number | null;
      readonly name: components['schemas']['UnitName'] | null;
    };
    /**
     * UseLootFirst
     * @description Whether a Gearloc uses Loot before something that it could change.
     */
    readonly UseLootFirst: {
      /** @enum {unknown} */
      readonly type: 'UseLootFirst';
      readonly seat: number;
      readonly before: components['schemas']['Stake'];
    };
    /**
     * UsePlan
     * @description A line of the Backup Plan, or a Loot that extends it, and what it is used on.
     */
    readonly UsePlan: {
      /** @enum {unknown} */
      readonly type: 'UsePlan';
      readonly plan: components['schemas']['PlanName'];
      readonly on: number | null;
      readonly hit: number | null;
      readonly name: components['schemas']['EndName'] | null;
    };
    /**
     * VerbName
     * @enum {unknown}
     */
    readonly VerbName:
      | 'add_parts'
      | 'advance'
      | 'anger_down'
      | 'anger_up'
      | 'bigger_boom'
      | 'blast'
      | 'blast_325'
      | 'burn_there'
      | 'choose_parts'
      | 'cleanse'
      | 'cripple'
      | 'damage'
      | 'disable'
      | 'disable_there'
      | 'disorient_all'
      | 'draw_loot'
      | 'drink_ale'
      | 'drop_ini'
      | 'explode'
      | 'explode_325'
      | 'gain_grenade'
      | 'gain_holy_grenade'
      | 'heal'
      | 'jump'
      | 'keep'
      | 'keep_taunt'
      | 'lock'
      | 'lock_taunt'
      | 'multiply'
      | 'party_inspire'
      | 'perma_hp'
      | 'poison'
      | 'reroll'
      | 'revive_later'
      | 'rush'
      | 'smoke_there'
      | 'steal_axe'
      | 'strengthen'
      | 'stride'
      | 'stun_there'
      | 'switch'
      | 'taint'
      | 'true_damage';
    /**
     * Verdict
     * @description One of the things that the party can decide: its topic, its number, and what it is called.
     */
    readonly Verdict: {
      /** @enum {unknown} */
      readonly type: 'Verdict';
      readonly topic: components['schemas']['Topic'];
      readonly number: number;
      readonly name: string;
    };
    /**
     * Victim
     * @description A unit of the party's side.
     */
    readonly Victim: {
      /** @enum {unknown} */
      readonly type: 'Victim';
      readonly unit: number;
      readonly name: components['schemas']['UnitName'];
    };
    /**
     * Victims
     * @enum {unknown}
     */
    readonly Victims: 'strongest' | 'weakest';
    readonly View: components['schemas']['BonesView'];
    /**
     * WaitedAlready
     * @description Others go first once an evening, before anything was done, if any are left.
     */
    readonly WaitedAlready: {
      /** @enum {unknown} */
      readonly type: 'WaitedAlready';
    };
    /**
     * WalkOrStay
     * @description Whether a Gearloc takes a step, and what else it does before it aims.
     */
    readonly WalkOrStay: {
      /** @enum {unknown} */
      readonly type: 'WalkOrStay';
      readonly seat: number;
    };
    /**
     * WhiteDieOnly
     * @description White dice are given up that a Gearloc still has, one at least.
     */
    readonly WhiteDieOnly: {
      /** @enum {unknown} */
      readonly type: 'WhiteDieOnly';
    };
    /**
     * WholeBlow
     * @description All ATK dice strike together; fewer only where that matters (ruling 68).
     */
    readonly WholeBlow: {
      /** @enum {unknown} */
      readonly type: 'WholeBlow';
    };
    /**
     * WrongAim
     * @description Smoke is for a friend, what stuns or burns for a foe.
     */
    readonly WrongAim: {
      /** @enum {unknown} */
      readonly type: 'WrongAim';
    };
    /**
     * WrongPayment
     * @description Dice of the Backup Plan pay, none of them in vain.
     */
    readonly WrongPayment: {
      /** @enum {unknown} */
      readonly type: 'WrongPayment';
    };
    /**
     * WrongStart
     * @description A Gearloc starts on a free place in the row of its attack type.
     */
    readonly WrongStart: {
      /** @enum {unknown} */
      readonly type: 'WrongStart';
    };
    /**
     * Zone
     * @enum {unknown}
     */
    readonly Zone: 'active' | 'locked';
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
