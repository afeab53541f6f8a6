"""Courses: which boards lie where, the flags in order, and the special rules."""

from __future__ import annotations

from enum import StrEnum
from importlib.resources import files
from typing import Literal

import msgspec
from msgspec import Struct

from rouages.games.robo_rally.factory.boards import BOARDS, Board


class Rule(StrEnum):
    """A special rule of a course."""

    DRAFT_START_OPTION = "draft_start_option"
    START_OPTION = "start_option_1"
    FLAGS_RIDE_BELTS = "flags_ride_belts"
    LASERS_DOUBLED = "robot_lasers_doubled"
    START_DAMAGE = "start_damage_2"
    NO_POWER_DOWN = "no_power_down"
    REPAIRS_GIVE_OPTIONS = "repairs_give_options"
    TIME_60 = "program_time_60s"
    TIME_30 = "program_time_30s"
    SUPERBOT = "superbot"
    RACER_AND_BLOCKER = "racer_and_blocker"
    COIN_FLIP_ROTATION = "coin_flip_rotation"
    TEAM_PAIRS = "team_pairs_shared_flags"
    TWO_TEAMS = "two_teams_one_winner"
    CAPTURE_THE_FLAG = "capture_the_flag"
    FLAG_CONTROL = "team_flag_control"
    TEAM_ELIMINATION = "team_elimination"


TEAM_RULES = (
    Rule.TEAM_PAIRS,
    Rule.TWO_TEAMS,
    Rule.CAPTURE_THE_FLAG,
    Rule.FLAG_CONTROL,
    Rule.TEAM_ELIMINATION,
)
"""The rules that make teams; a course has at most one of them."""


class Placed(Struct, frozen=True, forbid_unknown_fields=True):
    """A board on the table: the grid square of its north-west corner, and its clockwise turn in degrees."""

    board: str
    x: int
    y: int
    turn: Literal[0, 90, 180, 270] = 0

    @property
    def face(self) -> Board:
        return BOARDS[self.board]

    @property
    def quarters(self) -> int:
        """Its turn in quarters."""
        return self.turn // 90

    @property
    def size(self) -> tuple[int, int]:
        """Its width and height as it lies."""
        return self.face.size(self.quarters)


Category = Literal["beginner", "expert", "team", "own"]
Level = Literal["easy", "mid", "hard"]
Length = Literal["short", "medium", "long"]


class Course(Struct, frozen=True, forbid_unknown_fields=True, cache_hash=True):
    """A course, ready-made or of one's own."""

    boards: tuple[Placed, ...]
    bay: Placed | None = None
    """The docking bay; Capture the Flag has none."""
    flags: tuple[tuple[int, int], ...] = ()
    """The grid squares of the flags, in order."""
    rules: tuple[Rule, ...] = ()
    players: tuple[int, ...] = (2, 3, 4, 5, 6, 7, 8)
    """For how many players it is meant."""
    id: str = "own"
    """The name of a ready-made course."""
    title: str = ""
    """What its maker calls it."""
    category: Category = "own"
    level: Level | None = None
    length: Length | None = None

    @property
    def parts(self) -> tuple[Placed, ...]:
        """The factory boards, then the docking bay."""
        return (*self.boards, self.bay) if self.bay else self.boards

    @property
    def in_teams(self) -> bool:
        """Whether players win together."""
        return any(rule in TEAM_RULES for rule in self.rules)


def _courses() -> dict[str, Course]:
    text = files(__package__).joinpath("courses.json").read_text("utf-8")
    return {course.id: course for course in msgspec.json.decode(text, type=list[Course])}


COURSES = _courses()
"""The ready-made courses by name."""
