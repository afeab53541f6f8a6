"""Where a program takes a robot that is alone in the factory, by the real rules."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct
from msgspec.structs import replace

from rouages.engine.chance import Rng
from rouages.games.robo_rally.cards.option import CRAB_LEGS, DUAL_PROCESSOR
from rouages.games.robo_rally.cards.program import NO_CARD, REGISTERS, Card
from rouages.games.robo_rally.conveyors import ActivatePushers, TurnGears, run_belts
from rouages.games.robo_rally.events.register import Carried, Moved, PushedByBoard
from rouages.games.robo_rally.factory.boards import Direction
from rouages.games.robo_rally.factory.courses import Course
from rouages.games.robo_rally.factory.floor import BELT, EXPRESS, Square
from rouages.games.robo_rally.lasers import fire
from rouages.games.robo_rally.movement import execute
from rouages.games.robo_rally.options import Options
from rouages.games.robo_rally.setup import setup
from rouages.games.robo_rally.table import Rally

ALONE = 0


class Walk(Struct, frozen=True, gc=False):
    """What one register does to a lone robot."""

    square: Square
    """Where it ends, or OFF_BOARD if it is destroyed: bots look at it too often for anything but a number."""
    facing: Direction
    damage: int
    moved: tuple[Square, ...]
    """The squares it drives over."""
    carried: tuple[Square, ...]
    """The squares over which the board takes it."""


@lru_cache(maxsize=16)
def idle_factories(course: Course, turned: tuple[int, ...]) -> list[Rally]:
    """Empty factories to walk on again; whoever walks takes one out, so that nobody else walks there."""
    return [empty_factory(course, turned)]


def empty_factory(course: Course, turned: tuple[int, ...]) -> Rally:
    """A table with one robot and nothing else."""
    plain = replace(course, rules=(), flags=())
    table = setup(Options(own_course=plain), 1, Rng(b"walk"))
    table.turned = turned
    table.stop()
    return table


@lru_cache(maxsize=1 << 17)
def walk(
    course: Course,
    turned: tuple[int, ...],
    register: int,
    square: Square,
    facing: Direction,
    card: Card,
    side_card: Card = NO_CARD,
    turn_card: Card = NO_CARD,
) -> Walk:
    """Execute one card and let the board act, lasers included."""
    idle = idle_factories(course, turned)
    try:
        table = idle.pop()
    except IndexError:
        table = empty_factory(course, turned)
    _put(table, square, facing)
    table.register = register
    table.registers[ALONE] = [card] * REGISTERS
    table.side_cards[register], table.turn_cards[register] = side_card, turn_card
    table.held[ALONE] = (CRAB_LEGS if side_card != NO_CARD else 0) | (
        DUAL_PROCESSOR if turn_card != NO_CARD else 0
    )
    execute(table, ALONE)
    table.held[ALONE] = 0
    _let_the_board_act(table)
    found = Walk(
        table.square[ALONE],
        table.facing[ALONE],
        table.damage[ALONE],
        _crossed(table, Moved),
        _crossed(table, Carried, PushedByBoard),
    )
    idle.append(table)
    return found


def _put(table: Rally, square: Square, facing: Direction) -> None:
    """The robot as good as new on a square, and nothing told yet."""
    table.news.clear()
    table.square[ALONE], table.facing[ALONE] = square, facing
    table.damage[ALONE] = table.locks[ALONE] = 0


def _let_the_board_act(table: Rally) -> None:
    run_belts(table, EXPRESS)
    run_belts(table, BELT)
    ActivatePushers().run(table)
    TurnGears().run(table)
    fire(table)
    table.wrecks.clear()
    table.discard.clear()


def _crossed(table: Rally, *kinds: type[Moved | Carried | PushedByBoard]) -> tuple[Square, ...]:
    """The squares of these events; the last may lie beyond the edge, where there is none."""
    events = [event for event in table.news if isinstance(event, kinds)]
    return tuple(event.square for event in events if event.square is not None)
