/** A turn of Out of Gears in five steps. */
export const TURN: readonly string[] = ['programme', 'attack', 'trap', 'harvest', 'assembly'];
