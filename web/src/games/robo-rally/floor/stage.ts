/** The stage: what the floor and the seats show of a view, each robot at its column and row. */
import type { CourseView, FlagView, RobotView, View } from '../view';
import { cell, type Point } from './geometry';

/** A robot on the stage; `at` is a column and a row, which may lie beyond the edge while it falls. */
export interface Actor extends RobotView {
  at: Point | null;
}

export interface Stage {
  course: CourseView;
  turn: number;
  register: number;
  robots: readonly Actor[];
  flags: readonly FlagView[];
}

/** Whether two factories lie alike, so that what is drawn of one serves the other. */
const alike = (one: CourseView, other: CourseView) =>
  one.id === other.id &&
  one.title === other.title &&
  one.parts.length === other.parts.length &&
  one.parts.every(({ board, turn }, index) => other.parts[index]?.board === board && other.parts[index].turn === turn);

/** Where the robots of a view stand. */
export const placesOf = ({ robots, course }: View): ReadonlyMap<number, Point | null> =>
  new Map(robots.map(({ robot, square }) => [robot, square === null ? null : cell(square, course.width)]));

/** A view as a stage; a factory that has not changed stays the one that is drawn. */
export const staged = (view: View, before?: Stage, places = placesOf(view)): Stage => ({
  course: before && alike(before.course, view.course) ? before.course : view.course,
  turn: view.turn,
  register: view.register,
  robots: view.robots.map((robot) => ({ ...robot, at: places.get(robot.robot) ?? null })),
  flags: view.flags,
});
