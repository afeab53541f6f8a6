"""How good things look: for each option at first sight, and for a whole position."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import exp
from typing import Any

from rouages.engine.agenda import Decision, Seat, answer, asked, pending
from rouages.engine.copying import copy_table
from rouages.engine.judgement import chance_among
from rouages.games.robo_rally.cards.option import CIRCUIT_BREAKER, OptionSet
from rouages.games.robo_rally.cards.program import CARD_OF, FORWARD
from rouages.games.robo_rally.ending import outcome
from rouages.games.robo_rally.factory.boards import DIRECTIONS
from rouages.games.robo_rally.judgement.distance import distances, leg
from rouages.games.robo_rally.judgement.goals import goals
from rouages.games.robo_rally.judgement.planner import card_values
from rouages.games.robo_rally.left_overs import Place, StoreCard, TakeFromFlywheel
from rouages.games.robo_rally.power import AnnouncePowerDown, PowerDown
from rouages.games.robo_rally.programming import Program
from rouages.games.robo_rally.reentry import ChooseFacing, ChooseSquare
from rouages.games.robo_rally.revealing import Yes
from rouages.games.robo_rally.table import Phase, Rally, Robot, Status

LIFE = 1.0
"""What a life is worth, in cards: these are as the winners of greedy duels on eleven courses suggest."""
OPTION = 1.0
"""What an option card is worth."""
FLAG = 2.5
"""What a flag that was touched is worth, beyond the way to it."""
WRECK = 4.0
"""What it costs to be off the board until the next turn."""
REST = 6.0
"""What it costs to be powered down for a turn."""
WOUNDS = (0.0, 1.9, 3.8, 5.7, 7.5, 8.0, 8.5, 9.2, 10.0, 12.0)
"""What damage costs, in cards; with more than four a robot will rest."""
TIRED = 5
"""With so much damage a robot powers down."""
SPREAD = 4.5
"""The lead, in cards, that makes a robot e times as likely to win."""
SOLO = 40.0
LONGEST = 80
"""So many answers are looked ahead at most."""
WORST = -1000.0


def weigh(table: Rally, decision: Decision[Any, Any], options: Sequence[Any]) -> Sequence[float]:
    """How good each option looks at first sight: by planning, by a rule of thumb, or by looking ahead."""
    match decision:
        case Program(robot=robot):
            return program_values(table, robot, options)
        case AnnouncePowerDown(robot=robot):
            tired = table.damage[robot] - TIRED + 0.5
            return [tired if isinstance(option, PowerDown) else 0.0 for option in options]
        case ChooseSquare(robot=robot):
            return [-way(table, robot, option.square, None) for option in options]
        case ChooseFacing(robot=robot):
            return [-way(table, robot, table.square[robot], option.direction) for option in options]
        case TakeFromFlywheel() | StoreCard():
            return [left_over_value(option) for option in options]
    if table.phase in (Phase.SETUP, Phase.DEAL, Phase.PROGRAM):
        usual = decision.default(table)
        return [1.0 if option == usual else 0.0 for option in options]
    return [foresee(table, decision.seat, option) for option in options]


def left_over_value(option: Any) -> float:
    """The farther a card moves, the better it is to keep; one more in the hand never hurts."""
    if isinstance(option, Place):
        return float(FORWARD[CARD_OF[option.priority]])
    return 1.0 if isinstance(option, Yes) else 0.0


def program_values(table: Rally, robot: Robot, options: Sequence[Any]) -> list[float]:
    """The best end of the turn with each card."""
    values = card_values(table, robot)
    return [values[CARD_OF[option.priority]] if isinstance(option, Place) else WORST for option in options]


def foresee(table: Rally, seat: Seat, option: Any) -> float:
    """How a seat stands at the end of the turn if all else is left to defaults."""
    world: Rally = copy_table(table)
    turn = world.turn
    answer(world, seat, option)
    for _ in range(LONGEST):
        others = pending(world)
        if not others or world.turn != turn:
            break
        decision: Any = asked(world, others[0])
        answer(world, others[0], decision.default(world))
    return evaluate(world, seat)


def way(table: Rally, robot: Robot, square: int, facing: int | None) -> float:
    """What is left of the race from here, in cards."""
    targets = [target for target in goals(table, robot) if target >= 0]
    if not targets or square < 0:
        return 0.0
    course, turned = table.course, table.turned
    prices = distances(course, turned, targets[0])
    facings = DIRECTIONS if facing is None else (facing,)
    first = min(prices[square * 4 + each] for each in facings)
    return first + sum(leg(course, turned, start, target) for start, target in pairwise(targets))


def hope(table: Rally, robot: Robot) -> float:
    """How well a robot stands: flags, the way that is left, damage, lives and option cards."""
    status = table.status[robot]
    if status == Status.HOME:
        return 100.0 - table.place[robot]
    if status == Status.OUT:
        return -200.0
    worth = LIFE * table.lives[robot] + OPTION * good_options(table.held[robot]) + FLAG * table.touched[robot]
    square = table.square[robot]
    if square >= 0:
        return worth - way(table, robot, square, table.facing[robot]) - strain(table, robot)
    return worth - way(table, robot, table.archive[robot], None) - WRECK - WOUNDS[2]


def strain(table: Rally, robot: Robot) -> float:
    """What damage costs a robot, or the turn that it rests to be rid of it."""
    rests = table.announced[robot] or (table.down[robot] and not table.register)
    return REST if rests else WOUNDS[table.damage[robot]]


def good_options(held: OptionSet) -> int:
    """How many option cards help."""
    return (held & ~CIRCUIT_BREAKER).bit_count()


def evaluate(table: Rally, seat: Seat) -> float:
    """How well a seat stands against the others, from 0 to 1."""
    if table.ending:
        return 1.0 if outcome(table).places[seat] == 1 else 0.0
    by_team: dict[int, float] = {}
    for robot, team in enumerate(table.team):
        if not table.is_blocker(robot):
            by_team[team] = max(by_team.get(team, -1000.0), hope(table, robot))
    mine = by_team[table.team[seat]]
    if len(by_team) > 1:
        return chance_among([*by_team.values()], [*by_team].index(table.team[seat]), SPREAD)
    return exp(min(0.0, mine - LIFE * table.options.lives - FLAG * len(table.flag_square)) / SOLO)
