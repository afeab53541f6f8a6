/** A day of Too Many Bones in five steps. */
export const TURN: readonly string[] = ['encounter', 'battle', 'dice', 'bones', 'camp'];
