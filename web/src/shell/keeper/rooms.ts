/** The rooms of a keeper, in the order in which they are shown. */
export const ROOMS = ['now', 'reports', 'tables', 'people', 'log'] as const;

export type Room = (typeof ROOMS)[number];

export const isRoom = (name: string): name is Room => (ROOMS as readonly string[]).includes(name);
