/** Courses that are kept in this browser, and the one that is being drawn. */
import type { Course } from './sketch';

export interface Kept {
  id: string;
  course: Course;
}

const COURSES = 'rouages.robo-rally.courses';
const DRAFT = 'rouages.robo-rally.draft';

function read<Value>(key: string, otherwise: Value): Value {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as Value | null) ?? otherwise;
  } catch {
    return otherwise;
  }
}

/** Whether the browser has kept it: some keep nothing, or not so much. */
function write(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

export const courses = (): readonly Kept[] => read<readonly Kept[]>(COURSES, []);

const fresh = () => `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`;

/** Keeps a course in the place of the one with this id, or as another; none if the browser refuses. */
export function keep(course: Course, id: string | null): Kept | null {
  const kept = { id: id ?? fresh(), course };
  const others = courses();
  const place = others.findIndex((each) => each.id === kept.id);
  return write(COURSES, place < 0 ? [...others, kept] : others.with(place, kept)) ? kept : null;
}

export const forget = (id: string) =>
  write(
    COURSES,
    courses().filter((each) => each.id !== id),
  );

/** What was on the drawing table when the page was left. */
export const draft = () => read<{ course: Course; id: string | null } | null>(DRAFT, null);

export const keepDraft = (course: Course, id: string | null) => write(DRAFT, { course, id });
