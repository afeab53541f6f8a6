/** A part from its words alone, as choices and events name it: what is needed to draw it. */
import type { Rec } from '../../words/record';
import type { Colour, Named, PartView, Role, RowName } from './view';

const COLOURS: readonly string[] = ['electric', 'gasoline', 'steam'];
const BACKS: readonly string[] = ['new', 'junk', 'salvage'];
const BELOW: readonly string[] = ['gear', 'axle'];

/** `electric_improvement_top` is an improvement for electric cars, in the top row. */
export function partOf({ part, icons }: Named, row?: RowName): PartView {
  const words = part.split('_');
  const last = words.at(-1)!;
  const side = last === 'top' || last === 'bottom' ? last : null;
  if (side) words.pop();
  const role = words.pop() as Role;
  const colour = (COLOURS.includes(words[0]!) ? words[0] : 'generic') as Colour;
  const back = (icons.find((icon) => BACKS.includes(icon)) ?? 'new') as PartView['back'];
  return { part, icons, back, function: role, colour, row: side ?? row ?? (BELOW.includes(role) ? 'bottom' : 'top') };
}

/** The part that a choice or an event speaks of. */
export const partIn = (record: Rec): PartView =>
  partOf({ part: String(record.part), icons: (record.icons as string[] | undefined) ?? [] });

/** A salvage tile that stands for a part. */
export const salvageAs = (record: Rec, instability: number): PartView =>
  partOf(
    { part: String(record.part), icons: ['salvage', ...Array<string>(instability).fill('instability')] },
    record.row as RowName,
  );

/** The badges of a part: its icons, its back left out. */
export const badges = ({ icons }: Named): string[] => icons.filter((icon) => !BACKS.includes(icon));

export const alike = (one: Named, other: Named): boolean =>
  one.part === other.part && one.icons.join() === other.icons.join();
