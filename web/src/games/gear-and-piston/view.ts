/** What a seat sees of a game of Gear & Piston, by the server's own types. */
import type { components } from './schema';

type Schemas = components['schemas'];

export type PartView = Schemas['PartView'];
export type PartName = PartView['part'];
export type Icon = PartView['icons'][number];
export type Back = PartView['back'];
export type Role = PartView['function'];
export type Colour = PartView['colour'];
export type RowName = PartView['row'];
/** A part as the words of the catalogue say it: what choices and events speak of. */
export type Named = Pick<PartView, 'part' | 'icons'>;

export type CellView = Schemas['CellView'];
export type SectionView = Schemas['SectionView'];
export type Lack = Schemas['Lack'];
export type Fault = Lack['what'];
export type CarView = Schemas['CarView'];
export type SeatView = Schemas['SeatView'];
export type PlaceView = Schemas['PlaceView'];
export type PlaceName = PlaceView['place'];
export type Shelf = Schemas['Take']['shelf'];
export type Investor = Schemas['InvestorsView']['present'][number];
/** A change of the own car, what must be chosen before it, and what would come of it. */
export type Prospect = Schemas['Prospect'];
export type View = Schemas['View'];

export const ROWS: readonly RowName[] = ['top', 'bottom'];

/** How many blueprints a hand has room for: so many slots are drawn. */
export const SLOTS = 5;

/** The attributes that investors pay for. */
export const ATTRIBUTES = ['comfort', 'power', 'autonomy'] as const satisfies readonly Icon[];
export type Attribute = (typeof ATTRIBUTES)[number];
