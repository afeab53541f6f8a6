/** How much height a seat has: it decides how large its pieces are drawn. */

export type Room = 'tight' | 'plain' | 'roomy';

export const SIZES: Readonly<Record<Room, { robot: number; carried: number; circuit: number; abreast: number }>> = {
  tight: { robot: 62, carried: 26, circuit: 22, abreast: 5 },
  plain: { robot: 84, carried: 30, circuit: 22, abreast: 4 },
  roomy: { robot: 112, carried: 38, circuit: 28, abreast: 4 },
};
