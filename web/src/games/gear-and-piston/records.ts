/** The decisions of Gear & Piston, as the rules name them, by where they are answered. */

/** On the town: its places, rows and piles. */
export const IN_TOWN = new Set(['PlaceToken', 'TakePatent', 'TakeJunk']);

/** On the hand and the car. */
export const ON_CAR = new Set([
  'DiscardBlueprint',
  'ChooseWork',
  'PlacePart',
  'DismantlePart',
  'RepairPart',
  'PlaceSalvage',
]);

/** On the stage, where the options are laid out in place of the car. */
export const ON_STAGE = new Set([
  'ChooseAlleyAction',
  'StealBlueprint',
  'MoveToken',
  'KeepPart',
  'ReturnParts',
  'KeepJunk',
  'JoinSections',
  'JoinToFinish',
  'JoinAtLast',
]);

export const DRAWN: ReadonlySet<string> = new Set([...IN_TOWN, ...ON_CAR, ...ON_STAGE]);

/** What is asked while a workshop action is spent. */
export const WORKING: ReadonlySet<string> = new Set([
  'ChooseWork',
  'PlacePart',
  'RepairPart',
  'DismantlePart',
  'JoinSections',
]);

/** Choices that close what is asked: they have their button at the end of the bench. */
export const CLOSING: ReadonlySet<string> = new Set(['KeepAll', 'Leave', 'EndTurn', 'EndRepair', 'StayApart']);
