/** What a square does, in words: its title, and a sentence for each thing on it. */
import type { Speaker } from '../../../words/speaker';
import type { Stage } from './stage';
import type { CourseView, Square, Terrain } from '../view';
import { at, beside, cell, DIRECTIONS, isBelt, opposite, quarters, terrain, walled } from './geometry';

export interface SquareWords {
  title: string;
  sentences: string[];
}

export interface Telling {
  stage: Stage;
  speaker: Speaker;
  /** What to call the robot of a seat. */
  name: (robot: number) => string;
}

export function describe({ stage, speaker, name }: Telling, square: Square): SquareWords {
  const { course } = stage;
  const here = at(course, square);
  const place = cell(square, course.width);
  const spot = { column: place.x + 1, row: place.y + 1 };
  if (!here) return { title: speaker.text('rally.nowhere', spot), sentences: [] };
  const kind = terrain(here);
  const title = isBelt(here)
    ? speaker.text('rally.heading', { terrain: kind, direction: here.out })
    : here.dock
      ? speaker.text('rally.dock', { dock: here.dock })
      : speaker.word('terrain', kind);
  const sentences = [
    ...robots(stage, square, speaker, name),
    ...flags(stage, square, speaker),
    ...(kind === 'floor' ? [] : [helpOf(course, kind, speaker)]),
    ...belt(stage, square, speaker),
    ...(here.pushers ?? []).map(([side, registers]) =>
      speaker.text('rally.pusher', { side, registers, direction: opposite(side) }),
    ),
    ...beams(stage, square, speaker),
    ...walls(stage, square, speaker),
    ...archives(stage, square, speaker, name),
  ];
  if (!sentences.length) sentences.push(speaker.text('terrain.floor.help'));
  return { title, sentences: [...sentences, speaker.text('rally.spot', spot)] };
}

/** What a kind of square does on this course. */
export const helpOf = ({ rules }: CourseView, kind: Terrain, speaker: Speaker): string =>
  kind.startsWith('wrench') && rules.includes('repairs_give_options')
    ? speaker.word('rule', 'repairs_give_options')
    : speaker.text(`terrain.${kind}.help`);

/** The same as one line, for the ear. */
export const spoken = ({ title, sentences }: SquareWords) => [`${title}.`, ...sentences].join(' ');

function robots({ robots, course }: Stage, square: Square, speaker: Speaker, name: Telling['name']): string[] {
  const { x, y } = cell(square, course.width);
  return robots
    .filter(({ at: place }) => place?.x === x && place.y === y)
    .map((robot) =>
      speaker.text(robot.down ? 'rally.stands_down' : 'rally.stands', {
        robot: name(robot.robot),
        direction: robot.facing,
      }),
    );
}

const flags = ({ flags }: Stage, square: Square, speaker: Speaker) =>
  flags.filter((flag) => flag.square === square).map(({ number }) => speaker.text('rally.flag_here', { number }));

const archives = ({ robots }: Stage, square: Square, speaker: Speaker, name: Telling['name']) =>
  robots
    .filter((robot) => robot.archive === square && robot.status !== 'out')
    .map(({ robot }) => speaker.text('rally.archive_here', { robot: name(robot) }));

/** Where a belt leads, where that is not another square of floor, and whom it turns. */
function belt({ course }: Stage, square: Square, speaker: Speaker): string[] {
  const here = at(course, square);
  if (!here || !isBelt(here)) return [];
  const out = here.out ?? 0;
  const next = beside(course, square, out);
  const turns = (here.entries ?? []).flatMap((side): string[] => {
    const turn = quarters(opposite(side), out);
    return turn === 1 || turn === 3
      ? [speaker.text(turn === 1 ? 'rally.turns_right' : 'rally.turns_left', { side })]
      : [];
  });
  if (walled(course, square, out)) return [...turns, speaker.text('rally.to_wall')];
  if (next === null) return [...turns, speaker.text('rally.to_edge')];
  return terrain(at(course, next)) === 'pit' ? [...turns, speaker.text('rally.to_pit')] : turns;
}

const beams = ({ course }: Stage, square: Square, speaker: Speaker) =>
  course.beams
    .filter(({ path }) => path.includes(square))
    .map(({ count, direction }) => speaker.text('rally.beam', { count, direction }));

function walls({ course }: Stage, square: Square, speaker: Speaker): string[] {
  const sides = DIRECTIONS.filter((side) => walled(course, square, side));
  return sides.length ? [speaker.text('rally.walls', { sides, count: sides.length })] : [];
}
