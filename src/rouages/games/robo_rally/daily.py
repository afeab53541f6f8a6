"""The challenge of the day: alone on a ready-made course, counted in registers."""

from __future__ import annotations

from rouages.engine.daily import PERSON, Daily, Figure, Score, Sheet
from rouages.engine.match import Match
from rouages.games.robo_rally.cards.program import REGISTERS
from rouages.games.robo_rally.events.register import Damaged
from rouages.games.robo_rally.factory.courses import COURSES, Course, Rule
from rouages.games.robo_rally.table import Rally
from rouages.games.robo_rally.track import steps

ALONE = {
    Rule.DRAFT_START_OPTION,
    Rule.START_OPTION,
    Rule.FLAGS_RIDE_BELTS,
    Rule.START_DAMAGE,
    Rule.NO_POWER_DOWN,
    Rule.REPAIRS_GIVE_OPTIONS,
}
"""The special rules that mean something to who races alone, and ask for no clock and no coin."""
MOST_TURNS = 60


def score(match: Match) -> Score:
    """Registers until the last flag, else flags; then lives lost and damage taken."""
    table = match.table
    assert isinstance(table, Rally)
    finished = table.ending == "last_flag"
    registers = REGISTERS * (table.turn - 1) + table.register + 1
    flags = Figure("flags", table.touched[PERSON])
    reached = Figure("registers", registers, less=True) if finished else flags
    lost = table.options.lives - table.lives[PERSON]
    damage = sum(isinstance(event, Damaged) for event in match.log.events)
    return Score(finished, (reached, Figure("lives", lost, less=True), Figure("damage", damage, less=True)))


def courses(weekday: int) -> list[str]:
    """The courses that may come on a weekday, Monday being 0."""
    return [name for name, course in COURSES.items() if weekday in weekdays(course)]


def weekdays(course: Course) -> tuple[int, ...]:
    """On which weekdays a course may come: by its level, with special rules on Sundays."""
    if course.category == "beginner":
        return {"easy": (0, 1), "mid": (1, 2, 3), "hard": (3, 4)}[course.level or "easy"]
    if course.category != "expert" or not ALONE.issuperset(course.rules):
        return ()
    return (6,) if course.rules or course.length == "long" else (4, 5)


def sheet(course: str) -> Sheet:
    """Without sand: time is never counted."""
    return Sheet({"course": course, "sand_timer": False, "turn_limit": MOST_TURNS})


DAILY = Daily(
    sheets=tuple(tuple(map(sheet, courses(weekday))) for weekday in range(7)),
    score=score,
    steps=steps,
)
