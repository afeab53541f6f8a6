/** The decisions of RoboRally, as the rules name them: the board draws every one. */

/** What is asked while a program is laid. */
export const PROGRAMMING = new Set(['Program', 'Finish']);

export const DRAWN = new Set([
  ...PROGRAMMING,
  'AddTurn',
  'AnnouncePowerDown',
  'ChooseDistance',
  'ChooseFacing',
  'ChooseHome',
  'ChooseSquare',
  'ChooseWeapon',
  'DirectHit',
  'KeepOption',
  'LoseOption',
  'ParkCard',
  'ProtectRobot',
  'PullAbortSwitch',
  'Recompile',
  'ReenterDown',
  'Stabilize',
  'StayDown',
  'StoreCard',
  'TakeFromFlywheel',
  'UseParkedCard',
]);
