"""A course before the race: what its maker looks at, whether it can be raced or not."""

from __future__ import annotations

from msgspec import Struct

from rouages.games.robo_rally.factory.boards import BOARDS
from rouages.games.robo_rally.factory.courses import COURSES, Course
from rouages.games.robo_rally.factory.design import MOST_BOARDS, is_on_the_table
from rouages.games.robo_rally.factory.floor import laid_out
from rouages.games.robo_rally.options import Options
from rouages.games.robo_rally.sight.layout import CourseView, drawn


class CoursePreview(Struct, frozen=True):
    """A course, and its factory if it can be drawn."""

    plan: Course
    factory: CourseView | None


def preview(options: Options) -> CoursePreview | None:
    """The course that these options name."""
    plan = options.own_course or COURSES.get(options.course)
    if plan is None:
        return None
    return CoursePreview(plan, drawn(plan, (), laid_out(plan)) if can_be_drawn(plan) else None)


def can_be_drawn(course: Course) -> bool:
    """Whether there are boards, all known, not too many, all on the table; they may overlap."""
    return 0 < len(course.parts) <= MOST_BOARDS + 1 and all(
        part.board in BOARDS and is_on_the_table(part) for part in course.parts
    )
