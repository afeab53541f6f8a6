/** The games that have a picture, in the order of the shelf. */
export const scenes: readonly string[] = [
  'out-of-gears',
  'gear-and-piston',
  'robo-rally',
  'too-many-bones',
  'cyberion',
];
