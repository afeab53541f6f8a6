/** A turn of RoboRally in five steps. */
export const TURN: readonly string[] = ['dealing', 'programming', 'driving', 'factory', 'lasers'];
