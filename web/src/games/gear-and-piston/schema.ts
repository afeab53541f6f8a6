/** The types of all that travels, generated from the server by `npm run types`: do not edit. */
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    /**
     * Add
     * @description The salvage tile as a part in a free cell.
     */
    readonly Add: {
      /** @enum {unknown} */
      readonly type: 'Add';
      /** @enum {unknown} */
      readonly part:
        | 'axle'
        | 'electric_axle'
        | 'electric_fuel'
        | 'electric_gear'
        | 'electric_improvement_bottom'
        | 'electric_improvement_top'
        | 'electric_motor'
        | 'electric_steering'
        | 'filler'
        | 'fuel'
        | 'gasoline_axle'
        | 'gasoline_fuel'
        | 'gasoline_gear'
        | 'gasoline_improvement_bottom'
        | 'gasoline_improvement_top'
        | 'gasoline_motor'
        | 'gasoline_steering'
        | 'gear'
        | 'improvement_bottom'
        | 'improvement_top'
        | 'motor'
        | 'steam_axle'
        | 'steam_fuel'
        | 'steam_gear'
        | 'steam_improvement_bottom'
        | 'steam_improvement_top'
        | 'steam_motor'
        | 'steam_steering'
        | 'steering';
      /** @enum {unknown} */
      readonly row: 'bottom' | 'top';
      readonly column: number;
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
     * BlackMarket
     * @description Look at the top of the new pile and keep one tile.
     */
    readonly BlackMarket: {
      /** @enum {unknown} */
      readonly type: 'BlackMarket';
    };
    /**
     * BlueprintDiscarded
     * @description A seat discarded a blueprint.
     */
    readonly BlueprintDiscarded: {
      /** @enum {unknown} */
      readonly type: 'BlueprintDiscarded';
      readonly seat: number;
      /** @enum {unknown} */
      readonly part:
        | 'axle'
        | 'electric_axle'
        | 'electric_fuel'
        | 'electric_gear'
        | 'electric_improvement_bottom'
        | 'electric_improvement_top'
        | 'electric_motor'
        | 'electric_steering'
        | 'filler'
        | 'fuel'
        | 'gasoline_axle'
        | 'gasoline_fuel'
        | 'gasoline_gear'
        | 'gasoline_improvement_bottom'
        | 'gasoline_improvement_top'
        | 'gasoline_motor'
        | 'gasoline_steering'
        | 'gear'
        | 'improvement_bottom'
        | 'improvement_top'
        | 'motor'
        | 'steam_axle'
        | 'steam_fuel'
        | 'steam_gear'
        | 'steam_improvement_bottom'
        | 'steam_improvement_top'
        | 'steam_motor'
        | 'steam_steering'
        | 'steering';
      readonly icons: readonly (
        'autonomy' | 'comfort' | 'instability' | 'junk' | 'new' | 'power' | 'reliability' | 'salvage'
      )[];
    };
    /**
     * BlueprintDrawn
     * @description A seat drew a tile with this back from its pile.
     */
    readonly BlueprintDrawn: {
      /** @enum {unknown} */
      readonly type: 'BlueprintDrawn';
      readonly seat: number;
      /** @enum {unknown} */
      readonly back: 'junk' | 'new' | 'salvage';
    };
    /**
     * BlueprintKept
     * @description A seat kept a tile with this back.
     */
    readonly BlueprintKept: {
      /** @enum {unknown} */
      readonly type: 'BlueprintKept';
      readonly seat: number;
      /** @enum {unknown} */
      readonly back: 'junk' | 'new' | 'salvage';
    };
    /**
     * BlueprintStolen
     * @description A seat took a blueprint with this back out of another's hand.
     */
    readonly BlueprintStolen: {
      /** @enum {unknown} */
      readonly type: 'BlueprintStolen';
      readonly seat: number;
      readonly victim: number;
      /** @enum {unknown} */
      readonly back: 'junk' | 'new' | 'salvage';
    };
    /**
     * Build
     * @description A blueprint to be added to the car.
     */
    readonly Build: {
      /** @enum {unknown} */
      readonly type: 'Build';
      /** @enum {unknown} */
      readonly part:
        | 'axle'
        | 'electric_axle'
        | 'electric_fuel'
        | 'electric_gear'
        | 'electric_improvement_bottom'
        | 'electric_improvement_top'
        | 'electric_motor'
        | 'electric_steering'
        | 'filler'
        | 'fuel'
        | 'gasoline_axle'
        | 'gasoline_fuel'
        | 'gasoline_gear'
        | 'gasoline_improvement_bottom'
        | 'gasoline_improvement_top'
        | 'gasoline_motor'
        | 'gasoline_steering'
        | 'gear'
        | 'improvement_bottom'
        | 'improvement_top'
        | 'motor'
        | 'steam_axle'
        | 'steam_fuel'
        | 'steam_gear'
        | 'steam_improvement_bottom'
        | 'steam_improvement_top'
        | 'steam_motor'
        | 'steam_steering'
        | 'steering';
      readonly icons: readonly (
        'autonomy' | 'comfort' | 'instability' | 'junk' | 'new' | 'power' | 'reliability' | 'salvage'
      )[];
    };
    /**
     * CarCompleted
     * @description A car is complete, with so many salvage tiles.
     */
    readonly CarCompleted: {
      /** @enum {unknown} */
      readonly type: 'CarCompleted';
      readonly seat: number;
      readonly salvage: number;
    };
    /**
     * CarScored
     * @description The points of a car.
     */
    readonly CarScored: {
      /** @enum {unknown} */
      readonly type: 'CarScored';
      readonly seat: number;
      readonly investors: readonly number[];
      readonly area: number;
      readonly instability: number;
      readonly total: number;
      readonly names: readonly (
        | 'I1-autonomy'
        | 'I1-balanced'
        | 'I1-comfort'
        | 'I1-power'
        | 'I2-all'
        | 'I2-big'
        | 'I2-hybrid'
        | 'I2-new'
        | 'I2-solid'
        | 'I2-waste'
        | 'I3-autonomy'
        | 'I3-clean'
        | 'I3-comfort'
        | 'I3-power'
      )[];
    };
    /**
     * CarView
     * @description A car.
     */
    readonly CarView: {
      readonly sections: readonly components['schemas']['SectionView'][];
      readonly size: number;
      readonly complete: boolean;
      readonly lacks: readonly components['schemas']['Lack'][];
      readonly score: components['schemas']['ScoreNow'];
      readonly icons: components['schemas']['IconsView'];
      readonly covered: readonly components['schemas']['PartView'][];
    };
    /**
     * Cell
     * @description A cell of a section.
     */
    readonly Cell: {
      /** @enum {unknown} */
      readonly type: 'Cell';
      readonly section: number;
      /** @enum {unknown} */
      readonly row: 'bottom' | 'top';
      readonly column: number;
    };
    /**
     * CellView
     * @description A part in its cell of a car.
     */
    readonly CellView: {
      /** @enum {unknown} */
      readonly row: 'bottom' | 'top';
      readonly column: number;
      readonly tile: components['schemas']['PartView'];
      readonly carried: boolean;
      readonly works: boolean;
    };
    readonly Choice:
      | components['schemas']['Add']
      | components['schemas']['BlackMarket']
      | components['schemas']['Build']
      | components['schemas']['Cell']
      | components['schemas']['Cover']
      | components['schemas']['Discard']
      | components['schemas']['Dismantle']
      | components['schemas']['DrawBlind']
      | components['schemas']['EndRepair']
      | components['schemas']['EndTurn']
      | components['schemas']['Fit']
      | components['schemas']['GoTo']
      | components['schemas']['Join']
      | components['schemas']['Keep']
      | components['schemas']['KeepAll']
      | components['schemas']['Leave']
      | components['schemas']['NewSection']
      | components['schemas']['Repair']
      | components['schemas']['Return']
      | components['schemas']['Slide']
      | components['schemas']['Spy']
      | components['schemas']['StayApart']
      | components['schemas']['Steal']
      | components['schemas']['Swap']
      | components['schemas']['Take']
      | components['schemas']['UnionMuscle'];
    /**
     * ChooseAlleyAction
     * @description Which dark business a token is for.
     */
    readonly ChooseAlleyAction: {
      /** @enum {unknown} */
      readonly type: 'ChooseAlleyAction';
      readonly seat: number;
    };
    /**
     * ChooseWork
     * @description What to do next in the workshop.
     */
    readonly ChooseWork: {
      /** @enum {unknown} */
      readonly type: 'ChooseWork';
      readonly seat: number;
      readonly actions: number;
    };
    /**
     * Completion
     * @description A whole completion with salvage, and what the car would score if each tile has one instability.
     */
    readonly Completion: {
      readonly steps: readonly (components['schemas']['Add'] | components['schemas']['Cover'])[];
      readonly score: number;
    };
    /**
     * Cover
     * @description The salvage tile as a part, over the part in a cell.
     */
    readonly Cover: {
      /** @enum {unknown} */
      readonly type: 'Cover';
      /** @enum {unknown} */
      readonly part:
        | 'axle'
        | 'electric_axle'
        | 'electric_fuel'
        | 'electric_gear'
        | 'electric_improvement_bottom'
        | 'electric_improvement_top'
        | 'electric_motor'
        | 'electric_steering'
        | 'filler'
        | 'fuel'
        | 'gasoline_axle'
        | 'gasoline_fuel'
        | 'gasoline_gear'
        | 'gasoline_improvement_bottom'
        | 'gasoline_improvement_top'
        | 'gasoline_motor'
        | 'gasoline_steering'
        | 'gear'
        | 'improvement_bottom'
        | 'improvement_top'
        | 'motor'
        | 'steam_axle'
        | 'steam_fuel'
        | 'steam_gear'
        | 'steam_improvement_bottom'
        | 'steam_improvement_top'
        | 'steam_motor'
        | 'steam_steering'
        | 'steering';
      /** @enum {unknown} */
      readonly row: 'bottom' | 'top';
      readonly column: number;
    };
    /**
     * CuresNothing
     * @description Each salvage tile must cure a fault that is there, and leave every part within reach of an axle.
     */
    readonly CuresNothing: {
      /** @enum {unknown} */
      readonly type: 'CuresNothing';
    };
    /**
     * Discard
     * @description A blueprint to get rid of.
     */
    readonly Discard: {
      /** @enum {unknown} */
      readonly type: 'Discard';
      /** @enum {unknown} */
      readonly part:
        | 'axle'
        | 'electric_axle'
        | 'electric_fuel'
        | 'electric_gear'
        | 'electric_improvement_bottom'
        | 'electric_improvement_top'
        | 'electric_motor'
        | 'electric_steering'
        | 'filler'
        | 'fuel'
        | 'gasoline_axle'
        | 'gasoline_fuel'
        | 'gasoline_gear'
        | 'gasoline_improvement_bottom'
        | 'gasoline_improvement_top'
        | 'gasoline_motor'
        | 'gasoline_steering'
        | 'gear'
        | 'improvement_bottom'
        | 'improvement_top'
        | 'motor'
        | 'steam_axle'
        | 'steam_fuel'
        | 'steam_gear'
        | 'steam_improvement_bottom'
        | 'steam_improvement_top'
        | 'steam_motor'
        | 'steam_steering'
        | 'steering';
      readonly icons: readonly (
        'autonomy' | 'comfort' | 'instability' | 'junk' | 'new' | 'power' | 'reliability' | 'salvage'
      )[];
    };
    /**
     * DiscardBlueprint
     * @description Whether to discard a blueprint, and which.
     */
    readonly DiscardBlueprint: {
      /** @enum {unknown} */
      readonly type: 'DiscardBlueprint';
      readonly seat: number;
    };
    /**
     * Dismantle
     * @description A part is to be taken off the car.
     */
    readonly Dismantle: {
      /** @enum {unknown} */
      readonly type: 'Dismantle';
    };
    /**
     * DismantlePart
     * @description Which part is taken off.
     */
    readonly DismantlePart: {
      /** @enum {unknown} */
      readonly type: 'DismantlePart';
      readonly seat: number;
    };
    /**
     * DoesNotFit
     * @description Joined sections touch by an edge, and no part lies on another (ruling 17).
     */
    readonly DoesNotFit: {
      /** @enum {unknown} */
      readonly type: 'DoesNotFit';
    };
    /**
     * DrawBlind
     * @description The top of the pile, unseen.
     */
    readonly DrawBlind: {
      /** @enum {unknown} */
      readonly type: 'DrawBlind';
    };
    /**
     * EndRepair
     * @description No more replacements.
     */
    readonly EndRepair: {
      /** @enum {unknown} */
      readonly type: 'EndRepair';
    };
    /**
     * EndTurn
     * @description No more work.
     */
    readonly EndTurn: {
      /** @enum {unknown} */
      readonly type: 'EndTurn';
    };
    /** @enum {unknown} */
    readonly Ending: 'car_complete' | 'junk_parts_exhausted' | 'new_parts_exhausted';
    readonly Event:
      | components['schemas']['BlueprintDiscarded']
      | components['schemas']['BlueprintDrawn']
      | components['schemas']['BlueprintKept']
      | components['schemas']['BlueprintStolen']
      | components['schemas']['CarCompleted']
      | components['schemas']['CarScored']
      | components['schemas']['FirstPlayerChanged']
      | components['schemas']['FirstPlayerKept']
      | components['schemas']['GameEnded']
      | components['schemas']['HandSpied']
      | components['schemas']['InstabilityAdjusted']
      | components['schemas']['InvestorsArrived']
      | components['schemas']['JunkDiscarded']
      | components['schemas']['JunkSearched']
      | components['schemas']['JunkShuffled']
      | components['schemas']['JunkVisited']
      | components['schemas']['LastRoundEnded']
      | components['schemas']['MarketSearched']
      | components['schemas']['MarketVisited']
      | components['schemas']['MarketsRefreshed']
      | components['schemas']['PartBuilt']
      | components['schemas']['PartDismantled']
      | components['schemas']['PartDrawn']
      | components['schemas']['PartKept']
      | components['schemas']['PartRepaired']
      | components['schemas']['PartStolen']
      | components['schemas']['PartTaken']
      | components['schemas']['PartsReturned']
      | components['schemas']['PlaceRefilled']
      | components['schemas']['RoundBegan']
      | components['schemas']['RowFilled']
      | components['schemas']['RowsShifted']
      | components['schemas']['SalvageAdded']
      | components['schemas']['SalvageCovered']
      | components['schemas']['SalvageDrawn']
      | components['schemas']['SalvageMissing']
      | components['schemas']['SectionsJoined']
      | components['schemas']['Spied']
      | components['schemas']['TokenIdle']
      | components['schemas']['TokenMoved']
      | components['schemas']['TokenPlaced']
      | components['schemas']['TokensRested']
      | components['schemas']['WorkshopEntered'];
    /**
     * FirstPlayerChanged
     * @description The last token in the workshop wins the first player tile.
     */
    readonly FirstPlayerChanged: {
      /** @enum {unknown} */
      readonly type: 'FirstPlayerChanged';
      readonly seat: number;
    };
    /**
     * FirstPlayerKept
     * @description The last token in the workshop is the first player's own: the tile stays.
     */
    readonly FirstPlayerKept: {
      /** @enum {unknown} */
      readonly type: 'FirstPlayerKept';
      readonly seat: number;
    };
    /**
     * Fit
     * @description How two sections are joined: on which side, and the column where the second begins.
     */
    readonly Fit: {
      /** @enum {unknown} */
      readonly type: 'Fit';
      /** @enum {unknown} */
      readonly side: 'inside' | 'left' | 'right';
      readonly column: number;
    };
    /**
     * GameEnded
     * @description The game is over.
     */
    readonly GameEnded: {
      /** @enum {unknown} */
      readonly type: 'GameEnded';
      /** @enum {unknown} */
      readonly ending: 'car_complete' | 'junk_parts_exhausted' | 'new_parts_exhausted';
    };
    /**
     * GoTo
     * @description A token onto the first free space of a place.
     */
    readonly GoTo: {
      /** @enum {unknown} */
      readonly type: 'GoTo';
      /** @enum {unknown} */
      readonly place: 'back_alley' | 'junk_yard' | 'patent_office' | 'workshop';
    };
    /**
     * HandFull
     * @description Five blueprints are the limit: nothing that would add one can be done.
     */
    readonly HandFull: {
      /** @enum {unknown} */
      readonly type: 'HandFull';
    };
    /**
     * HandSpied
     * @description A seat looked at another's blueprints; what they are is for its eyes alone.
     */
    readonly HandSpied: {
      /** @enum {unknown} */
      readonly type: 'HandSpied';
      readonly seat: number;
      readonly victim: number;
      readonly parts: readonly (
        | 'axle'
        | 'electric_axle'
        | 'electric_fuel'
        | 'electric_gear'
        | 'electric_improvement_bottom'
        | 'electric_improvement_top'
        | 'electric_motor'
        | 'electric_steering'
        | 'filler'
        | 'fuel'
        | 'gasoline_axle'
        | 'gasoline_fuel'
        | 'gasoline_gear'
        | 'gasoline_improvement_bottom'
        | 'gasoline_improvement_top'
        | 'gasoline_motor'
        | 'gasoline_steering'
        | 'gear'
        | 'improvement_bottom'
        | 'improvement_top'
        | 'motor'
        | 'steam_axle'
        | 'steam_fuel'
        | 'steam_gear'
        | 'steam_improvement_bottom'
        | 'steam_improvement_top'
        | 'steam_motor'
        | 'steam_steering'
        | 'steering'
      )[];
      readonly icons: readonly (readonly (
        'autonomy' | 'comfort' | 'instability' | 'junk' | 'new' | 'power' | 'reliability' | 'salvage'
      )[])[];
    };
    /**
     * IconsView
     * @description How many icons of each kind a car has, those of salvage included.
     */
    readonly IconsView: {
      readonly comfort: number;
      readonly power: number;
      readonly autonomy: number;
      readonly reliability: number;
      readonly instability: number;
    };
    /**
     * InstabilityAdjusted
     * @description The markers on the track were set.
     */
    readonly InstabilityAdjusted: {
      /** @enum {unknown} */
      readonly type: 'InstabilityAdjusted';
      readonly levels: readonly number[];
      readonly seats: readonly number[];
    };
    /**
     * InvestorsArrived
     * @description The investors of this game.
     */
    readonly InvestorsArrived: {
      /** @enum {unknown} */
      readonly type: 'InvestorsArrived';
      readonly investors: readonly (
        | 'I1-autonomy'
        | 'I1-balanced'
        | 'I1-comfort'
        | 'I1-power'
        | 'I2-all'
        | 'I2-big'
        | 'I2-hybrid'
        | 'I2-new'
        | 'I2-solid'
        | 'I2-waste'
        | 'I3-autonomy'
        | 'I3-clean'
        | 'I3-comfort'
        | 'I3-power'
      )[];
    };
    /**
     * InvestorsView
     * @description The investors, and what those of the first pile pay for 0, 1, 2… icons.
     */
    readonly InvestorsView: {
      readonly present: readonly (
        | 'I1-autonomy'
        | 'I1-balanced'
        | 'I1-comfort'
        | 'I1-power'
        | 'I2-all'
        | 'I2-big'
        | 'I2-hybrid'
        | 'I2-new'
        | 'I2-solid'
        | 'I2-waste'
        | 'I3-autonomy'
        | 'I3-clean'
        | 'I3-comfort'
        | 'I3-power'
      )[];
      readonly favoured: readonly number[];
      readonly others: readonly number[];
      readonly balanced: readonly number[];
    };
    /**
     * Join
     * @description The two sections are to be joined.
     */
    readonly Join: {
      /** @enum {unknown} */
      readonly type: 'Join';
    };
    /**
     * JoinAtLast
     * @description How two sections are joined at the end of the game (ruling 23).
     */
    readonly JoinAtLast: {
      /** @enum {unknown} */
      readonly type: 'JoinAtLast';
      readonly seat: number;
    };
    /**
     * JoinSections
     * @description How two sections are joined; it costs no action (ruling 17).
     */
    readonly JoinSections: {
      /** @enum {unknown} */
      readonly type: 'JoinSections';
      readonly seat: number;
    };
    /**
     * JoinToFinish
     * @description Whether two sections are joined now, which would end the game (ruling 42).
     */
    readonly JoinToFinish: {
      /** @enum {unknown} */
      readonly type: 'JoinToFinish';
      readonly seat: number;
    };
    /**
     * JunkDiscarded
     * @description The junk parts that a seat did not want (variant).
     */
    readonly JunkDiscarded: {
      /** @enum {unknown} */
      readonly type: 'JunkDiscarded';
      readonly seat: number;
      readonly parts: readonly (
        | 'axle'
        | 'electric_axle'
        | 'electric_fuel'
        | 'electric_gear'
        | 'electric_improvement_bottom'
        | 'electric_improvement_top'
        | 'electric_motor'
        | 'electric_steering'
        | 'filler'
        | 'fuel'
        | 'gasoline_axle'
        | 'gasoline_fuel'
        | 'gasoline_gear'
        | 'gasoline_improvement_bottom'
        | 'gasoline_improvement_top'
        | 'gasoline_motor'
        | 'gasoline_steering'
        | 'gear'
        | 'improvement_bottom'
        | 'improvement_top'
        | 'motor'
        | 'steam_axle'
        | 'steam_fuel'
        | 'steam_gear'
        | 'steam_improvement_bottom'
        | 'steam_improvement_top'
        | 'steam_motor'
        | 'steam_steering'
        | 'steering'
      )[];
      readonly icons: readonly (readonly (
        'autonomy' | 'comfort' | 'instability' | 'junk' | 'new' | 'power' | 'reliability' | 'salvage'
      )[])[];
    };
    /**
     * JunkSearched
     * @description A seat drew junk parts to choose from (variant); what they are is for its eyes alone.
     */
    readonly JunkSearched: {
      /** @enum {unknown} */
      readonly type: 'JunkSearched';
      readonly seat: number;
      readonly parts: readonly (
        | 'axle'
        | 'electric_axle'
        | 'electric_fuel'
        | 'electric_gear'
        | 'electric_improvement_bottom'
        | 'electric_improvement_top'
        | 'electric_motor'
        | 'electric_steering'
        | 'filler'
        | 'fuel'
        | 'gasoline_axle'
        | 'gasoline_fuel'
        | 'gasoline_gear'
        | 'gasoline_improvement_bottom'
        | 'gasoline_improvement_top'
        | 'gasoline_motor'
        | 'gasoline_steering'
        | 'gear'
        | 'improvement_bottom'
        | 'improvement_top'
        | 'motor'
        | 'steam_axle'
        | 'steam_fuel'
        | 'steam_gear'
        | 'steam_improvement_bottom'
        | 'steam_improvement_top'
        | 'steam_motor'
        | 'steam_steering'
        | 'steering'
      )[];
      readonly icons: readonly (readonly (
        'autonomy' | 'comfort' | 'instability' | 'junk' | 'new' | 'power' | 'reliability' | 'salvage'
      )[])[];
    };
    /**
     * JunkShuffled
     * @description The discarded junk parts became the pile (variant).
     */
    readonly JunkShuffled: {
      /** @enum {unknown} */
      readonly type: 'JunkShuffled';
      readonly count: number;
    };
    /**
     * JunkVisited
     * @description A seat drew so many junk parts to choose from (variant).
     */
    readonly JunkVisited: {
      /** @enum {unknown} */
      readonly type: 'JunkVisited';
      readonly seat: number;
      readonly count: number;
    };
    /**
     * Keep
     * @description One of the tiles that were looked at.
     */
    readonly Keep: {
      /** @enum {unknown} */
      readonly type: 'Keep';
      /** @enum {unknown} */
      readonly part:
        | 'axle'
        | 'electric_axle'
        | 'electric_fuel'
        | 'electric_gear'
        | 'electric_improvement_bottom'
        | 'electric_improvement_top'
        | 'electric_motor'
        | 'electric_steering'
        | 'filler'
        | 'fuel'
        | 'gasoline_axle'
        | 'gasoline_fuel'
        | 'gasoline_gear'
        | 'gasoline_improvement_bottom'
        | 'gasoline_improvement_top'
        | 'gasoline_motor'
        | 'gasoline_steering'
        | 'gear'
        | 'improvement_bottom'
        | 'improvement_top'
        | 'motor'
        | 'steam_axle'
        | 'steam_fuel'
        | 'steam_gear'
        | 'steam_improvement_bottom'
        | 'steam_improvement_top'
        | 'steam_motor'
        | 'steam_steering'
        | 'steering';
      readonly icons: readonly (
        'autonomy' | 'comfort' | 'instability' | 'junk' | 'new' | 'power' | 'reliability' | 'salvage'
      )[];
    };
    /**
     * KeepAll
     * @description No blueprint is discarded.
     */
    readonly KeepAll: {
      /** @enum {unknown} */
      readonly type: 'KeepAll';
    };
    /**
     * KeepJunk
     * @description Which of the drawn junk parts is kept (variant).
     */
    readonly KeepJunk: {
      /** @enum {unknown} */
      readonly type: 'KeepJunk';
      readonly seat: number;
      readonly left: number;
    };
    /**
     * KeepPart
     * @description Which of the tiles from the black market is kept.
     */
    readonly KeepPart: {
      /** @enum {unknown} */
      readonly type: 'KeepPart';
      readonly seat: number;
    };
    /**
     * Lack
     * @description Something that keeps a car from being complete, with a number.
     */
    readonly Lack: {
      /** @enum {unknown} */
      readonly what:
        | 'axle'
        | 'bottom'
        | 'carried'
        | 'electric_fuel'
        | 'electric_motor'
        | 'fuel'
        | 'gasoline_fuel'
        | 'gasoline_motor'
        | 'gear'
        | 'joined'
        | 'motor'
        | 'spare_steering'
        | 'steam_fuel'
        | 'steam_motor'
        | 'steering'
        | 'top';
      readonly count: number;
    };
    /**
     * LastRoundEnded
     * @description The game ends; salvage completes the cars.
     */
    readonly LastRoundEnded: {
      /** @enum {unknown} */
      readonly type: 'LastRoundEnded';
      /** @enum {unknown} */
      readonly ending: 'car_complete' | 'junk_parts_exhausted' | 'new_parts_exhausted';
    };
    /**
     * Leave
     * @description No more parts.
     */
    readonly Leave: {
      /** @enum {unknown} */
      readonly type: 'Leave';
    };
    /**
     * Level
     * @description Which investors come.
     * @enum {unknown}
     */
    readonly Level: 'advanced' | 'expert' | 'standard';
    /**
     * MarketSearched
     * @description A seat looked at the top of the new pile; what it saw is for its eyes alone.
     */
    readonly MarketSearched: {
      /** @enum {unknown} */
      readonly type: 'MarketSearched';
      readonly seat: number;
      readonly parts: readonly (
        | 'axle'
        | 'electric_axle'
        | 'electric_fuel'
        | 'electric_gear'
        | 'electric_improvement_bottom'
        | 'electric_improvement_top'
        | 'electric_motor'
        | 'electric_steering'
        | 'filler'
        | 'fuel'
        | 'gasoline_axle'
        | 'gasoline_fuel'
        | 'gasoline_gear'
        | 'gasoline_improvement_bottom'
        | 'gasoline_improvement_top'
        | 'gasoline_motor'
        | 'gasoline_steering'
        | 'gear'
        | 'improvement_bottom'
        | 'improvement_top'
        | 'motor'
        | 'steam_axle'
        | 'steam_fuel'
        | 'steam_gear'
        | 'steam_improvement_bottom'
        | 'steam_improvement_top'
        | 'steam_motor'
        | 'steam_steering'
        | 'steering'
      )[];
      readonly icons: readonly (readonly (
        'autonomy' | 'comfort' | 'instability' | 'junk' | 'new' | 'power' | 'reliability' | 'salvage'
      )[])[];
    };
    /**
     * MarketVisited
     * @description A seat looked at so many tiles of the new pile.
     */
    readonly MarketVisited: {
      /** @enum {unknown} */
      readonly type: 'MarketVisited';
      readonly seat: number;
      readonly count: number;
    };
    /**
     * MarketsRefreshed
     * @description What was left is discarded; new tiles lie face up.
     */
    readonly MarketsRefreshed: {
      /** @enum {unknown} */
      readonly type: 'MarketsRefreshed';
      readonly patents: readonly (
        | 'axle'
        | 'electric_axle'
        | 'electric_fuel'
        | 'electric_gear'
        | 'electric_improvement_bottom'
        | 'electric_improvement_top'
        | 'electric_motor'
        | 'electric_steering'
        | 'filler'
        | 'fuel'
        | 'gasoline_axle'
        | 'gasoline_fuel'
        | 'gasoline_gear'
        | 'gasoline_improvement_bottom'
        | 'gasoline_improvement_top'
        | 'gasoline_motor'
        | 'gasoline_steering'
        | 'gear'
        | 'improvement_bottom'
        | 'improvement_top'
        | 'motor'
        | 'steam_axle'
        | 'steam_fuel'
        | 'steam_gear'
        | 'steam_improvement_bottom'
        | 'steam_improvement_top'
        | 'steam_motor'
        | 'steam_steering'
        | 'steering'
      )[];
      readonly patent_icons: readonly (readonly (
        'autonomy' | 'comfort' | 'instability' | 'junk' | 'new' | 'power' | 'reliability' | 'salvage'
      )[])[];
      readonly scrap: readonly (
        | 'axle'
        | 'electric_axle'
        | 'electric_fuel'
        | 'electric_gear'
        | 'electric_improvement_bottom'
        | 'electric_improvement_top'
        | 'electric_motor'
        | 'electric_steering'
        | 'filler'
        | 'fuel'
        | 'gasoline_axle'
        | 'gasoline_fuel'
        | 'gasoline_gear'
        | 'gasoline_improvement_bottom'
        | 'gasoline_improvement_top'
        | 'gasoline_motor'
        | 'gasoline_steering'
        | 'gear'
        | 'improvement_bottom'
        | 'improvement_top'
        | 'motor'
        | 'steam_axle'
        | 'steam_fuel'
        | 'steam_gear'
        | 'steam_improvement_bottom'
        | 'steam_improvement_top'
        | 'steam_motor'
        | 'steam_steering'
        | 'steering'
      )[];
      readonly scrap_icons: readonly (readonly (
        'autonomy' | 'comfort' | 'instability' | 'junk' | 'new' | 'power' | 'reliability' | 'salvage'
      )[])[];
    };
    /**
     * MoveToken
     * @description Union muscle: which token goes where (rulings 3, 12).
     */
    readonly MoveToken: {
      /** @enum {unknown} */
      readonly type: 'MoveToken';
      readonly seat: number;
    };
    /**
     * MovesNobody
     * @description An own token that waits goes to another space of its line, and the order changes (rulings 12, 39).
     */
    readonly MovesNobody: {
      /** @enum {unknown} */
      readonly type: 'MovesNobody';
    };
    /**
     * NewSection
     * @description The part begins a second section.
     */
    readonly NewSection: {
      /** @enum {unknown} */
      readonly type: 'NewSection';
    };
    /**
     * NoPartThere
     * @description There is nothing in this cell.
     */
    readonly NoPartThere: {
      /** @enum {unknown} */
      readonly type: 'NoPartThere';
    };
    /**
     * NoTokenToMove
     * @description No token of the own could change the order anywhere (rulings 12, 39).
     */
    readonly NoTokenToMove: {
      /** @enum {unknown} */
      readonly type: 'NoTokenToMove';
    };
    /**
     * NotInHand
     * @description This part is not there to be chosen.
     */
    readonly NotInHand: {
      /** @enum {unknown} */
      readonly type: 'NotInHand';
      /** @enum {unknown} */
      readonly part:
        | 'axle'
        | 'electric_axle'
        | 'electric_fuel'
        | 'electric_gear'
        | 'electric_improvement_bottom'
        | 'electric_improvement_top'
        | 'electric_motor'
        | 'electric_steering'
        | 'filler'
        | 'fuel'
        | 'gasoline_axle'
        | 'gasoline_fuel'
        | 'gasoline_gear'
        | 'gasoline_improvement_bottom'
        | 'gasoline_improvement_top'
        | 'gasoline_motor'
        | 'gasoline_steering'
        | 'gear'
        | 'improvement_bottom'
        | 'improvement_top'
        | 'motor'
        | 'steam_axle'
        | 'steam_fuel'
        | 'steam_gear'
        | 'steam_improvement_bottom'
        | 'steam_improvement_top'
        | 'steam_motor'
        | 'steam_steering'
        | 'steering';
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
     * NothingToDismantle
     * @description The car has no part yet.
     */
    readonly NothingToDismantle: {
      /** @enum {unknown} */
      readonly type: 'NothingToDismantle';
    };
    /**
     * NothingToRepair
     * @description A repair needs a blueprint with the function and the colour of a part (ruling 19).
     */
    readonly NothingToRepair: {
      /** @enum {unknown} */
      readonly type: 'NothingToRepair';
    };
    /**
     * NothingToSteal
     * @description This seat has no blueprint.
     */
    readonly NothingToSteal: {
      /** @enum {unknown} */
      readonly type: 'NothingToSteal';
      readonly victim: number;
    };
    /**
     * OneSection
     * @description There are no two sections to join.
     */
    readonly OneSection: {
      /** @enum {unknown} */
      readonly type: 'OneSection';
    };
    /**
     * Options
     * @description How a match is varied.
     */
    readonly Options: {
      /** @default standard */
      readonly level: components['schemas']['Level'];
      /** @default false */
      readonly variant: boolean;
      /** @default null */
      readonly tiles: Record<string, unknown> | null;
    };
    /**
     * OwnHand
     * @description Nobody spies on their own hand.
     */
    readonly OwnHand: {
      /** @enum {unknown} */
      readonly type: 'OwnHand';
    };
    /**
     * PartBuilt
     * @description A blueprint became part of a car.
     */
    readonly PartBuilt: {
      /** @enum {unknown} */
      readonly type: 'PartBuilt';
      readonly seat: number;
      /** @enum {unknown} */
      readonly part:
        | 'axle'
        | 'electric_axle'
        | 'electric_fuel'
        | 'electric_gear'
        | 'electric_improvement_bottom'
        | 'electric_improvement_top'
        | 'electric_motor'
        | 'electric_steering'
        | 'filler'
        | 'fuel'
        | 'gasoline_axle'
        | 'gasoline_fuel'
        | 'gasoline_gear'
        | 'gasoline_improvement_bottom'
        | 'gasoline_improvement_top'
        | 'gasoline_motor'
        | 'gasoline_steering'
        | 'gear'
        | 'improvement_bottom'
        | 'improvement_top'
        | 'motor'
        | 'steam_axle'
        | 'steam_fuel'
        | 'steam_gear'
        | 'steam_improvement_bottom'
        | 'steam_improvement_top'
        | 'steam_motor'
        | 'steam_steering'
        | 'steering';
      readonly icons: readonly (
        'autonomy' | 'comfort' | 'instability' | 'junk' | 'new' | 'power' | 'reliability' | 'salvage'
      )[];
      readonly section: number;
      /** @enum {unknown} */
      readonly row: 'bottom' | 'top';
      readonly column: number;
    };
    /**
     * PartDismantled
     * @description A part was taken off a car and discarded.
     */
    readonly PartDismantled: {
      /** @enum {unknown} */
      readonly type: 'PartDismantled';
      readonly seat: number;
      /** @enum {unknown} */
      readonly part:
        | 'axle'
        | 'electric_axle'
        | 'electric_fuel'
        | 'electric_gear'
        | 'electric_improvement_bottom'
        | 'electric_improvement_top'
        | 'electric_motor'
        | 'electric_steering'
        | 'filler'
        | 'fuel'
        | 'gasoline_axle'
        | 'gasoline_fuel'
        | 'gasoline_gear'
        | 'gasoline_improvement_bottom'
        | 'gasoline_improvement_top'
        | 'gasoline_motor'
        | 'gasoline_steering'
        | 'gear'
        | 'improvement_bottom'
        | 'improvement_top'
        | 'motor'
        | 'steam_axle'
        | 'steam_fuel'
        | 'steam_gear'
        | 'steam_improvement_bottom'
        | 'steam_improvement_top'
        | 'steam_motor'
        | 'steam_steering'
        | 'steering';
      readonly icons: readonly (
        'autonomy' | 'comfort' | 'instability' | 'junk' | 'new' | 'power' | 'reliability' | 'salvage'
      )[];
      readonly section: number;
      /** @enum {unknown} */
      readonly row: 'bottom' | 'top';
      readonly column: number;
      readonly sections: number;
    };
    /**
     * PartDrawn
     * @description A seat drew a part from a pile; only it knows which.
     */
    readonly PartDrawn: {
      /** @enum {unknown} */
      readonly type: 'PartDrawn';
      readonly seat: number;
      /** @enum {unknown} */
      readonly part:
        | 'axle'
        | 'electric_axle'
        | 'electric_fuel'
        | 'electric_gear'
        | 'electric_improvement_bottom'
        | 'electric_improvement_top'
        | 'electric_motor'
        | 'electric_steering'
        | 'filler'
        | 'fuel'
        | 'gasoline_axle'
        | 'gasoline_fuel'
        | 'gasoline_gear'
        | 'gasoline_improvement_bottom'
        | 'gasoline_improvement_top'
        | 'gasoline_motor'
        | 'gasoline_steering'
        | 'gear'
        | 'improvement_bottom'
        | 'improvement_top'
        | 'motor'
        | 'steam_axle'
        | 'steam_fuel'
        | 'steam_gear'
        | 'steam_improvement_bottom'
        | 'steam_improvement_top'
        | 'steam_motor'
        | 'steam_steering'
        | 'steering';
      readonly icons: readonly (
        'autonomy' | 'comfort' | 'instability' | 'junk' | 'new' | 'power' | 'reliability' | 'salvage'
      )[];
      /** @enum {unknown} */
      readonly back: 'junk' | 'new' | 'salvage';
    };
    /**
     * PartKept
     * @description A seat kept one of the tiles it looked at; only it knows which.
     */
    readonly PartKept: {
      /** @enum {unknown} */
      readonly type: 'PartKept';
      readonly seat: number;
      /** @enum {unknown} */
      readonly part:
        | 'axle'
        | 'electric_axle'
        | 'electric_fuel'
        | 'electric_gear'
        | 'electric_improvement_bottom'
        | 'electric_improvement_top'
        | 'electric_motor'
        | 'electric_steering'
        | 'filler'
        | 'fuel'
        | 'gasoline_axle'
        | 'gasoline_fuel'
        | 'gasoline_gear'
        | 'gasoline_improvement_bottom'
        | 'gasoline_improvement_top'
        | 'gasoline_motor'
        | 'gasoline_steering'
        | 'gear'
        | 'improvement_bottom'
        | 'improvement_top'
        | 'motor'
        | 'steam_axle'
        | 'steam_fuel'
        | 'steam_gear'
        | 'steam_improvement_bottom'
        | 'steam_improvement_top'
        | 'steam_motor'
        | 'steam_steering'
        | 'steering';
      readonly icons: readonly (
        'autonomy' | 'comfort' | 'instability' | 'junk' | 'new' | 'power' | 'reliability' | 'salvage'
      )[];
      /** @enum {unknown} */
      readonly back: 'junk' | 'new' | 'salvage';
    };
    /**
     * PartRepaired
     * @description A part was replaced by a blueprint of the same kind.
     */
    readonly PartRepaired: {
      /** @enum {unknown} */
      readonly type: 'PartRepaired';
      readonly seat: number;
      /** @enum {unknown} */
      readonly part:
        | 'axle'
        | 'electric_axle'
        | 'electric_fuel'
        | 'electric_gear'
        | 'electric_improvement_bottom'
        | 'electric_improvement_top'
        | 'electric_motor'
        | 'electric_steering'
        | 'filler'
        | 'fuel'
        | 'gasoline_axle'
        | 'gasoline_fuel'
        | 'gasoline_gear'
        | 'gasoline_improvement_bottom'
        | 'gasoline_improvement_top'
        | 'gasoline_motor'
        | 'gasoline_steering'
        | 'gear'
        | 'improvement_bottom'
        | 'improvement_top'
        | 'motor'
        | 'steam_axle'
        | 'steam_fuel'
        | 'steam_gear'
        | 'steam_improvement_bottom'
        | 'steam_improvement_top'
        | 'steam_motor'
        | 'steam_steering'
        | 'steering';
      readonly icons: readonly (
        'autonomy' | 'comfort' | 'instability' | 'junk' | 'new' | 'power' | 'reliability' | 'salvage'
      )[];
      readonly old_icons: readonly (
        'autonomy' | 'comfort' | 'instability' | 'junk' | 'new' | 'power' | 'reliability' | 'salvage'
      )[];
      readonly section: number;
      /** @enum {unknown} */
      readonly row: 'bottom' | 'top';
      readonly column: number;
    };
    /**
     * PartStolen
     * @description A seat took a blueprint out of another's hand; only the two know which.
     */
    readonly PartStolen: {
      /** @enum {unknown} */
      readonly type: 'PartStolen';
      readonly seat: number;
      readonly victim: number;
      /** @enum {unknown} */
      readonly part:
        | 'axle'
        | 'electric_axle'
        | 'electric_fuel'
        | 'electric_gear'
        | 'electric_improvement_bottom'
        | 'electric_improvement_top'
        | 'electric_motor'
        | 'electric_steering'
        | 'filler'
        | 'fuel'
        | 'gasoline_axle'
        | 'gasoline_fuel'
        | 'gasoline_gear'
        | 'gasoline_improvement_bottom'
        | 'gasoline_improvement_top'
        | 'gasoline_motor'
        | 'gasoline_steering'
        | 'gear'
        | 'improvement_bottom'
        | 'improvement_top'
        | 'motor'
        | 'steam_axle'
        | 'steam_fuel'
        | 'steam_gear'
        | 'steam_improvement_bottom'
        | 'steam_improvement_top'
        | 'steam_motor'
        | 'steam_steering'
        | 'steering';
      readonly icons: readonly (
        'autonomy' | 'comfort' | 'instability' | 'junk' | 'new' | 'power' | 'reliability' | 'salvage'
      )[];
      /** @enum {unknown} */
      readonly back: 'junk' | 'new' | 'salvage';
    };
    /**
     * PartTaken
     * @description A seat took a part that lay face up.
     */
    readonly PartTaken: {
      /** @enum {unknown} */
      readonly type: 'PartTaken';
      readonly seat: number;
      /** @enum {unknown} */
      readonly shelf: 'outgoing' | 'patents' | 'scrap';
      /** @enum {unknown} */
      readonly part:
        | 'axle'
        | 'electric_axle'
        | 'electric_fuel'
        | 'electric_gear'
        | 'electric_improvement_bottom'
        | 'electric_improvement_top'
        | 'electric_motor'
        | 'electric_steering'
        | 'filler'
        | 'fuel'
        | 'gasoline_axle'
        | 'gasoline_fuel'
        | 'gasoline_gear'
        | 'gasoline_improvement_bottom'
        | 'gasoline_improvement_top'
        | 'gasoline_motor'
        | 'gasoline_steering'
        | 'gear'
        | 'improvement_bottom'
        | 'improvement_top'
        | 'motor'
        | 'steam_axle'
        | 'steam_fuel'
        | 'steam_gear'
        | 'steam_improvement_bottom'
        | 'steam_improvement_top'
        | 'steam_motor'
        | 'steam_steering'
        | 'steering';
      readonly icons: readonly (
        'autonomy' | 'comfort' | 'instability' | 'junk' | 'new' | 'power' | 'reliability' | 'salvage'
      )[];
      readonly space: number;
    };
    /**
     * PartView
     * @description A part, with what is needed to draw it.
     */
    readonly PartView: {
      /** @enum {unknown} */
      readonly part:
        | 'axle'
        | 'electric_axle'
        | 'electric_fuel'
        | 'electric_gear'
        | 'electric_improvement_bottom'
        | 'electric_improvement_top'
        | 'electric_motor'
        | 'electric_steering'
        | 'filler'
        | 'fuel'
        | 'gasoline_axle'
        | 'gasoline_fuel'
        | 'gasoline_gear'
        | 'gasoline_improvement_bottom'
        | 'gasoline_improvement_top'
        | 'gasoline_motor'
        | 'gasoline_steering'
        | 'gear'
        | 'improvement_bottom'
        | 'improvement_top'
        | 'motor'
        | 'steam_axle'
        | 'steam_fuel'
        | 'steam_gear'
        | 'steam_improvement_bottom'
        | 'steam_improvement_top'
        | 'steam_motor'
        | 'steam_steering'
        | 'steering';
      readonly icons: readonly (
        'autonomy' | 'comfort' | 'instability' | 'junk' | 'new' | 'power' | 'reliability' | 'salvage'
      )[];
      /** @enum {unknown} */
      readonly back: 'junk' | 'new' | 'salvage';
      /** @enum {unknown} */
      readonly function: 'axle' | 'filler' | 'fuel' | 'gear' | 'improvement' | 'motor' | 'steering';
      /** @enum {unknown} */
      readonly colour: 'electric' | 'gasoline' | 'generic' | 'steam';
      /** @enum {unknown} */
      readonly row: 'bottom' | 'top';
    };
    /**
     * PartsReturned
     * @description A seat put the tiles it did not keep back, on top of the pile or below it.
     */
    readonly PartsReturned: {
      /** @enum {unknown} */
      readonly type: 'PartsReturned';
      readonly seat: number;
      /** @enum {unknown} */
      readonly where: 'bottom' | 'top';
      readonly count: number;
    };
    /**
     * Phase
     * @description Where in the round the table is.
     * @enum {unknown}
     */
    readonly Phase:
      | 'back_alley'
      | 'instability'
      | 'junk_yard'
      | 'over'
      | 'patent_office'
      | 'planning'
      | 'refresh'
      | 'salvage'
      | 'workshop';
    /**
     * PileEmpty
     * @description Nothing is left of this pile.
     */
    readonly PileEmpty: {
      /** @enum {unknown} */
      readonly type: 'PileEmpty';
      /** @enum {unknown} */
      readonly back: 'junk' | 'new' | 'salvage';
    };
    /**
     * PlaceFull
     * @description Every space of this place is taken.
     */
    readonly PlaceFull: {
      /** @enum {unknown} */
      readonly type: 'PlaceFull';
      /** @enum {unknown} */
      readonly place: 'back_alley' | 'junk_yard' | 'patent_office' | 'workshop';
    };
    /**
     * PlacePart
     * @description Where the part on the bench goes.
     */
    readonly PlacePart: {
      /** @enum {unknown} */
      readonly type: 'PlacePart';
      readonly seat: number;
    };
    /**
     * PlaceRefilled
     * @description A place that a part was taken from was filled again.
     */
    readonly PlaceRefilled: {
      /** @enum {unknown} */
      readonly type: 'PlaceRefilled';
      /** @enum {unknown} */
      readonly shelf: 'outgoing' | 'patents' | 'scrap';
      /** @enum {unknown} */
      readonly part:
        | 'axle'
        | 'electric_axle'
        | 'electric_fuel'
        | 'electric_gear'
        | 'electric_improvement_bottom'
        | 'electric_improvement_top'
        | 'electric_motor'
        | 'electric_steering'
        | 'filler'
        | 'fuel'
        | 'gasoline_axle'
        | 'gasoline_fuel'
        | 'gasoline_gear'
        | 'gasoline_improvement_bottom'
        | 'gasoline_improvement_top'
        | 'gasoline_motor'
        | 'gasoline_steering'
        | 'gear'
        | 'improvement_bottom'
        | 'improvement_top'
        | 'motor'
        | 'steam_axle'
        | 'steam_fuel'
        | 'steam_gear'
        | 'steam_improvement_bottom'
        | 'steam_improvement_top'
        | 'steam_motor'
        | 'steam_steering'
        | 'steering';
      readonly icons: readonly (
        'autonomy' | 'comfort' | 'instability' | 'junk' | 'new' | 'power' | 'reliability' | 'salvage'
      )[];
      readonly space: number;
    };
    /**
     * PlaceSalvage
     * @description Where the salvage tile goes, and what it stands for.
     */
    readonly PlaceSalvage: {
      /** @enum {unknown} */
      readonly type: 'PlaceSalvage';
      readonly seat: number;
    };
    /**
     * PlaceToken
     * @description Where a token goes.
     */
    readonly PlaceToken: {
      /** @enum {unknown} */
      readonly type: 'PlaceToken';
      readonly seat: number;
    };
    /**
     * PlaceView
     * @description A place of the town.
     */
    readonly PlaceView: {
      /** @enum {unknown} */
      readonly place: 'back_alley' | 'junk_yard' | 'patent_office' | 'workshop';
      readonly spaces: number;
      readonly tokens: readonly number[];
      readonly resolved: number;
      readonly actions: readonly number[];
    };
    readonly Preview: null;
    readonly Prompt:
      | components['schemas']['ChooseAlleyAction']
      | components['schemas']['ChooseWork']
      | components['schemas']['DiscardBlueprint']
      | components['schemas']['DismantlePart']
      | components['schemas']['JoinAtLast']
      | components['schemas']['JoinSections']
      | components['schemas']['JoinToFinish']
      | components['schemas']['KeepJunk']
      | components['schemas']['KeepPart']
      | components['schemas']['MoveToken']
      | components['schemas']['PlacePart']
      | components['schemas']['PlaceSalvage']
      | components['schemas']['PlaceToken']
      | components['schemas']['RepairPart']
      | components['schemas']['ReturnParts']
      | components['schemas']['StealBlueprint']
      | components['schemas']['TakeJunk']
      | components['schemas']['TakePatent'];
    /**
     * Prospect
     * @description A change of the own car, and what would come of it.
     */
    readonly Prospect: {
      readonly build: components['schemas']['Build'] | null;
      readonly change:
        | components['schemas']['Cell']
        | components['schemas']['NewSection']
        | components['schemas']['Swap']
        | components['schemas']['Fit']
        | components['schemas']['Add']
        | components['schemas']['Cover'];
      readonly score: number;
      readonly salvage: number;
      readonly lacks: readonly components['schemas']['Lack'][];
    };
    /**
     * Prospects
     * @description What the options of a seat would do to its car.
     */
    readonly Prospects: {
      readonly changes: readonly components['schemas']['Prospect'][];
      readonly completion: components['schemas']['Completion'] | null;
    };
    readonly Reason:
      | components['schemas']['CuresNothing']
      | components['schemas']['DoesNotFit']
      | components['schemas']['HandFull']
      | components['schemas']['MovesNobody']
      | components['schemas']['NoPartThere']
      | components['schemas']['NoTokenToMove']
      | components['schemas']['NotInHand']
      | components['schemas']['NothingToDismantle']
      | components['schemas']['NothingToRepair']
      | components['schemas']['NothingToSteal']
      | components['schemas']['OneSection']
      | components['schemas']['OwnHand']
      | components['schemas']['PileEmpty']
      | components['schemas']['PlaceFull']
      | components['schemas']['RepairBegins']
      | components['schemas']['SectionsFull']
      | components['schemas']['ThreeSections']
      | components['schemas']['WrongCell']
      | components['schemas']['AnotherQuestion']
      | components['schemas']['NotOffered'];
    /**
     * Repair
     * @description Parts are to be replaced.
     */
    readonly Repair: {
      /** @enum {unknown} */
      readonly type: 'Repair';
    };
    /**
     * RepairBegins
     * @description A repair that was chosen replaces a part at least.
     */
    readonly RepairBegins: {
      /** @enum {unknown} */
      readonly type: 'RepairBegins';
    };
    /**
     * RepairPart
     * @description Which part is replaced next; one action pays for them all (ruling 19).
     */
    readonly RepairPart: {
      /** @enum {unknown} */
      readonly type: 'RepairPart';
      readonly seat: number;
      readonly begun: boolean;
    };
    /**
     * Return
     * @description The tiles that were not kept, on top of the pile or below it; this one is drawn first.
     */
    readonly Return: {
      /** @enum {unknown} */
      readonly type: 'Return';
      /** @enum {unknown} */
      readonly where: 'bottom' | 'top';
      /** @enum {unknown} */
      readonly part:
        | 'axle'
        | 'electric_axle'
        | 'electric_fuel'
        | 'electric_gear'
        | 'electric_improvement_bottom'
        | 'electric_improvement_top'
        | 'electric_motor'
        | 'electric_steering'
        | 'filler'
        | 'fuel'
        | 'gasoline_axle'
        | 'gasoline_fuel'
        | 'gasoline_gear'
        | 'gasoline_improvement_bottom'
        | 'gasoline_improvement_top'
        | 'gasoline_motor'
        | 'gasoline_steering'
        | 'gear'
        | 'improvement_bottom'
        | 'improvement_top'
        | 'motor'
        | 'steam_axle'
        | 'steam_fuel'
        | 'steam_gear'
        | 'steam_improvement_bottom'
        | 'steam_improvement_top'
        | 'steam_motor'
        | 'steam_steering'
        | 'steering';
      readonly icons: readonly (
        'autonomy' | 'comfort' | 'instability' | 'junk' | 'new' | 'power' | 'reliability' | 'salvage'
      )[];
    };
    /**
     * ReturnParts
     * @description Where the rest goes, and in which order.
     */
    readonly ReturnParts: {
      /** @enum {unknown} */
      readonly type: 'ReturnParts';
      readonly seat: number;
    };
    /**
     * RoundBegan
     * @description A new round.
     */
    readonly RoundBegan: {
      /** @enum {unknown} */
      readonly type: 'RoundBegan';
      readonly round: number;
      readonly seat: number;
    };
    /**
     * RowFilled
     * @description The refill row lies face up for the first time (variant).
     */
    readonly RowFilled: {
      /** @enum {unknown} */
      readonly type: 'RowFilled';
      readonly patents: readonly (
        | 'axle'
        | 'electric_axle'
        | 'electric_fuel'
        | 'electric_gear'
        | 'electric_improvement_bottom'
        | 'electric_improvement_top'
        | 'electric_motor'
        | 'electric_steering'
        | 'filler'
        | 'fuel'
        | 'gasoline_axle'
        | 'gasoline_fuel'
        | 'gasoline_gear'
        | 'gasoline_improvement_bottom'
        | 'gasoline_improvement_top'
        | 'gasoline_motor'
        | 'gasoline_steering'
        | 'gear'
        | 'improvement_bottom'
        | 'improvement_top'
        | 'motor'
        | 'steam_axle'
        | 'steam_fuel'
        | 'steam_gear'
        | 'steam_improvement_bottom'
        | 'steam_improvement_top'
        | 'steam_motor'
        | 'steam_steering'
        | 'steering'
      )[];
      readonly patent_icons: readonly (readonly (
        'autonomy' | 'comfort' | 'instability' | 'junk' | 'new' | 'power' | 'reliability' | 'salvage'
      )[])[];
    };
    /**
     * RowsShifted
     * @description The discard row is cleared, the refill row takes its place and is filled anew (variant).
     */
    readonly RowsShifted: {
      /** @enum {unknown} */
      readonly type: 'RowsShifted';
      readonly patents: readonly (
        | 'axle'
        | 'electric_axle'
        | 'electric_fuel'
        | 'electric_gear'
        | 'electric_improvement_bottom'
        | 'electric_improvement_top'
        | 'electric_motor'
        | 'electric_steering'
        | 'filler'
        | 'fuel'
        | 'gasoline_axle'
        | 'gasoline_fuel'
        | 'gasoline_gear'
        | 'gasoline_improvement_bottom'
        | 'gasoline_improvement_top'
        | 'gasoline_motor'
        | 'gasoline_steering'
        | 'gear'
        | 'improvement_bottom'
        | 'improvement_top'
        | 'motor'
        | 'steam_axle'
        | 'steam_fuel'
        | 'steam_gear'
        | 'steam_improvement_bottom'
        | 'steam_improvement_top'
        | 'steam_motor'
        | 'steam_steering'
        | 'steering'
      )[];
      readonly patent_icons: readonly (readonly (
        'autonomy' | 'comfort' | 'instability' | 'junk' | 'new' | 'power' | 'reliability' | 'salvage'
      )[])[];
    };
    /**
     * SalvageAdded
     * @description A salvage tile was added to a car, in place of a part.
     */
    readonly SalvageAdded: {
      /** @enum {unknown} */
      readonly type: 'SalvageAdded';
      readonly seat: number;
      /** @enum {unknown} */
      readonly part:
        | 'axle'
        | 'electric_axle'
        | 'electric_fuel'
        | 'electric_gear'
        | 'electric_improvement_bottom'
        | 'electric_improvement_top'
        | 'electric_motor'
        | 'electric_steering'
        | 'filler'
        | 'fuel'
        | 'gasoline_axle'
        | 'gasoline_fuel'
        | 'gasoline_gear'
        | 'gasoline_improvement_bottom'
        | 'gasoline_improvement_top'
        | 'gasoline_motor'
        | 'gasoline_steering'
        | 'gear'
        | 'improvement_bottom'
        | 'improvement_top'
        | 'motor'
        | 'steam_axle'
        | 'steam_fuel'
        | 'steam_gear'
        | 'steam_improvement_bottom'
        | 'steam_improvement_top'
        | 'steam_motor'
        | 'steam_steering'
        | 'steering';
      /** @enum {unknown} */
      readonly row: 'bottom' | 'top';
      readonly column: number;
    };
    /**
     * SalvageCovered
     * @description A salvage tile was put over a part, which is lost.
     */
    readonly SalvageCovered: {
      /** @enum {unknown} */
      readonly type: 'SalvageCovered';
      readonly seat: number;
      /** @enum {unknown} */
      readonly part:
        | 'axle'
        | 'electric_axle'
        | 'electric_fuel'
        | 'electric_gear'
        | 'electric_improvement_bottom'
        | 'electric_improvement_top'
        | 'electric_motor'
        | 'electric_steering'
        | 'filler'
        | 'fuel'
        | 'gasoline_axle'
        | 'gasoline_fuel'
        | 'gasoline_gear'
        | 'gasoline_improvement_bottom'
        | 'gasoline_improvement_top'
        | 'gasoline_motor'
        | 'gasoline_steering'
        | 'gear'
        | 'improvement_bottom'
        | 'improvement_top'
        | 'motor'
        | 'steam_axle'
        | 'steam_fuel'
        | 'steam_gear'
        | 'steam_improvement_bottom'
        | 'steam_improvement_top'
        | 'steam_motor'
        | 'steam_steering'
        | 'steering';
      /** @enum {unknown} */
      readonly covered:
        | 'axle'
        | 'electric_axle'
        | 'electric_fuel'
        | 'electric_gear'
        | 'electric_improvement_bottom'
        | 'electric_improvement_top'
        | 'electric_motor'
        | 'electric_steering'
        | 'filler'
        | 'fuel'
        | 'gasoline_axle'
        | 'gasoline_fuel'
        | 'gasoline_gear'
        | 'gasoline_improvement_bottom'
        | 'gasoline_improvement_top'
        | 'gasoline_motor'
        | 'gasoline_steering'
        | 'gear'
        | 'improvement_bottom'
        | 'improvement_top'
        | 'motor'
        | 'steam_axle'
        | 'steam_fuel'
        | 'steam_gear'
        | 'steam_improvement_bottom'
        | 'steam_improvement_top'
        | 'steam_motor'
        | 'steam_steering'
        | 'steering';
      readonly icons: readonly (
        'autonomy' | 'comfort' | 'instability' | 'junk' | 'new' | 'power' | 'reliability' | 'salvage'
      )[];
      /** @enum {unknown} */
      readonly row: 'bottom' | 'top';
      readonly column: number;
    };
    /**
     * SalvageDrawn
     * @description A seat drew a salvage tile.
     */
    readonly SalvageDrawn: {
      /** @enum {unknown} */
      readonly type: 'SalvageDrawn';
      readonly seat: number;
      readonly instability: number;
    };
    /**
     * SalvageMissing
     * @description The pile of salvage is used up: a tile that is not there counts this much (ruling 28).
     */
    readonly SalvageMissing: {
      /** @enum {unknown} */
      readonly type: 'SalvageMissing';
      readonly seat: number;
      readonly instability: number;
    };
    /**
     * ScoreNow
     * @description What a car would score now.
     */
    readonly ScoreNow: {
      readonly investors: readonly number[];
      readonly area: number;
      readonly instability: number;
      readonly salvage: number;
      readonly total: number;
    };
    /**
     * SeatView
     * @description A seat as everybody sees it.
     */
    readonly SeatView: {
      readonly seat: number;
      readonly tokens: number;
      readonly resting: number;
      readonly new_blueprints: number;
      readonly junk_blueprints: number;
      readonly instability: number;
      readonly car: components['schemas']['CarView'];
    };
    /**
     * SectionView
     * @description A section of a car.
     */
    readonly SectionView: {
      readonly left: number;
      readonly width: number;
      readonly cells: readonly components['schemas']['CellView'][];
    };
    /**
     * SectionsFull
     * @description A car may not have more than two sections.
     */
    readonly SectionsFull: {
      /** @enum {unknown} */
      readonly type: 'SectionsFull';
    };
    /**
     * SectionsJoined
     * @description Two sections became one.
     */
    readonly SectionsJoined: {
      /** @enum {unknown} */
      readonly type: 'SectionsJoined';
      readonly seat: number;
      /** @enum {unknown} */
      readonly side: 'inside' | 'left' | 'right';
      readonly column: number;
    };
    /**
     * Slide
     * @description A token of the own from one space of a place to another.
     */
    readonly Slide: {
      /** @enum {unknown} */
      readonly type: 'Slide';
      /** @enum {unknown} */
      readonly place: 'back_alley' | 'junk_yard' | 'patent_office' | 'workshop';
      readonly start: number;
      readonly end: number;
    };
    /**
     * Spied
     * @description A seat looked at another's blueprints.
     */
    readonly Spied: {
      /** @enum {unknown} */
      readonly type: 'Spied';
      readonly seat: number;
      readonly victim: number;
    };
    /**
     * Spy
     * @description Espionage on a seat.
     */
    readonly Spy: {
      /** @enum {unknown} */
      readonly type: 'Spy';
      readonly victim: number;
    };
    /**
     * StayApart
     * @description The sections are not joined yet.
     */
    readonly StayApart: {
      /** @enum {unknown} */
      readonly type: 'StayApart';
    };
    /**
     * Steal
     * @description A blueprint out of the hand that was spied on.
     */
    readonly Steal: {
      /** @enum {unknown} */
      readonly type: 'Steal';
      /** @enum {unknown} */
      readonly part:
        | 'axle'
        | 'electric_axle'
        | 'electric_fuel'
        | 'electric_gear'
        | 'electric_improvement_bottom'
        | 'electric_improvement_top'
        | 'electric_motor'
        | 'electric_steering'
        | 'filler'
        | 'fuel'
        | 'gasoline_axle'
        | 'gasoline_fuel'
        | 'gasoline_gear'
        | 'gasoline_improvement_bottom'
        | 'gasoline_improvement_top'
        | 'gasoline_motor'
        | 'gasoline_steering'
        | 'gear'
        | 'improvement_bottom'
        | 'improvement_top'
        | 'motor'
        | 'steam_axle'
        | 'steam_fuel'
        | 'steam_gear'
        | 'steam_improvement_bottom'
        | 'steam_improvement_top'
        | 'steam_motor'
        | 'steam_steering'
        | 'steering';
      readonly icons: readonly (
        'autonomy' | 'comfort' | 'instability' | 'junk' | 'new' | 'power' | 'reliability' | 'salvage'
      )[];
    };
    /**
     * StealBlueprint
     * @description Which blueprint a spy takes.
     */
    readonly StealBlueprint: {
      /** @enum {unknown} */
      readonly type: 'StealBlueprint';
      readonly seat: number;
      readonly victim: number;
    };
    /**
     * Swap
     * @description A blueprint in place of the part in a cell.
     */
    readonly Swap: {
      /** @enum {unknown} */
      readonly type: 'Swap';
      /** @enum {unknown} */
      readonly part:
        | 'axle'
        | 'electric_axle'
        | 'electric_fuel'
        | 'electric_gear'
        | 'electric_improvement_bottom'
        | 'electric_improvement_top'
        | 'electric_motor'
        | 'electric_steering'
        | 'filler'
        | 'fuel'
        | 'gasoline_axle'
        | 'gasoline_fuel'
        | 'gasoline_gear'
        | 'gasoline_improvement_bottom'
        | 'gasoline_improvement_top'
        | 'gasoline_motor'
        | 'gasoline_steering'
        | 'gear'
        | 'improvement_bottom'
        | 'improvement_top'
        | 'motor'
        | 'steam_axle'
        | 'steam_fuel'
        | 'steam_gear'
        | 'steam_improvement_bottom'
        | 'steam_improvement_top'
        | 'steam_motor'
        | 'steam_steering'
        | 'steering';
      readonly icons: readonly (
        'autonomy' | 'comfort' | 'instability' | 'junk' | 'new' | 'power' | 'reliability' | 'salvage'
      )[];
      readonly section: number;
      /** @enum {unknown} */
      readonly row: 'bottom' | 'top';
      readonly column: number;
    };
    /**
     * Take
     * @description A part that lies face up.
     */
    readonly Take: {
      /** @enum {unknown} */
      readonly type: 'Take';
      /** @enum {unknown} */
      readonly shelf: 'outgoing' | 'patents' | 'scrap';
      /** @enum {unknown} */
      readonly part:
        | 'axle'
        | 'electric_axle'
        | 'electric_fuel'
        | 'electric_gear'
        | 'electric_improvement_bottom'
        | 'electric_improvement_top'
        | 'electric_motor'
        | 'electric_steering'
        | 'filler'
        | 'fuel'
        | 'gasoline_axle'
        | 'gasoline_fuel'
        | 'gasoline_gear'
        | 'gasoline_improvement_bottom'
        | 'gasoline_improvement_top'
        | 'gasoline_motor'
        | 'gasoline_steering'
        | 'gear'
        | 'improvement_bottom'
        | 'improvement_top'
        | 'motor'
        | 'steam_axle'
        | 'steam_fuel'
        | 'steam_gear'
        | 'steam_improvement_bottom'
        | 'steam_improvement_top'
        | 'steam_motor'
        | 'steam_steering'
        | 'steering';
      readonly icons: readonly (
        'autonomy' | 'comfort' | 'instability' | 'junk' | 'new' | 'power' | 'reliability' | 'salvage'
      )[];
    };
    /**
     * TakeJunk
     * @description Which junk part is taken next.
     */
    readonly TakeJunk: {
      /** @enum {unknown} */
      readonly type: 'TakeJunk';
      readonly seat: number;
      readonly left: number;
    };
    /**
     * TakePatent
     * @description Which new part is taken.
     */
    readonly TakePatent: {
      /** @enum {unknown} */
      readonly type: 'TakePatent';
      readonly seat: number;
    };
    /**
     * ThreeSections
     * @description A car may never be in more than two sections (ruling 18).
     */
    readonly ThreeSections: {
      /** @enum {unknown} */
      readonly type: 'ThreeSections';
    };
    /**
     * TokenIdle
     * @description A token could do nothing.
     */
    readonly TokenIdle: {
      /** @enum {unknown} */
      readonly type: 'TokenIdle';
      readonly seat: number;
      /** @enum {unknown} */
      readonly place: 'back_alley' | 'junk_yard' | 'patent_office' | 'workshop';
    };
    /**
     * TokenMoved
     * @description A token was moved within its place; the others slid.
     */
    readonly TokenMoved: {
      /** @enum {unknown} */
      readonly type: 'TokenMoved';
      readonly seat: number;
      /** @enum {unknown} */
      readonly place: 'back_alley' | 'junk_yard' | 'patent_office' | 'workshop';
      readonly start: number;
      readonly end: number;
    };
    /**
     * TokenPlaced
     * @description A token went onto the first free space of a place.
     */
    readonly TokenPlaced: {
      /** @enum {unknown} */
      readonly type: 'TokenPlaced';
      readonly seat: number;
      /** @enum {unknown} */
      readonly place: 'back_alley' | 'junk_yard' | 'patent_office' | 'workshop';
      readonly space: number;
    };
    /**
     * TokensRested
     * @description The tokens beside the back alley came home.
     */
    readonly TokensRested: {
      /** @enum {unknown} */
      readonly type: 'TokensRested';
      readonly seats: readonly number[];
    };
    /**
     * TownView
     * @description What a seat may know of the table.
     */
    readonly TownView: {
      readonly round: number;
      readonly phase: components['schemas']['Phase'];
      readonly first: number;
      readonly variant: boolean;
      readonly our_tiles: boolean;
      readonly investors: components['schemas']['InvestorsView'];
      readonly places: readonly components['schemas']['PlaceView'][];
      readonly seats: readonly components['schemas']['SeatView'][];
      readonly patents: readonly (components['schemas']['PartView'] | null)[];
      readonly outgoing: readonly (components['schemas']['PartView'] | null)[];
      readonly scrap: readonly (components['schemas']['PartView'] | null)[];
      readonly new_pile: number;
      readonly junk_pile: number;
      readonly salvage_pile: number;
      readonly new_discard: number;
      readonly junk_discard: number;
      readonly bench: components['schemas']['PartView'] | null;
      readonly drawn: number | null;
      readonly hand: readonly components['schemas']['PartView'][];
      readonly looked: readonly components['schemas']['PartView'][];
      readonly ending: ('car_complete' | 'junk_parts_exhausted' | 'new_parts_exhausted') | null;
    };
    /**
     * UnionMuscle
     * @description Move one of the own tokens within its place.
     */
    readonly UnionMuscle: {
      /** @enum {unknown} */
      readonly type: 'UnionMuscle';
    };
    readonly View: components['schemas']['TownView'];
    /**
     * WorkshopEntered
     * @description A seat begins to work, with so many actions.
     */
    readonly WorkshopEntered: {
      /** @enum {unknown} */
      readonly type: 'WorkshopEntered';
      readonly seat: number;
      readonly actions: number;
    };
    /**
     * WrongCell
     * @description A part goes into the row of its panel and must touch a part by an edge (ruling 16).
     */
    readonly WrongCell: {
      /** @enum {unknown} */
      readonly type: 'WrongCell';
      /** @enum {unknown} */
      readonly row: 'bottom' | 'top';
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
