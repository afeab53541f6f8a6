/** The arrows round a robot, in pixels: how far their middles lie from its own, and how large they are. */
export const AWAY = 50;
export const ARROW = 44;

/** How far they reach, with a little room. */
export const REACH = AWAY + ARROW / 2 + 2;
