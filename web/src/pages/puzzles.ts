/** Opens the puzzles of all games, or one of them at its board. */
import { nextIn, puzzleAddress, runIn } from '../shell/puzzles/run';
import { statesOf } from '../shell/puzzles/progress';
import { Solving, type PuzzleLine } from '../shell/puzzles/solving.svelte';
import PuzzlePage from '../shell/puzzles/PuzzlePage.svelte';
import PuzzlesPage from '../shell/puzzles/PuzzlesPage.svelte';
import * as house from '../wire/http';
import type { Sayable } from '../words/record';
import type { Words } from '../words/words.svelte';
import { openGame } from './game';
import { mount } from './mounting';

export async function open(target: HTMLElement, words: Words, game: string): Promise<void> {
  const [, , , number] = location.pathname.split('/');
  return number ? openOne(target, words, decodeURIComponent(game), number) : openAll(target, words);
}

async function openAll(target: HTMLElement, words: Words): Promise<void> {
  const [page, solvers, { games, daily }] = await Promise.all([house.puzzles(), house.solvers(), house.games()]);
  await Promise.all(games.map(({ name }) => words.open(`game:${name}`, (language) => house.words(language, name))));
  const bare = games.map(({ name }) => name).filter((name) => !page.shelves.some(({ game }) => game === name));
  mount(PuzzlesPage, { target, props: { words, page, solvers, bare, daily: daily === true } });
}

async function openOne(target: HTMLElement, words: Words, game: string, number: string): Promise<void> {
  const [page, { shelves }, me, solvers] = await Promise.all([
    house.puzzle(game, number),
    house.puzzles(),
    house.me(),
    house.solvers(),
  ]);
  const name = me.name ?? words.t('lobby.guest');
  const solving = new Solving(page, lineOf(game, number), words, await openGame(words, game), name);
  const run = runIn(location.search);
  const shelf = shelves.find((each) => each.game === game)!;
  const points = () => (solving.solver ?? solvers.games[game])?.points ?? solvers.start;
  const next = () => {
    const card = nextIn(shelf, run, page.card.number, statesOf(game), points());
    return card && puzzleAddress(game, card.number, run);
  };
  mount(PuzzlePage, { target, props: { solving, next } });
}

const lineOf = (game: string, number: string): PuzzleLine => ({
  stand: (answers) => house.tryPuzzle(game, number, answers),
  why: async (answers, choice) => {
    const { reason, rule } = await house.whyInPuzzle(game, number, answers, choice);
    return reason === null ? null : { record: reason as Sayable, rule };
  },
  solution: async () => (await house.solutionOf(game, number)).answers,
  playOn: async (answers) => {
    location.assign(`/table/${(await house.playPuzzleOn(game, number, answers)).id}`);
  },
  rules: async (language) => (await house.rules(language, game)).sections,
});
