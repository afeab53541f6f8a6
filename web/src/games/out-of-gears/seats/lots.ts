/** Gears lying together: one by one while there is room, then by kind with a count. */

export interface Lot {
  kind: number;
  count: number;
}

export function lots(gears: readonly number[], room: number): Lot[] {
  if (gears.length <= room) return gears.map((kind) => ({ kind, count: 1 }));
  const kinds = [...new Set(gears)].sort((a, b) => a - b);
  return kinds.map((kind) => ({ kind, count: gears.filter((gear) => gear === kind).length }));
}
