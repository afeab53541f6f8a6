/** What a seat sees of a game of Gear & Piston, by the server's own types; words of a few are named here. */
import type { Rec } from '../../words/record';
import type { components } from './schema';

type Schemas = components['schemas'];
type Narrow<Wide, Narrower> = Omit<Wide, keyof Narrower> & Readonly<Narrower>;

export type PlaceName = 'back_alley' | 'patent_office' | 'junk_yard' | 'workshop';
export type RowName = 'top' | 'bottom';
export type Colour = 'generic' | 'electric' | 'gasoline' | 'steam';
export type Role = 'motor' | 'fuel' | 'steering' | 'gear' | 'axle' | 'improvement' | 'filler';
export type Shelf = 'patents' | 'outgoing' | 'scrap';
type Back = 'new' | 'junk' | 'salvage';

export type PartView = Narrow<Schemas['PartView'], { back: Back; function: Role; colour: Colour; row: RowName }>;
/** A part as the words of the catalogue say it: what choices and events speak of. */
export type Named = Pick<PartView, 'part' | 'icons'>;
export type CellView = Narrow<Schemas['CellView'], { row: RowName; tile: PartView }>;
export type SectionView = Narrow<Schemas['SectionView'], { cells: readonly CellView[] }>;
export type Lack = Schemas['Lack'];
export type CarView = Narrow<
  Schemas['CarView'],
  { sections: readonly SectionView[]; covered: readonly PartView[]; icons: Readonly<Record<string, number>> }
>;
export type SeatView = Narrow<Schemas['SeatView'], { car: CarView }>;
export type PlaceView = Narrow<Schemas['PlaceView'], { place: PlaceName }>;
/** A change of the own car, what must be chosen before it, and what would come of it. */
export type Outlook = Narrow<Schemas['Outlook'], { build: Rec | null; change: Rec }>;
type Row = readonly (PartView | null)[];

export type View = Narrow<
  Schemas['TownView'],
  {
    places: readonly PlaceView[];
    seats: readonly SeatView[];
    patents: Row;
    outgoing: Row;
    scrap: Row;
    bench: PartView | null;
    hand: readonly PartView[];
    looked: readonly PartView[];
    outlooks: readonly Outlook[];
    plan: { steps: readonly Rec[]; score: number } | null;
  }
>;

export const ROWS: readonly RowName[] = ['top', 'bottom'];

/** How many blueprints a hand has room for: so many slots are drawn. */
export const SLOTS = 5;

/** The attributes that investors pay for. */
export const ATTRIBUTES = ['comfort', 'power', 'autonomy'] as const;
