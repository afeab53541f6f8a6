/** The boards, one folder a game, each loaded when its table is opened. A game without one is played by its list of options. */
import type { Component } from 'svelte';
import { book, type Book } from '../words/languages';
import type { Catalogue } from '../words/template';
import type { Cast, GameModule, GlanceProps, OptionPictureProps, PositionProps, Primer, Workshop } from './contract';

const folders = import.meta.glob<{ game: GameModule }>('./*/index.ts');

const shops = import.meta.glob<{ workshop: Workshop }>('./*/workshop.ts');

const texts = import.meta.glob<Catalogue>('./*/text/*.json', { import: 'default' });

const looks = import.meta.glob<{ default: Component<GlanceProps> }>('./*/Glance.svelte');

const small = import.meta.glob<{ default: Component<PositionProps> }>('./*/Position.svelte');

const drawn = import.meta.glob<{ default: Component<OptionPictureProps> }>('./*/OptionPicture.svelte');

const figures = import.meta.glob<{ cast: Cast }>('./*/cast.ts');

const taught = import.meta.glob<{ primer: Primer }>('./*/learn/index.ts');

const turns = import.meta.glob<readonly string[]>('./*/learn/turn.ts', { eager: true, import: 'TURN' });

const name = (path: string) => path.split('/')[1]!;

export const boards: Readonly<Record<string, () => Promise<GameModule>>> = Object.fromEntries(
  Object.entries(folders).map(([path, load]) => [name(path), async () => (await load()).game]),
);

/** The labels of a game's own board; the sentences of its records come from the server. */
export const labels = (game: string): Book =>
  book(Object.fromEntries(Object.entries(texts).filter(([path]) => name(path) === game)));

/** The workshops, of the games that have one. */
export const workshops: Readonly<Record<string, () => Promise<Workshop>>> = Object.fromEntries(
  Object.entries(shops).map(([path, load]) => [name(path), async () => (await load()).workshop]),
);

/** What is seen of a table before it is laid, of the games that show it. */
export const glances: Readonly<Record<string, () => Promise<Component<GlanceProps>>>> = Object.fromEntries(
  Object.entries(looks).map(([path, load]) => [name(path), async () => (await load()).default]),
);

/** A position in small, of the games that draw it. */
export const positions: Readonly<Record<string, () => Promise<Component<PositionProps>>>> = Object.fromEntries(
  Object.entries(small).map(([path, load]) => [name(path), async () => (await load()).default]),
);

/** What stands for options, in the games that draw them. */
export const optionPictures: Readonly<Record<string, () => Promise<Component<OptionPictureProps>>>> =
  Object.fromEntries(Object.entries(drawn).map(([path, load]) => [name(path), async () => (await load()).default]));

/** Who can be chosen at the seats, in the games that have a cast. */
export const casts: Readonly<Record<string, () => Promise<Cast>>> = Object.fromEntries(
  Object.entries(figures).map(([path, load]) => [name(path), async () => (await load()).cast]),
);

/** The pictures by which games are taught. */
export const primers: Readonly<Record<string, () => Promise<Primer>>> = Object.fromEntries(
  Object.entries(taught).map(([path, load]) => [name(path), async () => (await load()).primer]),
);

/** The steps of a turn by game, each the end of a key `learn.turn.…` of its catalogue: what one learns first. */
export const firstSteps: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(turns).map(([path, steps]) => [name(path), steps]),
);
