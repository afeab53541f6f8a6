"""Checking a course of one's own: the first thing that is wrong with it is refused in one sentence."""

from __future__ import annotations

from rouages.games.robo_rally.factory.boards import BAYS, FACTORIES, Terrain
from rouages.games.robo_rally.factory.courses import TEAM_RULES, Course, Placed, Rule
from rouages.games.robo_rally.factory.floor import Floor, laid_out
from rouages.games.robo_rally.factory.refusals import (
    BayCutOff,
    BoardsOverlap,
    FlagCutOff,
    FlagOnDock,
    FlagOnPit,
    FlagOutside,
    FlagsTogether,
    FlagsUnwanted,
    NoBay,
    OffTheTable,
    RulesClash,
    RuleTwice,
    UnknownBay,
    UnknownBoard,
    WrongBoardCount,
    WrongCapture,
    WrongFlagCount,
    WrongHomes,
    WrongNumbers,
)

LARGEST = 60
"""The longest side of a course, in squares."""
MOST_BOARDS = 9
MOST_FLAGS = 8
CLASHES = (
    (Rule.TIME_30, Rule.TIME_60),
    (Rule.START_OPTION, Rule.DRAFT_START_OPTION),
    (Rule.SUPERBOT, Rule.RACER_AND_BLOCKER),
    (Rule.CAPTURE_THE_FLAG, Rule.COIN_FLIP_ROTATION),
    (Rule.CAPTURE_THE_FLAG, Rule.FLAGS_RIDE_BELTS),
    *((rule, team) for rule in (Rule.SUPERBOT, Rule.RACER_AND_BLOCKER) for team in TEAM_RULES),
    *((one, other) for number, one in enumerate(TEAM_RULES) for other in TEAM_RULES[:number]),
)
"""Special rules that do not go together."""


def check_course(course: Course) -> None:
    """Boards, their places, special rules, flags, docking bay."""
    _check_boards(course)
    _check_places(course)
    _check_rules(course)
    _check_bay(course)
    _check_flags(course)


def is_on_the_table(part: Placed) -> bool:
    """Whether a board lies within the largest course."""
    width, height = part.size
    return 0 <= part.x <= LARGEST - width and 0 <= part.y <= LARGEST - height


def _check_boards(course: Course) -> None:
    if not 1 <= len(course.boards) <= MOST_BOARDS:
        raise WrongBoardCount(count=len(course.boards), most=MOST_BOARDS)
    for part in course.boards:
        if part.board not in FACTORIES:
            raise UnknownBoard(board=part.board, known=", ".join(FACTORIES))
    if course.bay and course.bay.board not in BAYS:
        raise UnknownBay(board=course.bay.board, known=", ".join(BAYS))


def _check_places(course: Course) -> None:
    covered: dict[tuple[int, int], Placed] = {}
    for part in course.parts:
        if not is_on_the_table(part):
            raise OffTheTable(board=part.board, size=LARGEST)
        width, height = part.size
        for x in range(part.x, part.x + width):
            for y in range(part.y, part.y + height):
                if (x, y) in covered:
                    raise BoardsOverlap(first=covered[x, y].board, second=part.board)
                covered[x, y] = part


def _check_rules(course: Course) -> None:
    rules = course.rules
    for rule in rules:
        if rules.count(rule) > 1:
            raise RuleTwice(rule=rule)
    for first, second in CLASHES:
        if first in rules and second in rules:
            raise RulesClash(first=first, second=second)
    numbers = (4, 6, 8) if course.in_teams else (2, 3, 4, 5, 6, 7, 8)
    if Rule.RACER_AND_BLOCKER in rules:
        numbers = (2, 3, 4)
    if not course.players or not set(course.players) <= set(numbers):
        raise WrongNumbers(known=", ".join(map(str, numbers)))
    if Rule.CAPTURE_THE_FLAG in rules:
        _check_capture(course)


def _check_capture(course: Course) -> None:
    if course.bay or len(course.boards) != 2 or len(course.flags) != 2:
        raise WrongCapture()
    first, second = course.boards
    if (abs(first.x - second.x), abs(first.y - second.y)) not in ((12, 0), (0, 12)):
        raise WrongCapture()


def _check_bay(course: Course) -> None:
    if course.bay is None:
        if Rule.CAPTURE_THE_FLAG not in course.rules:
            raise NoBay()
        return
    floor = laid_out(course)
    bay = len(course.boards)
    ahead = [
        floor.step[square * 4 + floor.dock_facing] for square in floor.squares if floor.board[square] == bay
    ]
    if not any(square >= 0 and floor.board[square] != bay for square in ahead):
        raise BayCutOff()


def _check_flags(course: Course) -> None:
    if Rule.TEAM_ELIMINATION in course.rules:
        if course.flags:
            raise FlagsUnwanted()
    elif not 1 <= len(course.flags) <= MOST_FLAGS:
        raise WrongFlagCount(count=len(course.flags), most=MOST_FLAGS)
    if len(set(course.flags)) != len(course.flags):
        raise FlagsTogether()
    for quarters in range(4) if Rule.COIN_FLIP_ROTATION in course.rules else range(1):
        floor = laid_out(course, (quarters,) * len(course.boards))
        for number, (x, y) in enumerate(course.flags, start=1):
            _check_flag(floor, number, x, y)
    if Rule.CAPTURE_THE_FLAG in course.rules:
        floor = laid_out(course)
        if [floor.board[y * floor.width + x] for x, y in course.flags] != [0, 1]:
            raise WrongHomes()
    if Rule.COIN_FLIP_ROTATION not in course.rules:
        _check_ways(course, laid_out(course))


def _check_flag(floor: Floor, number: int, x: int, y: int) -> None:
    inside = 0 <= x < floor.width and 0 <= y < floor.height
    cell = floor.cells[y * floor.width + x] if inside else None
    if cell is None:
        raise FlagOutside(flag=number)
    if cell.terrain is Terrain.PIT:
        raise FlagOnPit(flag=number)
    if cell.dock:
        raise FlagOnDock(flag=number)


def _check_ways(course: Course, floor: Floor) -> None:
    """A flag that no step leads to from the docks, or from the other flag, can never be touched."""
    flags = [y * floor.width + x for x, y in course.flags]
    found = set(floor.docks or flags[:1])
    waiting = list(found)
    while waiting:
        square = waiting.pop()
        for next_square in floor.step[square * 4 : square * 4 + 4]:
            if next_square >= 0 and next_square not in found and not floor.pit[next_square]:
                found.add(next_square)
                waiting.append(next_square)
    for number, flag in enumerate(flags, start=1):
        if flag not in found:
            raise FlagCutOff(flag=number)
