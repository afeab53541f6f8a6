/** A part from its words alone, as choices and events name it: what is needed to draw it. */
import type { Choice } from './records';
import type { Back, Colour, Fault, Icon, Named, PartName, PartView, Role, RowName } from './view';

const COLOURS: readonly Colour[] = ['electric', 'gasoline', 'steam'];
const ROLES: readonly Role[] = ['motor', 'fuel', 'steering', 'gear', 'axle', 'improvement', 'filler'];
const BACKS: readonly Back[] = ['new', 'junk', 'salvage'];
const BELOW: readonly Role[] = ['gear', 'axle'];

/** `electric_improvement_top` is an improvement for electric cars, in the top row. */
export function partOf({ part, icons }: Named, row?: RowName): PartView {
  const role = ROLES.find((each) => part.includes(each))!;
  const side = part.endsWith('_top') ? 'top' : part.endsWith('_bottom') ? 'bottom' : row;
  return {
    part,
    icons,
    back: BACKS.find((back) => icons.includes(back)) ?? 'new',
    function: role,
    colour: COLOURS.find((colour) => part.startsWith(colour)) ?? 'generic',
    row: side ?? (BELOW.includes(role) ? 'bottom' : 'top'),
  };
}

/** The part that a choice speaks of; as salvage, with the instability that was drawn. */
export function partIn(choice: Choice, drawn = 0): PartView | null {
  if (!('part' in choice)) return null;
  return 'icons' in choice ? partOf(choice) : salvageAs(choice, drawn);
}

/** A salvage tile that stands for a part. */
export const salvageAs = ({ part, row }: { part: PartName; row: RowName }, instability: number): PartView =>
  partOf({ part, icons: ['salvage', ...Array<Icon>(instability).fill('instability')] }, row);

/** The part that would cure a fault, where one would. */
export function cure(fault: Fault): PartView | null {
  switch (fault) {
    case 'spare_steering':
    case 'top':
    case 'bottom':
    case 'carried':
    case 'joined':
      return null;
    default:
      return partOf({ part: fault, icons: [] });
  }
}

const isBack = (icon: Icon) => BACKS.some((back) => back === icon);

/** The badges of a part: its icons, its back left out. */
export const badges = ({ icons }: Named): Icon[] => icons.filter((icon) => !isBack(icon));

export const alike = (one: Named, other: Named): boolean =>
  one.part === other.part && one.icons.join() === other.icons.join();
