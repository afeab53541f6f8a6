/** A turn of Cyberion in five steps. */
export const TURN: readonly string[] = ['repair', 'trigger', 'upgrade', 'closing', 'refill'];
