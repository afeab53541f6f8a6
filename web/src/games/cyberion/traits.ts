/** What the number of a robot card says: model × 5 + size, then Multibots of a size, of a model, and Bebebots. */

export const FREE_MODEL = 25;
export const FREE_SIZE = 30;
export const BEBEBOT = 35;

export interface Traits {
  /** None: any model, or a card one may not see. */
  model: number | null;
  /** None: any size. */
  size: number | null;
  make: 'plain' | 'free_model' | 'free_size' | 'bebebot' | 'hidden';
}

export function traits(robot: number | null): Traits {
  if (robot === null) return { model: null, size: null, make: 'hidden' };
  if (robot < FREE_MODEL) return { model: Math.floor(robot / 5), size: (robot % 5) + 1, make: 'plain' };
  if (robot < FREE_SIZE) return { model: null, size: robot - FREE_MODEL + 1, make: 'free_model' };
  if (robot < BEBEBOT) return { model: robot - FREE_SIZE, size: null, make: 'free_size' };
  return { model: robot - BEBEBOT, size: null, make: 'bebebot' };
}

/** Whether a trait is a model; otherwise it is a size. */
export const isModel = (trait: number) => trait < 5;

export const sizeOf = (trait: number) => trait - 4;

/** Whether a robot plainly shows a trait; Multibots can stand for several, so they never plainly do. */
export function shows(robot: number, trait: number): boolean {
  const { model, size, make } = traits(robot);
  return make === 'plain' && (isModel(trait) ? model === trait : size === sizeOf(trait));
}
