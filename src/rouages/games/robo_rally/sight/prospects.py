"""Where a program leads, and at whom a weapon is aimed: what the seat that is asked could find out itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from rouages.engine.agenda import Choice, Decision
from rouages.games.robo_rally.cards.option import CRAB_LEGS, DUAL_PROCESSOR, OptionCard
from rouages.games.robo_rally.cards.program import ALIKE, CARD_OF, NO_CARD
from rouages.games.robo_rally.factory.boards import Direction
from rouages.games.robo_rally.factory.floor import Square
from rouages.games.robo_rally.lasers import ChooseWeapon, Weapon, in_line, pierced
from rouages.games.robo_rally.left_overs import Place
from rouages.games.robo_rally.programming import Program
from rouages.games.robo_rally.table import Phase, Rally, Robot
from rouages.games.robo_rally.trace import Walk, walk
from rouages.games.robo_rally.weapons import target


class Way(Struct, frozen=True):
    """What one register does to a robot that is alone in the factory."""

    square: Square | None
    """Where it ends; None if it is destroyed."""
    facing: Direction
    damage: int
    moved: tuple[Square, ...]
    """The squares it drives over."""
    carried: tuple[Square, ...]
    """The squares over which the board takes it."""


class Route(Struct, frozen=True):
    """Where a robot's program so far would take it, register by register, until it is destroyed."""

    robot: Robot
    ways: tuple[Way, ...]


class Prospects(Struct, frozen=True):
    """What a seat's programs would do if there were no other robots; in a register, at whom it may fire."""

    routes: tuple[Route, ...]
    """One for each robot of the seat."""
    options: tuple[Way | None, ...]
    """What each option would do in the register that wants a card; None where it is no card."""
    targets: tuple[tuple[Robot, ...], ...] = ()
    """At whom each option fires as all stand now, where one is asked what to fire."""


def prospects(table: Rally, decision: Decision[Any, Any], options: Sequence[Choice]) -> Prospects | None:
    """Foretold as long as programs are laid, and before a weapon is chosen."""
    if isinstance(decision, ChooseWeapon):
        targets = tuple(_targets(table, decision.robot, option) for option in options)
        return Prospects((), (None,) * len(options), targets)
    if table.phase is not Phase.PROGRAM:
        return None
    traces = {robot: trace(table, robot) for robot in table.robots_of(decision.seat)}
    routes = tuple(Route(robot, tuple(map(_way, walks))) for robot, walks in traces.items())
    if not isinstance(decision, Program):
        return Prospects(routes, (None,) * len(options))
    before = traces[decision.robot]
    return Prospects(routes, tuple(_next_way(table, decision, before, option) for option in options))


def trace(table: Rally, robot: Robot) -> list[Walk]:
    """The walks of the registers that are filled, up to the first that is not."""
    found: list[Walk] = []
    square, facing = table.square[robot], table.facing[robot]
    for register, card in enumerate(table.registers[robot]):
        if card == NO_CARD or square < 0:
            break
        held = table.held[robot]
        side = table.side_cards[register] if held & CRAB_LEGS else NO_CARD
        turn = table.turn_cards[register] if held & DUAL_PROCESSOR else NO_CARD
        step = walk(table.course, table.turned, register, square, facing, ALIKE[card], side, turn)
        square, facing = step.square, step.facing
        found.append(step)
    return found


def _next_way(table: Rally, decision: Program, before: list[Walk], option: Choice) -> Way | None:
    square = before[-1].square if before else table.square[decision.robot]
    facing = before[-1].facing if before else table.facing[decision.robot]
    if not isinstance(option, Place) or square < 0:
        return None
    card = ALIKE[CARD_OF[option.priority]]
    return _way(walk(table.course, table.turned, decision.register - 1, square, facing, card))


def _targets(table: Rally, robot: Robot, option: Choice) -> tuple[Robot, ...]:
    match option:
        case Weapon(None):
            return tuple(in_line(table, robot))
        case Weapon(OptionCard.HIGH_POWER_LASER):
            return tuple(pierced(table, robot))
        case _:
            return (target(table, robot),)


def _way(step: Walk) -> Way:
    square = step.square if step.square >= 0 else None
    return Way(square, step.facing, step.damage, step.moved, step.carried)
