/** The decisions of Cyberion that the board draws, as the rules name them. */

/** Answered on the rows, the machines, the decks and the processor. */
export const ON_TABLE = new Set([
  'Intervene',
  'ChooseCrew',
  'MoveToStock',
  'PayRobot',
  'PrepareMachine',
  'ReplaceOn',
  'SwapOn',
  'ScrapOn',
  'ChoosePilot',
]);

/** Answered on the stage, where their options are laid out. */
export const ON_STAGE = new Set([
  'ChooseLevel',
  'FaceInterference',
  'RecallRobot',
  'PutBack',
  'ChooseParents',
  'BoardGigantobot',
  'TakeReward',
  'PayMicrobots',
]);

export const DRAWN: ReadonlySet<string> = new Set([...ON_TABLE, ...ON_STAGE]);
