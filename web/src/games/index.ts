/** The boards, one folder a game, each loaded when its table is opened. A game without one is played by its list of options. */
import type { GameModule } from './contract';

const folders = import.meta.glob<{ game: GameModule }>('./*/index.ts');

const name = (path: string) => path.split('/')[1]!;

export const boards: Readonly<Record<string, () => Promise<GameModule>>> = Object.fromEntries(
  Object.entries(folders).map(([path, load]) => [name(path), async () => (await load()).game]),
);
