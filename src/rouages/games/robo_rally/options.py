"""How a race can be varied: the course, and the readings of the rules that players argue about."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from rouages.engine.forms import FINE, Cogs
from rouages.games.robo_rally.cards.option import OptionCard
from rouages.games.robo_rally.factory.boards import Terrain
from rouages.games.robo_rally.factory.courses import COURSES, Course, Rule
from rouages.games.robo_rally.factory.design import check_course
from rouages.games.robo_rally.factory.refusals import (
    FourLives,
    NoRanking,
    NotSoMany,
    OnlyForThese,
    OptionCardsNeeded,
    TooFewOptionCards,
    UnknownCourse,
    WrongTurnLimit,
)

MOST_TURNS = 1000


class CourseFacts(Struct, frozen=True, tag=True):
    """What one wants to know of a ready-made course before choosing it."""

    level: str
    """How hard it is, or whom it is for."""
    length: str | None
    players: str
    group: str
    """The heading under which it is listed."""
    flags: int
    pits: int
    lasers: int
    """Those that hang on walls."""
    pushers: int
    express: int
    """Squares of express belts."""


def facts(course: Course) -> CourseFacts:
    least, most = course.players[0], course.players[-1]
    gapless = most - least + 1 == len(course.players)
    cells = [cell for part in course.parts for row in part.face.rows for cell in row]
    return CourseFacts(
        level=course.level or course.category,
        length=course.length,
        players=f"{least}–{most}" if gapless else ", ".join(map(str, course.players)),
        group=f"courses.{course.category}",
        flags=len(course.flags),
        pits=sum(cell.terrain is Terrain.PIT for cell in cells),
        lasers=sum(count for cell in cells for _, count in cell.lasers),
        pushers=sum(len(cell.pushers) for cell in cells),
        express=sum(cell.terrain is Terrain.EXPRESS for cell in cells),
    )


COGS = {"easy": Cogs(1, 4), "mid": Cogs(2, 4), "hard": Cogs(3, 4), "expert": Cogs(4, 4)}

CourseName = Annotated[
    str,
    Meta(
        extra={
            "choices": tuple(COURSES),
            "about": tuple(map(facts, COURSES.values())),
            "cogs": tuple(COGS.get(facts(course).level) for course in COURSES.values()),
            "seats": tuple(course.players for course in COURSES.values()),
        }
    ),
]
"""The name of a ready-made course; a form offers them all."""
OwnCourse = Annotated[Course | None, Meta(extra={"replaces": "course"})]
"""A course as data; a form asks for it as a file."""


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """How a match is varied."""

    course: CourseName = "risky-exchange"
    own_course: OwnCourse = None
    any_number: Annotated[bool, FINE] = False
    lives: Annotated[Literal[3, 4], FINE] = 3
    play_on: Annotated[bool, FINE] = False
    option_cards: bool = True
    left_out: Annotated[tuple[OptionCard, ...], FINE] = ()
    sand_timer: bool = True
    next_flag: Annotated[Literal["phase", "turn"], FINE] = "phase"
    reentry_damage: Annotated[Literal["two", "added"], FINE] = "two"
    down_robots_fire: Annotated[bool, FINE] = False
    down_robots_draw: Annotated[bool, FINE] = False
    ties: Annotated[Literal["dock", "lot"], FINE] = "dock"
    turn_limit: Annotated[int, FINE] = 200


def course_of(options: Options) -> Course:
    """The course that is raced."""
    return options.own_course or COURSES[options.course]


def check(options: Options, players: int) -> None:
    """Refuse a course that does not exist, does not lie well or is not for so many players."""
    if options.own_course is not None:
        check_course(options.own_course)
    elif options.course not in COURSES:
        raise UnknownCourse(course=options.course, known=", ".join(COURSES))
    course = course_of(options)
    _check_players(options, course, players)
    if options.lives > 3 and players < 5:
        raise FourLives(players=players)
    if options.play_on and (course.in_teams or {Rule.SUPERBOT, Rule.RACER_AND_BLOCKER} & set(course.rules)):
        raise NoRanking()
    if not 0 < options.turn_limit <= MOST_TURNS:
        raise WrongTurnLimit(turns=options.turn_limit, most=MOST_TURNS)
    _check_option_cards(options, course, players)


def _check_players(options: Options, course: Course, players: int) -> None:
    forced = course.in_teams or Rule.RACER_AND_BLOCKER in course.rules
    if players in course.players or (not forced and (players == 1 or options.any_number)):
        return
    least, most = course.players[0], course.players[-1]
    if course.players == tuple(range(least, most + 1)):
        raise NotSoMany(least=least, most=most, players=players)
    raise OnlyForThese(meant=", ".join(map(str, course.players)), players=players)


def _check_option_cards(options: Options, course: Course, players: int) -> None:
    each = 3 if Rule.DRAFT_START_OPTION in course.rules else 1 if Rule.START_OPTION in course.rules else 0
    if not options.option_cards and (each or Rule.REPAIRS_GIVE_OPTIONS in course.rules):
        raise OptionCardsNeeded()
    left = len(OptionCard) - len(set(options.left_out))
    if left < each * players:
        raise TooFewOptionCards(needed=each * players, left=left)
